import type { DecalQuote } from '../../../contract/quote.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { parseDecimal } from '../../../domain/money.ts'
import { millimetres } from '../../../domain/pricing/decal-price.ts'

/** A decal made to order. */
type Decal = { id: string; title: string; picture: string; notes?: string }

/** The line of a quoted decal as it is shown until the server's comes: the whole batch is one. */
export function decalItem(
  { id, title, picture, notes = '' }: Decal,
  quote: DecalQuote,
  merchandiseId: string,
): Omit<CartItem, 'id'> {
  const { widthMm, heightMm, quantity, price, currencyCode } = quote
  const size = `${millimetres(widthMm)} × ${millimetres(heightMm)} mm`
  return {
    merchandiseId,
    productId: id,
    title: `${title} - ${size}, ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`,
    priceCents: parseDecimal(price) ?? 0,
    currencyCode,
    imageSrc: picture,
    quantity: 1,
    attributes: notes.trim() === '' ? [] : [{ key: 'Notes', value: notes.trim() }],
  }
}
