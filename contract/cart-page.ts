import { z } from '@hono/zod-openapi'
import type { LineContentForm } from './line-content.ts'
import { decimalSchema } from './product.ts'

/** The cart as its page shows it. Money as decimals ("14.99"). */
export type CartPageView = {
  lines: CartPageLine[]
  itemCount: number
  subtotal: string
  currencyCode: string
  checkoutUrl: string | null
  /** What went wrong with the last change, in words. */
  message: string | null
  /** What happened, where it went well. */
  told: string | null
  /** What was just taken out: the value of the form that puts it back. */
  undo: string | null
  extras: CartExtras
  /** A form for what a product needs from its buyer, above the cart. */
  content: LineContentForm | null
}

export type CartPageLine = {
  id: string
  productId: string
  title: string
  /** What the title was put together of. */
  productTitle: string
  variantTitle: string
  /** Path of the product's page. */
  path: string
  imageSrc: string | null
  /** What the shopper wrote to it. */
  attributes: { key: string; value: string }[]
  price: string
  total: string
  quantity: number
  /** All its pieces have one price together: their number is changed on its page. */
  isPricedWhole: boolean
  /** It is made once its buyer approves a proof. */
  proofFirst: boolean
  /** Where its words and artwork are changed; null where it needs none. */
  contentPath: string | null
}

const freeShippingSchema = z.object({
  text: z.string(),
  /** Something that holds besides; null where there is nothing to add. */
  note: z.string().nullable(),
  /** The goods after discount and the threshold, in cents; a goal of null is reached. */
  amountCents: z.int(),
  goalCents: z.int().nullable(),
})

const savedLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  imageSrc: z.string().nullable(),
  /** What the shopper wrote to it. */
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  price: decimalSchema,
  quantity: z.int(),
  /** False where it is sold out or off sale. */
  available: z.boolean(),
})

/** What stands in a cart besides its lines; the drawer asks for it, the page has it from the start. */
export const cartExtrasSchema = z
  .object({
    /** Of the lines before discount, by which the drawer sees whether this is the cart it shows. */
    subtotal: decimalSchema,
    note: z.string(),
    discount: z
      .object({
        code: z.string(),
        /** What it does, or why it does nothing yet, in words. */
        words: z.string(),
        holds: z.boolean(),
        /** What it takes off the goods; null where nothing. */
        amount: decimalSchema.nullable(),
      })
      .nullable(),
    freeShipping: freeShippingSchema.nullable(),
    saved: z.array(savedLineSchema),
    /** What has to be known of a line before it is bought, by its id: that it waits for a proof. */
    lineNotes: z.record(z.string(), z.string()),
  })
  .openapi('CartExtras')

export type CartExtras = z.infer<typeof cartExtrasSchema>
export type FreeShippingView = z.infer<typeof freeShippingSchema>
export type SavedLineView = z.infer<typeof savedLineSchema>
