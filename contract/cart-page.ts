import { z } from '@hono/zod-openapi'
import type { LineContentForm } from './line-content.ts'
import { decimalSchema } from './product.ts'

/** The data of the cart page. Amounts are decimals such as "14.99". */
export type CartPageView = {
  lines: CartPageLine[]
  itemCount: number
  subtotal: string
  currencyCode: string
  checkoutUrl: string | null
  /** The error message of a change that failed. */
  message: string | null
  /** The confirmation of a change that succeeded. */
  told: string | null
  /** The form value that restores the line that was just removed. */
  undo: string | null
  extras: CartDetailsView
  /** A form above the cart for the text or artwork that a product needs from its buyer. */
  content: LineContentForm | null
}

export type CartPageLine = {
  id: string
  productId: string
  title: string
  /** The two parts of `title`: the product's title and the variant's title. */
  productTitle: string
  variantTitle: string
  path: string
  imageSrc: string | null
  /** The texts that the shopper entered, as attributes of the line. */
  attributes: { key: string; value: string }[]
  price: string
  total: string
  quantity: number
  /**
   * Whether one price applies to all pieces of the line together. The quantity of such a line can be changed on its product page but not in
   * the cart.
   */
  isPricedWhole: boolean
  /** Whether the line is made only after the buyer has approved a proof. */
  proofFirst: boolean
  /** Path of the page on which the line's text and artwork are edited; null for a line that has neither text nor artwork. */
  contentPath: string | null
}

const freeShippingSchema = z.object({
  text: z.string(),
  /** A further condition for free shipping, as a sentence; null if there is none. */
  note: z.string().nullable(),
  /** The items' value after discounts, in cents. `goalCents` is the threshold for free shipping in cents, or null once it is reached. */
  amountCents: z.int(),
  goalCents: z.int().nullable(),
})

const savedLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  imageSrc: z.string().nullable(),
  /** The texts that the shopper entered, as attributes of the line. */
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  price: decimalSchema,
  quantity: z.int(),
  /** Whether the saved item can be bought; false if it is sold out or no longer sold. */
  available: z.boolean(),
})

/** Everything about a cart except its lines. The cart drawer fetches this data, and the cart page is rendered with it. */
export const cartDetailsSchema = z
  .object({
    /**
     * The subtotal of the lines before discounts. If it differs from the subtotal in the drawer, the cart has changed since this response.
     */
    subtotal: decimalSchema,
    note: z.string(),
    discount: z
      .object({
        code: z.string(),
        /** A sentence that explains the discount code's effect, or why it has none yet. */
        words: z.string(),
        holds: z.boolean(),
        /** The amount by which the code reduces the items' price; null if it doesn't. */
        amount: decimalSchema.nullable(),
      })
      .nullable(),
    freeShipping: freeShippingSchema.nullable(),
    saved: z.array(savedLineSchema),
    /** Notes that the buyer has to see before paying, such as that a line waits for a proof. The keys are line ids. */
    lineNotes: z.record(z.string(), z.string()),
  })
  .openapi('CartExtras')

export type CartDetailsView = z.infer<typeof cartDetailsSchema>
export type FreeShippingView = z.infer<typeof freeShippingSchema>
export type SavedCartLine = z.infer<typeof savedLineSchema>
