import { z } from '@hono/zod-openapi'

/** Identifies a customer, by e-mail address or by the number of one of their orders. */
const who = z.string().trim().min(1).max(254)

/**
 * The request of POST /api/operator/customers/find and /export. The customer's address is in the body and not in the URL, because URLs are
 * logged.
 */
export const customerSearchSchema = z.object({ who }).openapi('CustomerSearch')

/** POST /api/operator/customers/erase */
export const customerErasureSchema = z
  .object({
    who,
    /** Ids of the orders that the operator saw. If the customer has placed another order since, nothing is deleted. */
    seenOrders: z.array(z.string()).max(10_000),
  })
  .openapi('CustomerErasure')

export const customerDataSchema = z
  .object({
    email: z.string(),
    /** Numbers of the orders that were placed with this e-mail address. */
    orders: z.array(z.string()),
    /** Number of accounts with orders from this e-mail address. Everything in these accounts belongs to the customer. */
    accounts: z.int(),
    /** Other e-mail addresses that the customer's accounts have ordered with. */
    otherEmails: z.array(z.string()),
    /** Number of credit purchases billed to this e-mail address. */
    creditPurchases: z.int(),
    messages: z.int(),
    questions: z.int(),
    quotes: z.int(),
    /** Number of sold-out items that the customer asked to be notified about. */
    stockAlerts: z.int(),
    newsletter: z.boolean(),
    /** Whether a payment is pending. Nothing can be deleted until it succeeds or fails. */
    moneyUnderWay: z.boolean(),
  })
  .openapi('CustomerData')

export type CustomerData = z.infer<typeof customerDataSchema>
