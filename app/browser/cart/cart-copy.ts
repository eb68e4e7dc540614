// @chunk cart-copy
import * as z from 'zod/mini'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { CART_COPY_KEY } from './has-cart-copy.ts'

/** A cart item as the browser stores it. */
export const storedItemSchema = z.object({
  id: z.string(),
  merchandiseId: z.string(),
  productId: z.string(),
  title: z.string(),
  // Missing in copies stored by an older version.
  productTitle: z.optional(z.string()),
  variantTitle: z.optional(z.string()),
  handle: z.optional(z.string()),
  priceCents: z.number(),
  currencyCode: z.string(),
  imageSrc: z.nullable(z.string()),
  quantity: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
})
const copySchema = z.array(storedItemSchema)

/**
 * Stores the last cart from the server, to show it while the shop is unreachable. It doesn't contain the amount to pay, which only the
 * checkout computes.
 */
export function storeCartCopy(items: readonly CartItem[]): void {
  try {
    window.localStorage.setItem(CART_COPY_KEY, JSON.stringify(items))
  } catch {
    // Storage is full or forbidden, so there is no offline copy of the cart.
  }
}

/** Returns the stored copy of the cart; null if there is none or its format is invalid. */
export function readCartCopy(): CartItem[] | null {
  try {
    const kept = copySchema.safeParse(JSON.parse(window.localStorage.getItem(CART_COPY_KEY) ?? ''))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}
