import type { Cents } from '../money.ts'

/** Businesses and private people, as an order says it: who names a company buys for one. */
export const SEGMENTS = ['b2b', 'b2c'] as const
export type Segment = (typeof SEGMENTS)[number]

/** An order of a business is one with a company in its address. (Ours: the specification does not say.) */
export const segmentOf = ({ company }: { company: string }): Segment =>
  company.trim() === '' ? 'b2c' : 'b2b'

/** What is taken for the repeat rate where too few customers are known (specification, section 7). */
export const ASSUMED_REPEAT_RATES: Readonly<Record<Segment, number>> = { b2b: 0.75, b2c: 0.45 }

/** New customers from which on a rate says something: with 30 it is off by less than 18 points, 19 times out of 20. (Ours.) */
export const ENOUGH_CUSTOMERS = 30

/** A figure, and whether it was computed or had to be taken from the specification. */
export type Measured = { value: number; basis: 'computed' | 'assumed'; customers: number }

export type Acquired = { customers: number; repeatCustomers: number }

/** The share of those who bought for the first time in a period and have bought again since. */
export function repeatRate(segment: Segment, { customers, repeatCustomers }: Acquired): Measured {
  return customers < ENOUGH_CUSTOMERS
    ? { value: ASSUMED_REPEAT_RATES[segment], basis: 'assumed', customers }
    : { value: repeatCustomers / customers, basis: 'computed', customers }
}

export type SegmentSales = Acquired & {
  segment: Segment
  orders: number
  cents: Cents
  items: number
  couponOrders: number
  beforeCents: Cents
  beforeOrders: number
}

export type SegmentView = SegmentSales & { share: number; repeat: Measured }

/** Both segments, with their share of all sales. */
export function describeSegments(rows: readonly SegmentSales[]): SegmentView[] {
  const all = rows.reduce((sum, { cents }) => sum + cents, 0)
  return rows.map((row) => ({
    ...row,
    share: all > 0 ? row.cents / all : 0,
    repeat: repeatRate(row.segment, row),
  }))
}
