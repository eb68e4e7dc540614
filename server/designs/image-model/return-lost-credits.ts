import type { Deps } from '../../deps.ts'
import { listLostDrawings, returnCredits } from './drawings.ts'

const BATCH = 50
// The model's time limit and the engine's together are two minutes.
const LOST_AFTER_MS = 3 * 60_000

/** Gives back the credits of drawings whose process died. Where the picture came all the same, the visitor keeps both. */
export async function returnLostCredits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const lost = await listLostDrawings(db, new Date(now().getTime() - LOST_AFTER_MS), BATCH)
  for (const id of lost) await returnCredits(db, id, now())
  return lost.length
}
