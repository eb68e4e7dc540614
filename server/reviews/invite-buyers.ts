import { and, asc, eq, gt, lte, notExists, notInArray, sql } from 'drizzle-orm'
import { formatDay } from '../../domain/checkout/shop-clock.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { Transaction } from '../db/database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { reviewInvitations } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from '../gateways/mail.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { parseOrderStatus } from '../../domain/order/status.ts'
import { formatFullName } from '../orders/index.ts'
import { composeMail } from '../platform/compose-mail.ts'
import { type BoughtProduct, listBoughtProducts } from './bought-products.ts'

const DAY_MS = 86_400_000
/**
 * The number of days after which an overdue invitation isn't sent any more. Without this limit, a shop that reopens, or that turns
 * invitations on, would e-mail people who ordered long ago.
 */
const LATE_DAYS = 30
const BATCH_SIZE = 50

type InviteDeps = Pick<Deps, 'db' | 'env' | 'now'>
type OrderRow = typeof orders.$inferSelect

/**
 * Asks buyers to review their order, once per order. The setting `mailDays` is the number of days between the order and the e-mail. Returns
 * the number of orders processed.
 */
export async function inviteBuyers(deps: InviteDeps): Promise<number> {
  const days = getRules().reviews.mailDays
  if (days === 0) return 0
  const due = await listDue(deps, days)
  for (const order of due) await deps.db.transaction((tx) => decide(tx, deps, order))
  return due.length
}

async function listDue({ db, now }: InviteDeps, days: number): Promise<OrderRow[]> {
  const daysAgo = (count: number) => new Date(now().getTime() - count * DAY_MS)
  const decided = db
    .select({ one: sql`1` })
    .from(reviewInvitations)
    .where(eq(reviewInvitations.orderId, orders.id))
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.sample, false),
        notInArray(orders.status, ['cancelled', 'refunded']),
        lte(orders.placedAt, daysAgo(days)),
        gt(orders.placedAt, daysAgo(days + LATE_DAYS)),
        notExists(decided),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(BATCH_SIZE)
}

async function decide(tx: Transaction, { env, now }: InviteDeps, order: OrderRow): Promise<void> {
  const [first] = await tx
    .insert(reviewInvitations)
    .values({ orderId: order.id, decidedAt: now() })
    .onConflictDoNothing()
    .returning()
  const status = parseOrderStatus(order.status)
  if (!first || !status) return
  const lines = await tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
  const bought = await listBoughtProducts(tx, { ...order, status, lines })
  const open = bought.filter(({ review }) => review === null)
  if (open.length > 0) await enqueueMail(tx, reviewMail(env.PUBLIC_URL, order, open), now())
}

/** Writes the e-mail that asks for a review. It is only about the order, without offers or other products. */
function reviewMail(publicUrl: string, order: OrderRow, open: readonly BoughtProduct[]): Mail {
  const composed = composeMail('review', {
    name: formatFullName(order.address),
    number: order.number,
    day: formatDay(order.placedAt),
    products: open.map(({ title }) => title),
    'review page': `${publicUrl}/orders/${order.token}/reviews`,
  })
  return { id: `order-${order.id}-reviews`, to: order.email, ...composed }
}
