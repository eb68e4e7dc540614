import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'

/** Contact details and address of a visitor's last order. */
export type LastCheckoutDetails = { email: string; phone: string } & Record<
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'country',
  string
>

/**
 * Finds the details of this visitor's last order, to fill in the next one; null if there is no such order. If the visitor has asked to
 * forget earlier details, `after` is the time of that request, and earlier orders are ignored. If the last order was for pickup, the
 * details contain no address.
 */
export async function findLastCheckoutDetails(
  db: Database,
  visitorHash: string,
  after: Date | null,
): Promise<Partial<LastCheckoutDetails> | null> {
  const own = and(
    eq(orders.visitorHash, visitorHash),
    eq(orders.sample, false),
    isNull(orders.forgottenAt),
    isNull(orders.clearedAt),
    after === null ? undefined : gt(orders.placedAt, after),
  )
  const [last] = await db
    .select({
      email: orders.email,
      phone: orders.phone,
      address: orders.address,
      method: orders.shippingMethod,
    })
    .from(orders)
    .where(own)
    .orderBy(desc(orders.placedAt))
    .limit(1)
  if (!last) return null
  const { email, phone, method, address } = last
  const { firstName, lastName, company, address1, address2, city, province, postalCode, country } = address
  const person = { email, phone, firstName, lastName }
  return method === 'pickup' || address1 === undefined || address1 === ''
    ? person
    : { ...person, company, address1, address2, city, province, postalCode, country }
}
