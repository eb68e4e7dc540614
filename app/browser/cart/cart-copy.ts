// @chunk cart-copy
import * as z from 'zod/mini'
import type { CartItem } from '../../../domain/cart/cart-item.ts'

/** The cart as the shop last told it, for when it cannot be reached. Never what is paid: that is the checkout's own reckoning. */
const KEY = 'cartCopy'

/** An item of the cart as a browser keeps it. */
export const keptItem = z.object({
  id: z.string(),
  merchandiseId: z.string(),
  productId: z.string(),
  title: z.string(),
  // Copies kept by an older build have none of these.
  productTitle: z.optional(z.string()),
  variantTitle: z.optional(z.string()),
  handle: z.optional(z.string()),
  priceCents: z.number(),
  currencyCode: z.string(),
  imageSrc: z.nullable(z.string()),
  quantity: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
})
const copySchema = z.array(keptItem)

export function storeCartCopy(items: readonly CartItem[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(items))
  } catch {
    // Full or forbidden: then there is no cart without a network.
  }
}

/** The kept cart, or null where none was kept or somebody has changed its form. */
export function readCartCopy(): CartItem[] | null {
  try {
    const kept = copySchema.safeParse(JSON.parse(window.localStorage.getItem(KEY) ?? ''))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}
