import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { cartTitle } from '../../../domain/catalogue/variant-title.ts'
import { parseDecimal } from '../../../domain/money.ts'
import type { HostedCartLine } from './cart-calls.ts'

/** The specification's client cart item of a hosted cart line. */
export function cartItemOf({ id, quantity, attributes, merchandise }: HostedCartLine): CartItem {
  return {
    id,
    quantity,
    merchandiseId: merchandise.id,
    productId: merchandise.product.id,
    title: cartTitle(merchandise.product.title, merchandise.title),
    priceCents: parseDecimal(merchandise.price.amount) ?? 0,
    currencyCode: merchandise.price.currencyCode,
    imageSrc: merchandise.image?.url ?? merchandise.product.featuredImage?.url ?? null,
    attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
  }
}
