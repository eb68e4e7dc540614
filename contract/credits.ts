import { z } from '@hono/zod-openapi'
import { designStyles } from './design.ts'
import { MAX_EMAIL_LENGTH } from '../domain/checkout/email-address.ts'
import { COUNTRIES } from '../domain/checkout/regions.ts'
import { CREDIT_PURCHASE_STATES } from '../domain/credits/purchase-state.ts'
import { CREDIT_REASONS } from '../domain/credits/reasons.ts'

/** Billing details of credits, and the place whose taxes apply. Codes as in Canada Post's and the USPS's addresses. */
const creditBillingSchema = z
  .object({ email: z.string(), country: z.enum(COUNTRIES.map(({ code }) => code)), province: z.string() })
  .openapi('CreditBilling')

/** GET /api/user/credits: the visitor's balance. */
export const userCreditsSchema = z
  .object({
    availableCredits: z.int().min(0),
    /** The price of an image model's picture; null if the shop has no image model. */
    imageModel: z.object({ credits: z.int().min(1) }).nullable(),
    /** From the visitor's last purchase or order; null if there is none. */
    billing: creditBillingSchema.nullable(),
  })
  .openapi('UserCredits')

/** POST /api/user/credits/purchase, as the specification has it (design tools, section 7). */
export const creditPurchaseWishSchema = z
  .object({
    /** How many credits the package has. */
    creditAmount: z.int().min(1).max(1_000_000),
    paymentDetails: z.object({
      /** The displayed price: 19.99, or "19.99". */
      amount: z.union([z.number(), z.string().max(20)]),
      currency: z.string().max(10),
    }),
    /** Without it nothing is mailed, and the taxes are those of the shop's own province. */
    billing: z
      .object({
        email: z.string().max(MAX_EMAIL_LENGTH),
        country: z.string().max(40),
        province: z.string().max(40),
      })
      .optional(),
  })
  .openapi('CreditPurchaseWish')

const creditAmounts = {
  /** Price of the package. */
  price: z.string(),
  taxes: z.array(z.object({ label: z.string(), amount: z.string() })),
}

/** GET /api/user/credits/price: a package's price at a place. */
export const creditPriceSchema = z
  .object({ packageId: z.string(), ...creditAmounts, total: z.string(), currency: z.string() })
  .openapi('CreditPrice')

/** The credits are there. */
export const creditsBoughtSchema = z.object({ newTotalCredits: z.int().min(0) }).openapi('CreditsBought')

/** Payment on the provider's page is required; the purchase has the outcome. */
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
    /** The amount to pay: price plus taxes. */
    amount: z.string(),
    currency: z.string(),
    /** The payment page, while undecided. */
    paymentUrl: z.string().nullable(),
    /** The receipt's path once paid; null for purchases from before receipts. */
    receiptPath: z.string().nullable(),
    /** The balance, once it was paid. */
    newTotalCredits: z.int().nullable(),
  })
  .openapi('CreditPurchase')

/** GET /api/user/credits/entries: the ledger, newest first. */
export const creditHistorySchema = z
  .object({
    entries: z.array(
      z.object({
        id: z.int(),
        /** Positive when added, negative when spent. */
        amount: z.int(),
        balance: z.int(),
        reason: z.enum(CREDIT_REASONS),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .openapi('CreditHistory')

/** POST /api/artwork/generate: a picture by the image model, stored like an upload. */
export const imageWishSchema = z
  .object({
    prompt: z.string().trim().min(1).max(500),
    style: z.enum(designStyles),
    /** Width of the finished decal in mm. */
    widthMm: z.number().min(20).max(1_200).default(100),
  })
  .openapi('ImageWish')

export type UserCredits = z.infer<typeof userCreditsSchema>
export type CreditPurchaseWish = z.infer<typeof creditPurchaseWishSchema>
export type CreditPriceView = z.infer<typeof creditPriceSchema>
export type CreditsBought = z.infer<typeof creditsBoughtSchema>
export type CreditPayment = z.infer<typeof creditPaymentSchema>
export type CreditPurchaseView = z.infer<typeof creditPurchaseSchema>
export type CreditHistory = z.infer<typeof creditHistorySchema>
export type ImageWish = z.infer<typeof imageWishSchema>
