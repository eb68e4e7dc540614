import type { Deps } from '../../deps.ts'
import { listUnfinishedDrawings, refundDrawingCredits } from './drawings.ts'

const BATCH = 50
// The age in ms after which an unfinished drawing counts as lost. The time limits of model and engine together are less than two minutes.
const LOST_AFTER_MS = 3 * 60_000

/** Returns the credits of drawings whose process died. If the picture is finished later, the visitor keeps it and the credits. */
export async function refundUnfinishedDrawings({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const lost = await listUnfinishedDrawings(db, new Date(now().getTime() - LOST_AFTER_MS), BATCH)
  for (const id of lost) await refundDrawingCredits(db, id, now())
  return lost.length
}
