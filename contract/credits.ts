import { z } from '@hono/zod-openapi'
import { designStyles } from './design.ts'
import { MAX_EMAIL_LENGTH } from '../domain/checkout/email-address.ts'
import { COUNTRIES } from '../domain/checkout/regions.ts'
import { CREDIT_PURCHASE_STATES } from '../domain/credits/purchase-state.ts'
import { CREDIT_REASONS } from '../domain/credits/reasons.ts'

/**
 * The billing address of a credit purchase. Country and province decide the taxes. Province and state codes are those of Canada Post and
 * the USPS.
 */
const creditBillingSchema = z
  .object({ email: z.string(), country: z.enum(COUNTRIES.map(({ code }) => code)), province: z.string() })
  .openapi('CreditBilling')

/** GET /api/user/credits: the visitor's balance. */
export const userCreditsSchema = z
  .object({
    availableCredits: z.int().min(0),
    /** Price of a picture from the image model; null if the shop has no image model. */
    imageModel: z.object({ credits: z.int().min(1) }).nullable(),
    /** The billing place of the visitor's last credit purchase or order; null if there is none. */
    billing: creditBillingSchema.nullable(),
  })
  .openapi('UserCredits')

/** POST /api/user/credits/purchase, in the specification's format (design tools, section 7). */
export const creditPurchaseRequestSchema = z
  .object({
    /** Number of credits in the package. */
    creditAmount: z.int().min(1).max(1_000_000),
    paymentDetails: z.object({
      /** The price that the page displayed, as 19.99 or "19.99". */
      amount: z.union([z.number(), z.string().max(20)]),
      currency: z.string().max(10),
    }),
    /** The billing address. Without it, no receipt is mailed and the taxes are those of the shop's province. */
    billing: z
      .object({
        email: z.string().max(MAX_EMAIL_LENGTH),
        country: z.string().max(40),
        province: z.string().max(40),
      })
      .optional(),
  })
  .openapi('CreditPurchaseRequest')

const creditAmounts = {
  /** The price of the credits before taxes. */
  price: z.string(),
  taxes: z.array(z.object({ label: z.string(), amount: z.string() })),
}

/** GET /api/user/credits/price: the price of a package of credits, with the taxes of the buyer's province or state. */
export const creditPriceSchema = z
  .object({ packageId: z.string(), ...creditAmounts, total: z.string(), currency: z.string() })
  .openapi('CreditPrice')

/** Response when the credits have been added at once. */
export const creditPurchaseStartSchema = z
  .object({ newTotalCredits: z.int().min(0) })
  .openapi('CreditsBought')

/** Response when the visitor has to pay on the provider's page. To find out whether the visitor has paid, GET the purchase. */
export const creditPaymentSchema = z
  .object({ purchaseId: z.uuid(), paymentUrl: z.string() })
  .openapi('CreditPayment')

/** GET /api/user/credits/purchases/{id} */
export const creditPurchaseSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(CREDIT_PURCHASE_STATES),
    packageId: z.string(),
    credits: z.int(),
    ...creditAmounts,
    /** The amount to pay, including taxes. */
    amount: z.string(),
    currency: z.string(),
    /** The payment provider's page; null once the payment has succeeded or failed. */
    paymentUrl: z.string().nullable(),
    /** Path of the receipt. Null if the purchase isn't paid, or was made before the shop had receipts. */
    receiptPath: z.string().nullable(),
    /** The visitor's balance of credits; null until the purchase is paid. */
    newTotalCredits: z.int().nullable(),
  })
  .openapi('CreditPurchase')

/** GET /api/user/credits/entries: the ledger, newest first. */
export const creditHistorySchema = z
  .object({
    entries: z.array(
      z.object({
        id: z.int(),
        /** The number of credits: positive if they were added, negative if they were spent. */
        amount: z.int(),
        balance: z.int(),
        reason: z.enum(CREDIT_REASONS),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .openapi('CreditHistory')

/** POST /api/artwork/generate: a picture from the image model, stored like an upload. */
export const imageRequestSchema = z
  .object({
    prompt: z.string().trim().min(1).max(500),
    style: z.enum(designStyles),
    /** Width of the finished decal in mm. */
    widthMm: z.number().min(20).max(1_200).default(100),
  })
  .openapi('ImageRequest')

export type UserCredits = z.infer<typeof userCreditsSchema>
export type CreditPurchaseRequest = z.infer<typeof creditPurchaseRequestSchema>
export type CreditPriceView = z.infer<typeof creditPriceSchema>
export type CreditPurchaseStart = z.infer<typeof creditPurchaseStartSchema>
export type CreditPayment = z.infer<typeof creditPaymentSchema>
export type CreditPurchaseView = z.infer<typeof creditPurchaseSchema>
export type CreditHistory = z.infer<typeof creditHistorySchema>
export type ImageRequest = z.infer<typeof imageRequestSchema>
