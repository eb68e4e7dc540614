import { z } from '@hono/zod-openapi'

/** Whose data it is about: a mail address, or the number of one of their orders. */
const who = z.string().trim().min(1).max(254)

/** POST /api/operator/customers/find and /export: in the body, so that no address stands in a log. */
export const customerSearchSchema = z.object({ who }).openapi('CustomerSearch')

/** POST /api/operator/customers/erase */
export const customerErasureSchema = z
  .object({
    who,
    /** The orders that were seen: with another one since nothing is deleted. */
    seenOrders: z.array(z.string()).max(10_000),
  })
  .openapi('CustomerErasure')

export const customerDataSchema = z
  .object({
    email: z.string(),
    /** Numbers of the orders that have this address. */
    orders: z.array(z.string()),
    /** Browsers' accounts in which these orders lie: all that is in them belongs to the customer. */
    accounts: z.int(),
    /** Other addresses that orders of these accounts have. */
    otherEmails: z.array(z.string()),
    /** Purchases of design credits that are billed to this address. */
    creditPurchases: z.int(),
    messages: z.int(),
    questions: z.int(),
    quotes: z.int(),
    newsletter: z.boolean(),
    /** A payment is not decided yet: nothing can be deleted before. */
    moneyUnderWay: z.boolean(),
  })
  .openapi('CustomerData')

export type CustomerData = z.infer<typeof customerDataSchema>
