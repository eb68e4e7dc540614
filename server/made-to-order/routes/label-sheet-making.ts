import type { Context } from 'hono'
import type { LabelSheetRequest } from '../../../contract/label-sheet.ts'
import type { Deps } from '../../deps.ts'
import type { LabelJob } from '../../engine/label-job.ts'
import type { LabelResult } from '../../engine/label-thread.ts'
import { loadTextScreeners } from '../../screening/index.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'

export type LabelDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret' | 'engine'>

/**
 * The result that is requested for a list of labels. `facts` is a summary, `whole` is a PDF of all rows, and `rest` is a PDF without the
 * refused rows.
 */
type SheetPart = 'facts' | 'whole' | 'rest'

/** Checks or prints a list of labels, for both the JSON routes and the form. Stores nothing. */
export function createLabelSheetMaker(deps: LabelDeps) {
  const limit = createCallLimit(deps, 'label-sheets')
  return async (
    c: Context,
    request: LabelSheetRequest,
    want: SheetPart,
  ): Promise<LabelResult | TooManyCalls> => {
    const call = await limit(c)
    return call.ok ? deps.engine.labelSheet({ request, want, addedTerms: await listAddedTerms(deps) }) : call
  }
}

/** Lists the refused terms that operators added. They are passed to the worker thread that checks the labels. */
async function listAddedTerms({ db }: Pick<Deps, 'db'>): Promise<LabelJob['addedTerms']> {
  const { addedTerms } = await loadTextScreeners(db)
  return addedTerms.map(({ phrase, kind, wayOn = null }) => ({ phrase, kind, wayOn }))
}
