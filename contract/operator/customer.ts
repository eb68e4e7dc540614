import { z } from '@hono/zod-openapi'

/** Identifies a customer, by e-mail address or by the number of one of their orders. */
const who = z.string().trim().min(1).max(254)

/** POST /api/operator/customers/find and /export. The address is in the body, so that it stays out of logs. */
export const customerSearchSchema = z.object({ who }).openapi('CustomerSearch')

/** POST /api/operator/customers/erase */
export const customerErasureSchema = z
  .object({
    who,
    /** Ids of the orders that the operator saw. If there is a newer order, nothing is deleted. */
    seenOrders: z.array(z.string()).max(10_000),
  })
  .openapi('CustomerErasure')

export const customerDataSchema = z
  .object({
    email: z.string(),
    /** Numbers of the orders placed with this address. */
    orders: z.array(z.string()),
    /** Accounts with these orders. Everything in them belongs to the customer. */
    accounts: z.int(),
    /** Other addresses on orders of these accounts. */
    otherEmails: z.array(z.string()),
    /** Credit purchases billed to this address. */
    creditPurchases: z.int(),
    messages: z.int(),
    questions: z.int(),
    quotes: z.int(),
    /** Sold-out items for which the address asked to be notified. */
    stockAlerts: z.int(),
    newsletter: z.boolean(),
    /** True while a payment is still pending; nothing can be deleted until it is settled. */
    moneyUnderWay: z.boolean(),
  })
  .openapi('CustomerData')

export type CustomerData = z.infer<typeof customerDataSchema>
