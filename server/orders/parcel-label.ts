import { stringify } from 'csv-stringify/sync'
import { asc, eq } from 'drizzle-orm'
import type { ParcelLabel } from '../../contract/operator/order.ts'
import { shippingMethodNames } from '../../content/shipping-methods.ts'
import { parseShippingMethod } from '../../domain/checkout/shipping.ts'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { formatFullName } from './address-label.ts'
import { weighParcel } from './parcel-weight.ts'

/** Reads the data of a parcel for a carrier's software; null if there is no such order. */
export async function findParcelLabel(db: Database, id: number): Promise<ParcelLabel | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) return null
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id))
  const made = await db.select().from(jobs).where(eq(jobs.orderId, id))
  const { company, address1, address2, city, province, postalCode, country } = order.address
  const method = parseShippingMethod(order.shippingMethod)
  return {
    order: order.number,
    name: formatFullName(order.address),
    company,
    address1,
    address2,
    city,
    province,
    postalCode,
    country,
    phone: order.phone,
    email: order.email,
    weightGrams: await weighParcel(db, lines, made),
    method: method ? shippingMethodNames[method] : order.shippingMethod,
  }
}

/** Writes the data of a parcel as a CSV with one row, for software that imports CSV. */
export function writeParcelLabelCsv(label: ParcelLabel): string {
  const rows = [Object.keys(label), Object.values(label)]
  // Escapes cells that a spreadsheet would run as formulas, because customers type the address.
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}
