import { eq } from 'drizzle-orm'
import { createHash, timingSafeEqual } from 'node:crypto'
import { parseOrderNumber } from '../../domain/order/order-number.ts'
import type { Database } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { findOrderByToken, type Order } from './find-order.ts'

/** Longer than any e-mail address or postal code. */
const MAX_PROOF = 254

type Input = { number: string; proof: string }

/**
 * Finds an order by number for somebody who knows its e-mail address or postal code. Null for any wrong pair, without revealing which part
 * was wrong, not even by how long it takes.
 */
export async function trackOrder(db: Database, { number, proof }: Input): Promise<Order | null> {
  const sequence = parseOrderNumber(number) ?? 0
  const [row] = await db
    .select({
      token: orders.token,
      email: orders.email,
      address: orders.address,
      method: orders.shippingMethod,
      sample: orders.sample,
    })
    .from(orders)
    .where(eq(orders.id, sequence))
  const given = proof.slice(0, MAX_PROOF)
  const isEmail = isSame(mailbox(given), mailbox(row?.email ?? ''))
  // A pickup order's postal code is the shop's own, which everybody knows.
  const code = row?.method === 'pickup' ? '' : (row?.address.postalCode ?? '')
  const isPostalCode = isSame(postalCode(given), postalCode(code))
  // Sample orders have no buyer.
  if (!row || row.sample || !(isEmail || isPostalCode)) return null
  return findOrderByToken(db, row.token)
}

const mailbox = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()

/** "l2r3m3", "L2R-3M3" and "L2R 3M3." are the same postal code. */
const postalCode = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** An order whose buyer deleted their data has no e-mail address or postal code, and empty texts mustn't match. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const isEqual = timingSafeEqual(hash(a), hash(b))
  return isEqual && a !== ''
}
