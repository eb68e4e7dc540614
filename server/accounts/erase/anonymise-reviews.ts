import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** The author's name on an anonymised review or question. */
export const ANONYMOUS_AUTHOR = 'A buyer'

/**
 * Anonymises a visitor's reviews and answered questions: removes the name, the photo and the link to the visitor. The texts of the reviews
 * and questions stay, because they help other shoppers. Deletes the visitor's votes, reports, unanswered questions and messages.
 */
export async function anonymiseReviews(tx: Transaction, visitorHash: string, name: string): Promise<void> {
  // This statement finds reviews through the visitor's orders, so it must run before the orders are anonymised.
  await tx.execute(sql`
    update reviews set author = ${ANONYMOUS_AUTHOR}, photo = null, photo_width = null, photo_height = null, order_id = null,
      visitor_hash = null, buyer_hash = case when buyer_hash is null then null else ${name} || ':' || id end
    where id in (
      select id from reviews where visitor_hash = ${visitorHash}
      union select r.id from orders o join reviews r on r.order_id = o.id where o.visitor_hash = ${visitorHash})`)
  // Cancels requests for reviews, because the visitor's data is being deleted.
  await tx.execute(sql`
    insert into review_invitations (order_id, decided_at) select id, now() from orders where visitor_hash = ${visitorHash}
    on conflict do nothing`)
  await tx.execute(sql`
    with gone as (delete from review_votes where visitor_hash = ${visitorHash} returning review_id)
    update reviews set helpful_count = greatest(helpful_count - 1, 0) where id in (select review_id from gone)`)
  await tx.execute(sql`
    with gone as (delete from review_reports where visitor_hash = ${visitorHash} returning review_id)
    update reviews set report_count = greatest(report_count - 1, 0) where id in (select review_id from gone)`)
  await tx.execute(
    sql`delete from product_questions where visitor_hash = ${visitorHash} and state = 'pending'`,
  )
  await tx.execute(sql`
    update product_questions set author = ${ANONYMOUS_AUTHOR}, email = null, visitor_hash = null
    where visitor_hash = ${visitorHash}`)
  await tx.execute(sql`delete from contact_messages where visitor_hash = ${visitorHash}`)
}
