import { type AcquiredCustomers, MIN_CUSTOMERS_FOR_RATE, type MeasuredFigure } from './segments.ts'

/**
 * Groups of customers whom the shop could ask for referrals. The specification gives three scores but doesn't say which groups they belong
 * to, so the shop uses businesses, consumers, and the customers in one region.
 */
export const POTENTIAL_GROUPS = ['b2b', 'b2c', 'region'] as const
export type PotentialGroup = (typeof POTENTIAL_GROUPS)[number]

/** Referral scores (specification, section 7). They are used until the shop has enough customers to compute its own. */
export const ASSUMED_POTENTIALS: Readonly<Record<PotentialGroup, number>> = {
  b2b: 0.92,
  b2c: 0.78,
  region: 0.85,
}

export type PotentialGroupFigures = AcquiredCustomers & { orders: number; highOrders: number }

/**
 * Estimates how likely customers of the group are to recommend the shop. The score is 1 - (1 - r)(1 - h), where r is the share of customers
 * who bought again, and h the share of orders over $50. The formula is ours. It agrees with two scores in the specification: 78 for r =
 * 0.45 and h = 0.60, 92 for r = 0.75 and h = 0.68.
 */
export function estimateReferralPotential(
  group: PotentialGroup,
  facts: PotentialGroupFigures,
): MeasuredFigure {
  const { customers, repeatCustomers, orders, highOrders } = facts
  if (customers < MIN_CUSTOMERS_FOR_RATE || orders === 0)
    return { value: ASSUMED_POTENTIALS[group], basis: 'assumed', customers }
  const value = 1 - (1 - repeatCustomers / customers) * (1 - highOrders / orders)
  return { value, basis: 'computed', customers }
}
