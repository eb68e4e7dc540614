import { z } from '@hono/zod-openapi'
import type { PeriodFault } from '../domain/analytics/report-period.ts'
import { POTENTIAL_GROUPS } from '../domain/analytics/referral-potential.ts'
import { SEGMENTS } from '../domain/analytics/segments.ts'
import { ANALYTICS_VIEWS } from '../domain/analytics/views.ts'
import type { MessagePage } from './checkout-page.ts'

export const analyticsViewSchema = z.enum(ANALYTICS_VIEWS)

const customerType = z.enum(SEGMENTS)
const cents = z.int()
const part = z.number()

export const analyticsOrderSchema = z
  .object({
    /** The order number, as on the order's confirmation. */
    orderId: z.string(),
    /** The order's total minus refunds, in dollars. */
    orderTotal: z.number(),
    customerName: z.string(),
    customerType,
    shipCountry: z.string(),
    shipState: z.string(),
    shipCity: z.string(),
    numberOfItems: z.int(),
    couponCode: z.string().nullable(),
    /** The day of the order in the shop's time zone. */
    placedOn: z.string(),
    /** Whether the order is an invented one of the sample shop. */
    sample: z.boolean(),
  })
  .openapi('AnalyticsOrder')

const periodSchema = z.object({ from: z.string(), to: z.string() })
const totalsSchema = z.object({ orders: z.int(), cents, items: z.int() })
const measuredSchema = z.object({
  value: part,
  /**
   * Whether the value was computed from the shop's orders (`computed`), or taken from the specification because the shop has too few
   * customers to compute it (`assumed`).
   */
  basis: z.enum(['computed', 'assumed']),
  customers: z.int(),
})

const sharedSchema = z.object({
  /**
   * Whether the figures come from the sample shop's invented orders (`sample`) or from real orders (`shop`). Only operators see figures
   * from real orders.
   */
  source: z.enum(['sample', 'shop']),
  period: periodSchema,
  /** The previous period of the same length, for comparison. */
  before: periodSchema,
  now: totalsSchema,
  earlier: totalsSchema,
  /** Sales of credits, which aren't included in the orders: payments including tax, minus refunds. Null for the sample shop. */
  credits: z.object({ purchases: z.int(), cents, earlierCents: cents }).nullable(),
  /** The period in slices of 1, 7 or 28 days, oldest first, each with the matching slice of the previous period. */
  trend: z.array(
    periodSchema.extend({ cents, orders: z.int(), earlierCents: cents, earlierOrders: z.int() }),
  ),
})

const regionSchema = z.object({
  country: z.string(),
  region: z.string(),
  name: z.string(),
  orders: z.int(),
  cents,
  beforeCents: cents,
  share: part,
})

const segmentSchema = z.object({
  segment: customerType,
  orders: z.int(),
  cents,
  items: z.int(),
  couponOrders: z.int(),
  customers: z.int(),
  repeatCustomers: z.int(),
  beforeCents: cents,
  beforeOrders: z.int(),
  share: part,
  repeat: measuredSchema,
})

const cohortSchema = z.object({
  firstMonth: z.string(),
  customers: z.int(),
  later: z.array(z.object({ months: z.int(), customers: z.int(), share: part })),
})

const potentialSchema = measuredSchema.extend({
  group: z.enum(POTENTIAL_GROUPS),
  /** The name of the best-selling region if this group is the customers in that region; null for all other groups. */
  region: z.string().nullable(),
  repeatCustomers: z.int(),
  orders: z.int(),
  highOrders: z.int(),
})

const basketSchema = z.object({ label: z.string(), orders: z.int(), cents, share: part })

export const analyticsReportSchema = z
  .discriminatedUnion('view', [
    sharedSchema.extend({
      view: z.literal('geographic'),
      /** All regions, best-selling first; the first eight are the top regions. */
      regions: z.array(regionSchema),
    }),
    sharedSchema.extend({
      view: z.literal('segments'),
      segments: z.array(segmentSchema),
      cohorts: z.array(cohortSchema),
    }),
    sharedSchema.extend({
      view: z.literal('referral-insights'),
      potentials: z.array(potentialSchema),
      couponOrders: z.int(),
      /**
       * The numbers of friends who followed a shared link in the period, and of those who completed a first order; null for the sample
       * shop.
       */
      referrals: z.object({ started: z.int(), completed: z.int() }).nullable(),
    }),
    sharedSchema.extend({
      view: z.literal('high-value'),
      /** The five largest orders of more than $50. */
      orders: z.array(analyticsOrderSchema),
      highOrders: z.int(),
      baskets: z.array(basketSchema),
    }),
  ])
  .openapi('AnalyticsReport')

/** Data of the analytics page. If the requested period can't be shown, `fault` says why, and the page shows another period. */
export type AnalyticsPage =
  | { kind: 'report'; report: AnalyticsReport; fault: PeriodFault | null; today: string }
  | MessagePage

export type AnalyticsOrder = z.infer<typeof analyticsOrderSchema>
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>
