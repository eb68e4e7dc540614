import { eq } from 'drizzle-orm'
import { createHash, timingSafeEqual } from 'node:crypto'
import { parseOrderNumber } from '../../../domain/order/order-number.ts'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { findOrderByToken, type Order } from './find-order.ts'

/** Longer than any e-mail address or postal code. */
const MOST_PROOF = 254

type Wish = { number: string; proof: string }

/**
 * The order of a number, for who knows the e-mail address or the postal code it was placed with; null for any other pair, whether it was
 * the number or the proof that was wrong. The same work is done either way.
 */
export async function trackOrder(db: Database, { number, proof }: Wish): Promise<Order | null> {
  const sequence = parseOrderNumber(number) ?? 0
  const [row] = await db
    .select({ token: orders.token, email: orders.email, address: orders.address, sample: orders.sample })
    .from(orders)
    .where(eq(orders.id, sequence))
  const given = comparable(proof.slice(0, MOST_PROOF))
  const isEmail = isSame(given, comparable(row?.email ?? ''))
  const isPostalCode = isSame(given, comparable(row?.address.postalCode ?? ''))
  // An order whose buyer deleted their data has neither; sample orders are nobody's.
  if (!row || row.sample || given === '' || !(isEmail || isPostalCode)) return null
  return findOrderByToken(db, row.token)
}

/** "l2r3m3" and "L2R 3M3" are one code. */
const comparable = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()

function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}
