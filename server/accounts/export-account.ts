import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PointsBalance } from '../../domain/reward-points/balance.ts'
import { attachedFiles } from '../db/schema/attached-files.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'
import { findCreditBalance } from '../credits/index.ts'
import { findReferralVisit, findRewardPoints, listReferrals } from '../rewards/index.ts'

/** The maximum number of rows per table in one export. A person never has that many rows; only a program could create them. */
const MAX_ROWS = 20_000

/** The tables that contain a visitor's rows, each with the columns to export. Columns that mean nothing to a person aren't exported. */
const TABLES = {
  designs: 'id, prompt, style, title, description, tags, width_mm, height_mm, palette, created_at, saved_at',
  artworks: 'id, file_name, format, bytes, width_mm, height_mm, created_at, saved_at',
  made_to_order: 'kind, specification, price_cents, created_at',
  images: 'id, original_name, format, size, created_at',
  written_quotes: 'title, name, specification, price_cents, email, created_at, expires_at',
  saved_lines: 'variant_id, quantity, attributes, saved_at',
  checkout_drafts: 'fields, updated_at',
  credit_entries: 'amount, balance_after, reason, created_at',
  credit_purchases:
    'package_id, credits, price_cents, taxes, amount_cents, currency, email, country, province, state, created_at',
  image_drawings: 'credits, state, created_at',
  referral_codes: 'code, created_at',
  reward_point_entries: 'amount, balance_after, reason, created_at',
  reward_redemptions: 'name, code, points, created_at, withdrawn_at',
  reviews: 'product_id, rating, title, body, author, created_at',
  product_questions: 'product_id, body, author, email, answer, created_at',
  back_in_stock_alerts: 'email, variant_id, consent_words, asked_at, confirmed_at',
  contact_messages: 'reference, name, email, phone, topic, message, received_at',
  wallet_links: 'created_at, expires_at, used_at',
} as const

/**
 * Returns all data of a visitor as one object for JSON. Files are exported as their URLs. If a table has more than `maxRows` rows of the
 * visitor, `incomplete` names it.
 */
export async function exportAccount(
  { db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>,
  visitorHash: string,
  maxRows = MAX_ROWS,
) {
  const tables: Record<string, unknown[]> = {}
  const incomplete: string[] = []
  for (const [table, columns] of Object.entries(TABLES)) {
    const found = await db.execute(sql`
      select ${sql.raw(columns)} from ${sql.identifier(table)} where visitor_hash = ${visitorHash}
      limit ${maxRows + 1}`)
    tables[table] = found.rows.slice(0, maxRows)
    if (found.rows.length > maxRows) incomplete.push(table)
  }
  const ownOrders = await listOrders(db, visitorHash, maxRows)
  if (!ownOrders.complete) incomplete.push('orders')
  return {
    shop: env.PUBLIC_URL,
    writtenAt: now().toISOString(),
    credits: await findCreditBalance(db, visitorHash),
    rewardPoints: pointsOf(await findRewardPoints(db, visitorHash)),
    referrals: await listReferrals(db, visitorHash),
    cameByReferral: await findReferralVisit(db, visitorHash),
    orders: ownOrders.orders,
    ...tables,
    ...(incomplete.length > 0 && { incomplete }),
  }
}

const pointsOf = ({ available, earned, owed }: PointsBalance): PointsBalance => ({ available, earned, owed })

async function listOrders(db: Deps['db'], visitorHash: string, maxLines: number) {
  const found = await db
    .select()
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.visitorHash, visitorHash))
    .orderBy(orders.id, orderLines.id)
    .limit(maxLines + 1)
  const rows = found.slice(0, maxLines)
  const files = await listFiles(
    db,
    rows.map(({ order_lines: line }) => line.id),
  )
  const byNumber = new Map<string, { order: object; lines: object[] }>()
  for (const { orders: order, order_lines: line } of rows) {
    const { number, status, placedAt, email, phone, address, note, currency, taxes } = order
    const { subtotalCents, discountCents, discountCode, shippingCents, totalCents } = order
    const amounts = { subtotalCents, discountCents, discountCode, shippingCents, taxes, totalCents, currency }
    const facts = { number, status, placedAt, email, phone, address, note, ...amounts }
    const known = byNumber.get(number) ?? { order: facts, lines: [] }
    const { title, variantTitle, attributes, quantity, unitPriceCents } = line
    const attached = files
      .filter(({ orderLineId }) => orderLineId === line.id)
      .map(({ id, name, addedBy }) => {
        return { name, addedBy, address: `/orders/${order.token}/lines/${line.id}/files/${id}` }
      })
    known.lines.push({ title, variantTitle, attributes, quantity, unitPriceCents, files: attached })
    byNumber.set(number, known)
  }
  const listed = [...byNumber.values()].map(({ order, lines }) => ({ ...order, lines }))
  return { orders: listed, complete: rows.length === found.length }
}

/** Lists the files that the customer and staff attached to these order lines. */
const listFiles = (db: Deps['db'], lineIds: readonly number[]) =>
  db
    .select({
      id: attachedFiles.id,
      orderLineId: attachedFiles.orderLineId,
      name: attachedFiles.name,
      addedBy: attachedFiles.addedBy,
    })
    .from(attachedFiles)
    .where(and(inArray(attachedFiles.orderLineId, [...lineIds]), isNull(attachedFiles.versionId)))
    .orderBy(attachedFiles.createdAt)
