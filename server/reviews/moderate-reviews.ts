import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { OperatorReviewList } from '../../contract/reviews.ts'
import type { ReviewState } from '../../domain/reviews/review-rules.ts'
import type { Database } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/orders.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { raiseCatalogueRevision } from '../catalogue/index.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { toReviewView } from './review-view.ts'
import { toReviewState } from './write-review.ts'

const PAGE_SIZE = 20

type ModerationQuery = {
  state: ReviewState
  /** Lists only reviews that were reported since the operator's last decision about them. */
  reported: boolean
  /** The id of the last review on the previous page; null for the first page. */
  after: number | null
}

/** Lists the reviews in one state, newest first, with the facts that an operator needs to judge them. Samples are included. */
export async function listReviewsForModeration(
  db: Database,
  { state, reported, after }: ModerationQuery,
): Promise<OperatorReviewList> {
  const rows = await db
    .select({
      review: reviews,
      product: { handle: products.handle, title: products.title },
      orderNumber: orders.number,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(
      and(
        eq(reviews.state, state),
        reported ? gt(reviews.reportCount, 0) : undefined,
        after === null ? undefined : lt(reviews.id, after),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const reports = await listReports(
    db,
    page.map(({ review }) => review.id),
  )
  return {
    reviews: page.map(({ review, product, orderNumber }) => ({
      ...toReviewView(review),
      state: toReviewState(review),
      heldFor: review.heldFor,
      reports: (reports.get(review.id) ?? []).map(({ reason, count }) => ({ reason, count })),
      orderNumber,
      product,
    })),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.review.id) : null,
    counts: await countReviews(db),
  }
}

async function countReviews(db: Database): Promise<OperatorReviewList['counts']> {
  const inState = (state: ReviewState) => db.$count(reviews, eq(reviews.state, state))
  return {
    pending: await inState('pending'),
    reported: await db.$count(reviews, and(eq(reviews.state, 'published'), gt(reviews.reportCount, 0))),
    published: await inState('published'),
    hidden: await inState('hidden'),
  }
}

async function listReports(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>()
  const rows = await db
    .select({
      reviewId: reviewReports.reviewId,
      reason: reviewReports.reason,
      count: sql<number>`count(*)::int`,
    })
    .from(reviewReports)
    .where(inArray(reviewReports.reviewId, [...ids]))
    .groupBy(reviewReports.reviewId, reviewReports.reason)
  return Map.groupBy(rows, ({ reviewId }) => reviewId)
}

/** Publishes or hides a review. This also closes the reports about it. Returns false if there is no such review. */
export async function moderateReview(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, state, actor }: { id: number; state: 'published' | 'hidden'; actor: string },
): Promise<boolean> {
  const values = { state, reportCount: 0, heldFor: [] }
  const entry = { actor, change: state === 'published' ? 'Published' : 'Hidden' }
  return (await change(deps, id, { values, entry })) === 'done'
}

/**
 * Sets the shop's reply to a review; an empty text removes it. Optimistic lock: changes nothing if the current reply isn't the one that the
 * operator saw.
 */
export function answerReview(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, text, seen, actor }: { id: number; text: string; seen: string | undefined; actor: string },
): Promise<'done' | 'unknown' | 'changed-meanwhile'> {
  const values = { answer: text, answeredAt: text === '' ? null : deps.now() }
  const entry = { actor, change: text === '' ? 'Answer removed' : 'Answered' }
  return change(deps, id, { values, seen, entry })
}

type Input = {
  values: Partial<typeof reviews.$inferInsert>
  /** The reply that the operator saw; undefined if the reply isn't being changed. */
  seen?: string | undefined
  entry: { actor: string; change: string }
}

function change({ db, now }: Pick<Deps, 'db' | 'now'>, id: number, { values, seen, entry }: Input) {
  return db.transaction(async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!review) return 'unknown'
    if (seen !== undefined && review.answer !== seen) return 'changed-meanwhile'
    await tx.update(reviews).set(values).where(eq(reviews.id, id))
    await raiseCatalogueRevision(tx)
    await writeAuditedChange(tx, { ...entry, at: now(), subject: 'review', subjectId: String(id) })
    return 'done'
  })
}
