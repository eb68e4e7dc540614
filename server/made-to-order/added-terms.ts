import type { Deps } from '../deps.ts'
import type { LabelJob } from '../engine/label-job.ts'
import { loadScreens } from '../screening/index.ts'

/** Lists the refused terms that operators added, for the thread that checks lists of labels. */
export async function listAddedTerms({ db }: Pick<Deps, 'db'>): Promise<LabelJob['addedTerms']> {
  const { addedTerms } = await loadScreens(db)
  return addedTerms.map(({ phrase, kind, wayOn = null }) => ({ phrase, kind, wayOn }))
}
