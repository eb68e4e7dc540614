import { z } from '@hono/zod-openapi'
import type { LineContentForm } from './line-content.ts'
import { decimalSchema } from './product.ts'

/** The cart as shown on its page. Amounts are decimals such as "14.99". */
export type CartPageView = {
  lines: CartPageLine[]
  itemCount: number
  subtotal: string
  currencyCode: string
  checkoutUrl: string | null
  /** Message about a change that failed. */
  message: string | null
  /** Message about a change that succeeded. */
  told: string | null
  /** The removed line, as the form value that restores it. */
  undo: string | null
  extras: CartExtras
  /** A form above the cart for the text or artwork that a product needs from its buyer. */
  content: LineContentForm | null
}

export type CartPageLine = {
  id: string
  productId: string
  title: string
  /** The two parts of `title`. */
  productTitle: string
  variantTitle: string
  /** Path of the product page. */
  path: string
  imageSrc: string | null
  /** The attributes that the shopper entered. */
  attributes: { key: string; value: string }[]
  price: string
  total: string
  quantity: number
  /** All its pieces are priced together, so their number is changed on the product page, not in the cart. */
  isPricedWhole: boolean
  /** Made only after the buyer has approved a proof. */
  proofFirst: boolean
  /** Path of the page where its text and artwork are edited; null if it needs neither. */
  contentPath: string | null
}

const freeShippingSchema = z.object({
  text: z.string(),
  /** An additional condition; null if there is none. */
  note: z.string().nullable(),
  /** Merchandise after discount, and the threshold for free shipping, in cents. The goal is null once it is reached. */
  amountCents: z.int(),
  goalCents: z.int().nullable(),
})

const savedLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  imageSrc: z.string().nullable(),
  /** The attributes that the shopper entered. */
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  price: decimalSchema,
  quantity: z.int(),
  /** False if it is sold out or no longer sold. */
  available: z.boolean(),
})

/** The cart's contents besides its lines. The drawer fetches them; the cart page is rendered with them. */
export const cartExtrasSchema = z
  .object({
    /** Subtotal of the lines before discounts. The drawer compares it to check that these extras belong to the cart it shows. */
    subtotal: decimalSchema,
    note: z.string(),
    discount: z
      .object({
        code: z.string(),
        /** The code's effect, or why it has none yet. */
        words: z.string(),
        holds: z.boolean(),
        /** The discount on the merchandise; null if there is none. */
        amount: decimalSchema.nullable(),
      })
      .nullable(),
    freeShipping: freeShippingSchema.nullable(),
    saved: z.array(savedLineSchema),
    /** Notes by line id that the buyer has to see before paying, for example that a line waits for a proof. */
    lineNotes: z.record(z.string(), z.string()),
  })
  .openapi('CartExtras')

export type CartExtras = z.infer<typeof cartExtrasSchema>
export type FreeShippingView = z.infer<typeof freeShippingSchema>
export type SavedLineView = z.infer<typeof savedLineSchema>
