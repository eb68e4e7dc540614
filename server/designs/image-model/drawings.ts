import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { imageDrawings } from '../../db/schema/credits.ts'
import { writeCreditEntry } from '../../credits/index.ts'

type PaymentOutcome =
  /**
   * The credits have been taken. The field `artworkId` is set if an earlier request with the same idempotency key has drawn the picture.
   */
  | { ok: true; drawingId: string; artworkId: string | null }
  | { ok: false; reason: 'not-enough-credits' | 'under-way' }

// The time in ms for which an idempotency key is valid.
const KEY_KEPT_MS = 24 * 60 * 60 * 1000

/** Thrown to roll back the transaction of a visitor with too few credits. */
class NotEnough extends Error {}

/** Takes the credits for a picture and records the drawing, in one transaction. If the idempotency key was used before, takes nothing. */
export async function payForDrawing(
  db: Database,
  { visitorHash, credits, key, now }: { visitorHash: string; credits: number; key: string | null; now: Date },
): Promise<PaymentOutcome> {
  try {
    return await db.transaction(async (tx) => {
      const known = key === null ? null : await findPaid(tx, { visitorHash, key, now })
      if (known) return known
      const [row] = await tx
        .insert(imageDrawings)
        .values({ visitorHash, credits, requestKey: key, state: 'drawing', createdAt: now })
        .returning({ id: imageDrawings.id })
      if (!row) throw new Error('A drawing was not written')
      const entry = { visitorHash, amount: -credits, reason: 'image', reference: `image:${row.id}` } as const
      const spent = await writeCreditEntry(tx, { ...entry, now })
      if (!spent.ok) throw new NotEnough()
      return { ok: true, drawingId: row.id, artworkId: null }
    })
  } catch (error) {
    if (error instanceof NotEnough) return { ok: false, reason: 'not-enough-credits' }
    throw error
  }
}

/**
 * Finds the drawing that was paid for with this idempotency key, unless the credits were given back. Takes a lock, so that concurrent
 * requests with the same key wait for each other.
 */
async function findPaid(
  tx: Transaction,
  { visitorHash, key, now }: { visitorHash: string; key: string; now: Date },
): Promise<PaymentOutcome | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drawing ${visitorHash} ${key}`}, 0))`)
  const [row] = await tx
    .select()
    .from(imageDrawings)
    .where(
      and(
        eq(imageDrawings.visitorHash, visitorHash),
        eq(imageDrawings.requestKey, key),
        ne(imageDrawings.state, 'returned'),
        gt(imageDrawings.createdAt, new Date(now.getTime() - KEY_KEPT_MS)),
      ),
    )
  if (!row) return null
  return row.artworkId === null
    ? { ok: false, reason: 'under-way' }
    : { ok: true, drawingId: row.id, artworkId: row.artworkId }
}

/** Completes a drawing. From now on the picture belongs to the visitor, and the credits can't be given back any more. */
export async function finishDrawing(db: Database, drawingId: string, artworkId: string): Promise<void> {
  await db.update(imageDrawings).set({ state: 'drawn', artworkId }).where(isUnderWay(drawingId))
}

/** Gives back the credits of a failed drawing. Repeated calls have no effect. */
export async function refundDrawingCredits(db: Database, drawingId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(imageDrawings)
      .set({ state: 'returned' })
      .where(isUnderWay(drawingId))
      .returning()
    if (!row) return
    const { visitorHash, credits } = row
    const reference = `image-returned:${row.id}`
    await writeCreditEntry(tx, { visitorHash, amount: credits, reason: 'image-returned', reference, now })
  })
}

/**
 * Lists unfinished drawings that started before the time `startedBefore`, oldest first. The caller chooses a time that is long ago, so that
 * the processes of these drawings must have died.
 */
export async function listUnfinishedDrawings(
  db: Database,
  startedBefore: Date,
  most: number,
): Promise<string[]> {
  const lost = await db
    .select({ id: imageDrawings.id })
    .from(imageDrawings)
    .where(and(eq(imageDrawings.state, 'drawing'), lt(imageDrawings.createdAt, startedBefore)))
    .orderBy(asc(imageDrawings.createdAt))
    .limit(most)
  return lost.map(({ id }) => id)
}

const isUnderWay = (id: string) => and(eq(imageDrawings.id, id), eq(imageDrawings.state, 'drawing'))
