import type { Deps } from '../../deps.ts'
import { listLostDrawings, returnCredits } from './drawings.ts'

const BATCH = 50
// When a drawing counts as lost, in ms. The time limits of model and engine add up to two minutes.
const LOST_AFTER_MS = 3 * 60_000

/** Returns the credits of drawings whose process died. If the picture was finished after all, the visitor keeps both. */
export async function returnLostCredits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const lost = await listLostDrawings(db, new Date(now().getTime() - LOST_AFTER_MS), BATCH)
  for (const id of lost) await returnCredits(db, id, now())
  return lost.length
}
