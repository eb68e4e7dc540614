import { eq, sql } from 'drizzle-orm'
import type { ReportReason } from '../../domain/reviews/review-rules.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { lockReview } from './find-review.ts'

type Report = { reviewId: number; visitorHash: string; reason: ReportReason }

/**
 * Reports a review to the operators. Returns false if the review isn't public. Only a visitor's first report of a review counts. Reports
 * don't hide the review, because then a competitor with three friends could hide reviews.
 */
export async function reportReview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { reviewId, visitorHash, reason }: Report,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (review?.state !== 'published') return false
    const added = await tx
      .insert(reviewReports)
      .values({ reviewId, visitorHash, reason, createdAt: now() })
      .onConflictDoNothing()
      .returning()
    if (added.length > 0) {
      const reportCount = sql`${reviews.reportCount} + 1`
      await tx.update(reviews).set({ reportCount }).where(eq(reviews.id, reviewId))
    }
    return true
  })
}
