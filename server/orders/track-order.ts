import { eq } from 'drizzle-orm'
import { createHash, timingSafeEqual } from 'node:crypto'
import { parseOrderNumber } from '../../domain/order/order-number.ts'
import type { Database } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { findOrderByToken, type Order } from './find-order.ts'

/** The maximum length of what the visitor types. No e-mail address or postal code is longer. */
const MAX_PROOF = 254

type Input = { number: string; proof: string }

/**
 * Finds an order by its number, for someone who also knows its e-mail address or postal code. For any wrong combination, the result is null
 * and the response takes equally long, so that nobody learns which part was wrong.
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
  // The postal code of a pickup order is the shop's own. Everyone knows that code, so it proves nothing.
  const code = row?.method === 'pickup' ? '' : (row?.address.postalCode ?? '')
  const isPostalCode = isSame(postalCode(given), postalCode(code))
  // Sample orders have no buyer who could track them.
  if (!row || row.sample || !(isEmail || isPostalCode)) return null
  return findOrderByToken(db, row.token)
}

const mailbox = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()

/** Normalizes a postal code: "l2r3m3", "L2R-3M3" and "L2R 3M3." are the same. */
const postalCode = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/**
 * Whether two texts are equal and not empty. If a buyer has deleted their data, the order's e-mail address and postal code are empty, and
 * empty input must not match them.
 */
function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const isEqual = timingSafeEqual(hash(a), hash(b))
  return isEqual && a !== ''
}
