import type { Cents } from '../money.ts'

/** The customer segments: businesses (b2b) and consumers (b2c). */
export const SEGMENTS = ['b2b', 'b2c'] as const
export type CustomerSegment = (typeof SEGMENTS)[number]

/** An order with a company in its address counts as a business order. (The specification doesn't say.) */
export const classifyCustomer = ({ company }: { company: string }): CustomerSegment =>
  company.trim() === '' ? 'b2c' : 'b2b'

/** Repeat rates to use until there is enough customer data (specification, section 7). */
export const ASSUMED_REPEAT_RATES: Readonly<Record<CustomerSegment, number>> = { b2b: 0.75, b2c: 0.45 }

/**
 * The fewest new customers for which a repeat rate is computed. With 30, its margin of error is 18 percentage points (95% confidence). (Not
 * in the specification.)
 */
export const ENOUGH_CUSTOMERS = 30

/** A figure that was either computed or, with too few customers, taken from the specification. */
export type MeasuredFigure = { value: number; basis: 'computed' | 'assumed'; customers: number }

export type AcquiredCustomers = { customers: number; repeatCustomers: number }

/** Returns the share of a period's new customers who bought again later, even after the period. */
export function measureRepeatRate(
  segment: CustomerSegment,
  { customers, repeatCustomers }: AcquiredCustomers,
): MeasuredFigure {
  return customers < ENOUGH_CUSTOMERS
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
