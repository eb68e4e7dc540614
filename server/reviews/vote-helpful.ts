import { and, eq } from 'drizzle-orm'
import type { HelpfulVote } from '../../contract/reviews.ts'
import { reviews, reviewVotes } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { lockReview } from './find-review.ts'

type Vote = { reviewId: number; visitorHash: string; helpful: boolean }
type VoteResult = { ok: true; value: HelpfulVote } | { ok: false; reason: 'unknown-review' | 'own-review' }

/**
 * Sets whether a visitor finds a review helpful. Repeated calls have no effect. Locks the review and updates its count in the transaction
 * of the vote, so that a hundred concurrent clicks count as one vote.
 */
export async function voteHelpful(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { reviewId, visitorHash, helpful }: Vote,
): Promise<VoteResult> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (review?.state !== 'published') return { ok: false, reason: 'unknown-review' }
    if (review.visitorHash === visitorHash || review.buyerVisitor === visitorHash)
      return { ok: false, reason: 'own-review' }
    const own = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.visitorHash, visitorHash))
    const changed = helpful
      ? await tx
          .insert(reviewVotes)
          .values({ reviewId, visitorHash, createdAt: now() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(reviewVotes).where(own).returning()
    const count = review.helpfulCount + (helpful ? changed.length : -changed.length)
    if (changed.length > 0)
      await tx.update(reviews).set({ helpfulCount: count }).where(eq(reviews.id, reviewId))
    return { ok: true, value: { helpful, count } }
  })
}
