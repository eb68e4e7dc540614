import type { Cents } from '../money.ts'

/** The customer segments: businesses (b2b) and consumers (b2c). */
export const SEGMENTS = ['b2b', 'b2c'] as const
export type CustomerSegment = (typeof SEGMENTS)[number]

/** An order counts as a business order if its address contains a company. (The specification doesn't define this.) */
export const classifyCustomer = ({ company }: { company: string }): CustomerSegment =>
  company.trim() === '' ? 'b2c' : 'b2b'

/** Repeat rates from section 7 of the specification. They are used until the shop has enough customers to compute its own. */
export const ASSUMED_REPEAT_RATES: Readonly<Record<CustomerSegment, number>> = { b2b: 0.75, b2c: 0.45 }

/**
 * A repeat rate is computed from at least this many new customers. With 30, its margin of error is 18 percentage points (95% confidence).
 * (Not in the specification.)
 */
export const MIN_CUSTOMERS_FOR_RATE = 30

/**
 * A figure about a segment, and where the figure comes from. `computed`: from the shop's own customers. `assumed`: from the specification,
 * because the shop has too few customers. `customers` is the number of customers.
 */
export type MeasuredFigure = { value: number; basis: 'computed' | 'assumed'; customers: number }

export type AcquiredCustomers = { customers: number; repeatCustomers: number }

/** Returns the share of a period's new customers who have bought again, whether within the period or after it. */
export function measureRepeatRate(
  segment: CustomerSegment,
  { customers, repeatCustomers }: AcquiredCustomers,
): MeasuredFigure {
  return customers < MIN_CUSTOMERS_FOR_RATE
    ? { value: ASSUMED_REPEAT_RATES[segment], basis: 'assumed', customers }
    : { value: repeatCustomers / customers, basis: 'computed', customers }
}

export type SegmentSales = AcquiredCustomers & {
  segment: CustomerSegment
  orders: number
  cents: Cents
  items: number
  couponOrders: number
  beforeCents: Cents
  beforeOrders: number
}

export type SegmentSummary = SegmentSales & { share: number; repeat: MeasuredFigure }

/** Adds to each segment its share of all sales and its repeat rate. */
export function describeSegments(rows: readonly SegmentSales[]): SegmentSummary[] {
  const all = rows.reduce((sum, { cents }) => sum + cents, 0)
  return rows.map((row) => ({
    ...row,
    share: all > 0 ? row.cents / all : 0,
    repeat: measureRepeatRate(row.segment, row),
  }))
}
