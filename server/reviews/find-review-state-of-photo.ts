import { eq } from 'drizzle-orm'
import type { ReviewState } from '../../domain/reviews/review-rules.ts'
import type { Database } from '../db/database.ts'
import { reviews } from '../db/schema/reviews.ts'
import { toReviewState } from './write-review.ts'

/** Finds the state of the review with this photo; null if there is none. */
export async function findReviewStateOfPhoto(db: Database, photo: string): Promise<ReviewState | null> {
  const [row] = await db.select({ state: reviews.state }).from(reviews).where(eq(reviews.photo, photo))
  return row ? toReviewState(row) : null
}
