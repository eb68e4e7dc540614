import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { isMadeToOrder } from '../../../domain/catalogue/made-to-order.ts'
import { formatCartTitle } from '../../../domain/catalogue/variant-title.ts'
import { parseDecimal } from '../../../domain/money.ts'
import type { HostedCartLine } from './cart-calls.ts'

/** Converts a line of the server's cart to a cart item as defined by the specification. */
export function toCartItem({ id, quantity, attributes, merchandise }: HostedCartLine): CartItem {
  const { handle } = merchandise.product
  return {
    id,
    quantity,
    merchandiseId: merchandise.id,
    productId: merchandise.product.id,
    title: formatCartTitle(merchandise.product.title, merchandise.title),
    productTitle: merchandise.product.title,
    variantTitle: merchandise.title,
    handle: isMadeToOrder(handle) ? undefined : handle,
    priceCents: parseDecimal(merchandise.price.amount) ?? 0,
    currencyCode: merchandise.price.currencyCode,
    imageSrc: ownPath(merchandise.image?.url ?? merchandise.product.featuredImage?.url ?? null),
    attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
  }
}

/**
 * Returns the path of one of the shop's own pictures, or the full URL of any other picture. The API returns absolute URLs, but the shop
 * serves its own pictures in smaller sizes by path.
 */
const ownPath = (url: string | null): string | null =>
  url?.startsWith(`${window.location.origin}/`) ? url.slice(window.location.origin.length) : url
