import type { Deps } from '../../deps.ts'
import { listUnfinishedDrawings, refundDrawingCredits } from './drawings.ts'

const BATCH_SIZE = 50
// The age in ms from which an unfinished drawing counts as lost. It is longer than the time limits of model and engine together, which are
// less than two minutes.
const LOST_AFTER_MS = 3 * 60_000

/**
 * Gives back the credits of drawings whose process has died. If a drawing is finished after all, the visitor keeps both the picture and the
 * credits.
 */
export async function refundUnfinishedDrawings({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const lost = await listUnfinishedDrawings(db, new Date(now().getTime() - LOST_AFTER_MS), BATCH_SIZE)
  for (const id of lost) await refundDrawingCredits(db, id, now())
  return lost.length
}
