import { and, asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { imageDrawings } from '../../db/schema/credits.ts'
import { writeEntry } from '../credits/ledger.ts'

type Paid = { ok: true; drawingId: string } | { ok: false; reason: 'not-enough-credits' }

/** Thrown to roll back the drawing that could not be paid. */
class NotEnough extends Error {}

/** Takes the credits for a picture and notes what for: both, or neither. */
export async function payForDrawing(
  db: Database,
  { visitorHash, credits, now }: { visitorHash: string; credits: number; now: Date },
): Promise<Paid> {
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(imageDrawings)
        .values({ visitorHash, credits, state: 'drawing', createdAt: now })
        .returning({ id: imageDrawings.id })
      if (!row) throw new Error('A drawing was not written')
      const entry = { visitorHash, amount: -credits, reason: 'image', reference: `image:${row.id}` } as const
      const spent = await writeEntry(tx, { ...entry, now })
      if (!spent.ok) throw new NotEnough()
      return { ok: true, drawingId: row.id }
    })
  } catch (error) {
    if (error instanceof NotEnough) return { ok: false, reason: 'not-enough-credits' }
    throw error
  }
}

/** The picture is the visitor's, and the credits are the shop's. */
export async function finishDrawing(db: Database, drawingId: string): Promise<void> {
  await db.update(imageDrawings).set({ state: 'drawn' }).where(isUnderWay(drawingId))
}

/** Gives the credits of a drawing back that came to nothing; once, whoever asks. */
export async function returnCredits(db: Database, drawingId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(imageDrawings)
      .set({ state: 'returned' })
      .where(isUnderWay(drawingId))
      .returning()
    if (!row) return
    const { visitorHash, credits } = row
    const reference = `image-returned:${row.id}`
    await writeEntry(tx, { visitorHash, amount: credits, reason: 'image-returned', reference, now })
  })
}

/** Drawings that nobody works on any more, the oldest first. */
export async function listLostDrawings(db: Database, startedBefore: Date, most: number): Promise<string[]> {
  const lost = await db
    .select({ id: imageDrawings.id })
    .from(imageDrawings)
    .where(and(eq(imageDrawings.state, 'drawing'), lt(imageDrawings.createdAt, startedBefore)))
    .orderBy(asc(imageDrawings.createdAt))
    .limit(most)
  return lost.map(({ id }) => id)
}

const isUnderWay = (id: string) => and(eq(imageDrawings.id, id), eq(imageDrawings.state, 'drawing'))
