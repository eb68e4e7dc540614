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
  // These fields are missing in carts that were stored by an older version of the shop's code.
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
 * Stores the last cart from the server, so that it can be shown while the shop is unreachable. The amount to pay isn't stored, because only
 * the checkout computes it.
 */
export function storeCartCopy(items: readonly CartItem[]): void {
  try {
    window.localStorage.setItem(CART_COPY_KEY, JSON.stringify(items))
  } catch {
    // Storage is full or forbidden, so the cart has no offline copy.
  }
}

/** Returns the stored copy of the cart; null if there is none or it has an invalid format. */
export function readCartCopy(): CartItem[] | null {
  try {
    const kept = copySchema.safeParse(JSON.parse(window.localStorage.getItem(CART_COPY_KEY) ?? ''))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}
