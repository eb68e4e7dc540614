// @chunk page-parts
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { DEFAULT_VARIANT_TITLE } from '../../../domain/catalogue/variant-title.ts'
import type { EventItem } from '../analytics.ts'

/** The maximum number of items per event that the shop's log accepts. */
const MAX_ITEMS = 50

type Line = Pick<
  CartItem,
  'productId' | 'title' | 'productTitle' | 'variantTitle' | 'priceCents' | 'quantity'
>

type Goods = {
  productId: string
  productTitle: string
  variantTitle: string | undefined
  /** The unit price, in dollars. */
  price: number
  quantity?: number
}

/**
 * Builds the item of an analytics event. All events describe a product in the same way, so that a report can follow it from the product
 * page to the checkout.
 */
export const toEventItem = ({
  productId,
  productTitle,
  variantTitle = '',
  price,
  quantity = 1,
}: Goods): EventItem => ({
  item_id: productId,
  item_name: productTitle,
  ...(variantTitle !== '' && variantTitle !== DEFAULT_VARIANT_TITLE && { item_variant: variantTitle }),
  price,
  quantity,
})

export function makeCartEvent(lines: readonly Line[], currency: string) {
  const cents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
  return { currency, value: cents / 100, items: lines.slice(0, MAX_ITEMS).map(itemOfLine) }
}

const itemOfLine = ({
  productId,
  title,
  productTitle = title,
  variantTitle,
  priceCents,
  quantity,
}: Line): EventItem =>
  toEventItem({ productId, productTitle, variantTitle, price: priceCents / 100, quantity })
