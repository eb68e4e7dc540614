import { and, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { OperatorOrderList, OrderListQuery } from '../../contract/operator/order-list.ts'
import { addDays } from '../../domain/checkout/calendar-date.ts'
import { SHOP_TIME_ZONE } from '../../domain/checkout/shop-clock.ts'
import { parseOrderNumber } from '../../domain/order/order-number.ts'
import { type OrderStatus, parseOrderStatus } from '../../domain/order/status.ts'
import type { Database } from '../db/database.ts'
import { findPaymentProblems, paymentProblemCondition } from './refunds/payment-problems.ts'
import { orderLines, orders, orderSearchText } from '../db/schema/orders.ts'

const PAGE_SIZE = 50
const CLOSED_STATUSES: OrderStatus[] = ['done', 'cancelled', 'refunded']
const PARCEL_METHODS = ['regional', 'canada', 'usa']

/**
 * Sorts by `id + 0`, for which there is no index. If the query sorted by `id`, PostgreSQL would scan all orders by id, because it can't
 * estimate that a search word or a payment problem matches only few orders.
 */
const BY_ID_WITHOUT_INDEX = sql`${orders.id} + 0 desc`

/** Lists orders for operators, newest first, 50 per page. */
export async function listOrders(db: Database, query: OrderListQuery): Promise<OperatorOrderList> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(...conditions(db, query)))
    .orderBy(isRare(query) ? BY_ID_WITHOUT_INDEX : desc(orders.id))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const pieces = await countPieces(
    db,
    page.map(({ id }) => id),
  )
  const problemsOf = await findPaymentProblems(
    db,
    page.map(({ id }) => id),
  )
  return {
    orders: page.map((row) => ({ ...viewOf(row), pieces: pieces.get(row.id) ?? 0, ...problemsOf(row.id) })),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  }
}

const isRare = ({ q = '', problem }: OrderListQuery): boolean => q !== '' || problem !== undefined

function conditions(
  db: Database,
  { q, status, way, problem, samples, from, to, before }: OrderListQuery,
): (SQL | undefined)[] {
  return [
    problem === undefined ? undefined : paymentProblemCondition(db, problem),
    q === undefined || q === '' ? undefined : matches(q),
    status === undefined
      ? undefined
      : status === 'open'
        ? notInArray(orders.status, CLOSED_STATUSES)
        : eq(orders.status, status),
    way === undefined
      ? undefined
      : way === 'parcel'
        ? inArray(orders.shippingMethod, PARCEL_METHODS)
        : eq(orders.shippingMethod, way),
    samples === undefined ? undefined : eq(orders.sample, false),
    from === undefined ? undefined : gte(orders.placedAt, midnight(from)),
    to === undefined ? undefined : lt(orders.placedAt, midnight(addDays(to, 1))),
    before === undefined ? undefined : lt(orders.id, before),
  ]
}

/** Returns midnight at the start of a day in the shop's time zone. */
const midnight = (date: string): SQL => sql`(${date}::date::timestamp at time zone ${SHOP_TIME_ZONE})`

/** Matches the characters that separate words. They have to be the same as in the orders' search text (schema/orders). */
const WORD_SEPARATOR = /[\t\n\r\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf]+/

/**
 * Matches the order with this number. Also matches orders whose text contains a word with the same beginning for each word of the query.
 * The index can't find text in the middle of a word.
 */
function matches(q: string): SQL | undefined {
  const sequence = parseOrderNumber(q)
  const words = q.toLowerCase().replaceAll('\0', '').split(WORD_SEPARATOR).filter(Boolean)
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return or(
    sequence === null ? undefined : eq(orders.id, sequence),
    words.length === 0 ? sql`false` : sql`${orderSearchText(orders)} @@ ${query}::tsquery`,
  )
}

async function countPieces(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: orderLines.orderId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

function viewOf(row: typeof orders.$inferSelect) {
  const { id, number, placedAt, email, address, shippingMethod, totalCents, currency, discountCode, sample } =
    row
  const status = parseOrderStatus(row.status)
  if (!status) throw new Error(`Order ${number} has the unknown status ${row.status}`)
  const { firstName, lastName, company, city, province } = address
  return {
    id,
    number,
    placedAt: placedAt.toISOString(),
    status,
    customer: [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', '),
    email,
    city: [city, province].filter(Boolean).join(' '),
    shippingMethod,
    totalCents,
    currency,
    discountCode,
    hasNote: row.note !== '' || row.operatorNote !== '',
    sample,
  }
}
