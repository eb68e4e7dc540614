import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../domain/money.ts'
import { accountSectionCopy } from '../../../content/account-sections.ts'
import { ORDER_STATUS_LABELS } from '../../../content/order-statuses.ts'
import { parseOrderStatus } from '../../../domain/order/status.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { buildProofPicturePath } from '../../orders/index.ts'
import { summariseCount, type AccountSectionReader, type SectionDeps } from './section.ts'

const MAX_SHOWN = 50
const MAX_PICTURES = 4
const { orders: words } = accountSectionCopy

/** Reads the visitor's orders, the newest first. */
export const readOrdersSection: AccountSectionReader = async (deps, visitorHash) => {
  const own = eq(orders.visitorHash, visitorHash)
  const [all] = await deps.db.select({ number: count() }).from(orders).where(own)
  const rows = await deps.db.select().from(orders).where(own).orderBy(desc(orders.id)).limit(MAX_SHOWN)
  const pictures = await picturesOf(deps, rows)
  return {
    id: 'orders',
    title: words.title,
    summary: summariseCount(all?.number ?? 0, words.count),
    rows: rows.map((order) => ({
      title: order.number,
      detail: `${formatShortDay(order.placedAt)} · ${statusOf(order.status)}`,
      amount: formatMoney(order.totalCents, order.currency),
      path: `/orders/${order.token}`,
      pictures: pictures.get(order.id) ?? [],
    })),
    empty: words.empty,
    links: [{ label: words.track, path: '/track' }],
  }
}

function statusOf(text: string): string {
  const status = parseOrderStatus(text)
  return status === null ? text : ORDER_STATUS_LABELS[status]
}

type Row = { id: number; token: string }

async function picturesOf({ db }: SectionDeps, rows: readonly Row[]): Promise<Map<number, string[]>> {
  const pictures = new Map<number, string[]>()
  if (rows.length === 0) return pictures
  const ids = rows.map(({ id }) => id)
  const ordersById = new Map(rows.map((order) => [order.id, order]))
  const { id, orderId, imageSrc } = orderLines
  const lines = await db
    .select({ id, orderId, imageSrc, itemId: madeToOrder.variantId })
    .from(orderLines)
    .leftJoin(madeToOrder, eq(madeToOrder.variantId, orderLines.variantId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id))
  for (const line of lines) {
    const seen = pictures.get(line.orderId) ?? []
    const order = ordersById.get(line.orderId)
    const src = line.itemId !== null && order ? buildProofPicturePath(order, line) : line.imageSrc
    if (src !== '' && seen.length < MAX_PICTURES) pictures.set(line.orderId, [...seen, src])
  }
  return pictures
}
