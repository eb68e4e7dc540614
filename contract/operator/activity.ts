import { z } from '@hono/zod-openapi'
import type { shopEventNames } from '../shop-events.ts'

/** The steps from a page view to an order, in the order in which shoppers take them. */
export const funnelSteps = [
  'page_view',
  'view_item',
  'add_to_cart',
  'begin_checkout',
] as const satisfies readonly (typeof shopEventNames)[number][]

const countsSchema = z.object({
  page_view: z.int(),
  view_item: z.int(),
  add_to_cart: z.int(),
  begin_checkout: z.int(),
  /** The number of orders placed, without sample orders. It is counted from the orders, not from events. */
  orders: z.int(),
})

/** GET /api/operator/activity */
export const operatorActivitySchema = z
  .object({
    /** One entry per day of the period in the shop's time zone, newest first. */
    days: z.array(countsSchema.extend({ day: z.string() })),
    sum: countsSchema,
    /** The events that aren't steps of the funnel, most frequent first. */
    others: z.array(z.object({ name: z.string(), count: z.int() })),
  })
  .openapi('OperatorActivity')

export type ActivityCounts = z.infer<typeof countsSchema>
export type OperatorActivity = z.infer<typeof operatorActivitySchema>
