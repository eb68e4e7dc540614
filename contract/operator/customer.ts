import { z } from '@hono/zod-openapi'

/** The person: a mail address, or the number of one of their orders. */
const who = z.string().trim().min(1).max(254)

/** POST /api/operator/customers/find and /export: in the body, so that addresses stay out of logs. */
export const customerSearchSchema = z.object({ who }).openapi('CustomerSearch')

/** POST /api/operator/customers/erase */
export const customerErasureSchema = z
  .object({
    who,
    /** The orders that the operator saw: if there is a new one, nothing is deleted. */
    seenOrders: z.array(z.string()).max(10_000),
  })
  .openapi('CustomerErasure')

export const customerDataSchema = z
  .object({
    email: z.string(),
    /** Numbers of the orders that have this address. */
    orders: z.array(z.string()),
    /** Accounts with these orders: everything in them belongs to the customer. */
    accounts: z.int(),
    /** Other addresses that orders of these accounts have. */
    otherEmails: z.array(z.string()),
    /** Purchases of design credits that are billed to this address. */
    creditPurchases: z.int(),
    messages: z.int(),
    questions: z.int(),
    quotes: z.int(),
    /** Sold-out items that the address waits for. */
    stockAlerts: z.int(),
    newsletter: z.boolean(),
    /** A payment is not decided yet: nothing can be deleted before. */
    moneyUnderWay: z.boolean(),
  })
  .openapi('CustomerData')

export type CustomerData = z.infer<typeof customerDataSchema>
