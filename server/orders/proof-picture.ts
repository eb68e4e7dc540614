import { eq } from 'drizzle-orm'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { findOrderByToken, type Order } from './find-order.ts'

type Line = Pick<Order['lines'][number], 'id'>

/**
 * Returns the path of the proof picture of a made-to-order line. A buyer can safely forward it, because its token gives access only to this
 * picture. The token is derived from the order's secret, but the secret can't be computed from the token.
 */
export const buildProofPicturePath = (order: Pick<Order, 'token'>, line: Line): string =>
  `/proofs/lines/${line.id}-${secretOf(order, line)}.png`

const secretOf = ({ token }: Pick<Order, 'token'>, { id }: Line): string =>
  createHmac('sha256', token).update(`proof of line ${id}`).digest().subarray(0, 16).toString('base64url')

/** Finds the order and the line that a proof's file name belongs to; null for any other name. */
export async function findProofPicture(
  db: Database,
  name: string,
): Promise<{ order: Order; lineId: number } | null> {
  const [, id = '', secret = ''] = /^([1-9]\d{0,14})-([\w-]{22})\.png$/.exec(name) ?? []
  if (id === '') return null
  const lineId = Number(id)
  const [row] = await db
    .select({ token: orders.token })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, lineId))
  if (!row || !timingSafeEqual(Buffer.from(secret), Buffer.from(secretOf(row, { id: lineId })))) return null
  const order = await findOrderByToken(db, row.token)
  return order && { order, lineId }
}
