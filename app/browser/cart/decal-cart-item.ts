import type { DecalQuote } from '../../../contract/quote.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { formatCartTitle } from '../../../domain/catalogue/variant-title.ts'
import { getCents } from '../../../domain/money.ts'
import { formatMillimetres } from '../../../domain/pricing/decal-price.ts'

/** The properties of a made-to-order decal that become part of its cart item. */
type Decal = { id: string; title: string; picture: string; notes?: string }

/** Builds a cart item for a quoted decal. It is shown until the server's line arrives. The whole batch counts as one item. */
export function makeDecalCartItem(
  { id, title, picture, notes = '' }: Decal,
  quote: DecalQuote,
  merchandiseId: string,
): Omit<CartItem, 'id'> {
  const { widthMm, heightMm, quantity, price, currencyCode } = quote
  const size = `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm`
  const variantTitle = `${size}, ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`
  return {
    merchandiseId,
    productId: id,
    title: formatCartTitle(title, variantTitle),
    productTitle: title,
    variantTitle,
    priceCents: getCents(price),
    currencyCode,
    imageSrc: picture,
    quantity: 1,
    attributes: notes.trim() === '' ? [] : [{ key: 'Notes', value: notes.trim() }],
  }
}
