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
  /** The message for a failed change. */
  message: string | null
  /** The message for a successful change. */
  told: string | null
  /** The removed line: the value of the form that restores it. */
  undo: string | null
  extras: CartExtras
  /** A form for what a product needs from its buyer, above the cart. */
  content: LineContentForm | null
}

export type CartPageLine = {
  id: string
  productId: string
  title: string
  /** The parts of the title. */
  productTitle: string
  variantTitle: string
  /** Path of the product's page. */
  path: string
  imageSrc: string | null
  /** Attributes that the shopper entered. */
  attributes: { key: string; value: string }[]
  price: string
  total: string
  quantity: number
  /** All its pieces have one price together: their number is changed on its page. */
  isPricedWhole: boolean
  /** Made only after its buyer has approved a proof. */
  proofFirst: boolean
  /** Where its words and artwork are changed; null where it needs none. */
  contentPath: string | null
}

const freeShippingSchema = z.object({
  text: z.string(),
  /** Something that holds besides; null where there is nothing to add. */
  note: z.string().nullable(),
  /** Merchandise after discount and the threshold, in cents; a null goal is reached. */
  amountCents: z.int(),
  goalCents: z.int().nullable(),
})

const savedLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  imageSrc: z.string().nullable(),
  /** Attributes that the shopper entered. */
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  price: decimalSchema,
  quantity: z.int(),
  /** False where it is sold out or off sale. */
  available: z.boolean(),
})

/** A cart's content besides its lines. The drawer fetches it; the page has it from the start. */
export const cartExtrasSchema = z
  .object({
    /** Subtotal of the lines before discount, by which the drawer detects whether this is the displayed cart. */
    subtotal: decimalSchema,
    note: z.string(),
    discount: z
      .object({
        code: z.string(),
        /** What the code does, or why it has no effect yet. */
        words: z.string(),
        holds: z.boolean(),
        /** The discount on the merchandise; null if there is none. */
        amount: decimalSchema.nullable(),
      })
      .nullable(),
    freeShipping: freeShippingSchema.nullable(),
    saved: z.array(savedLineSchema),
    /** Notes on lines by id that buyers need before they pay: that a line waits for a proof. */
    lineNotes: z.record(z.string(), z.string()),
  })
  .openapi('CartExtras')

export type CartExtras = z.infer<typeof cartExtrasSchema>
export type FreeShippingView = z.infer<typeof freeShippingSchema>
export type SavedLineView = z.infer<typeof savedLineSchema>
