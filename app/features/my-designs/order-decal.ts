import type { DecalQuote } from '../../../contract/quote.ts'
import { parseDecimal } from '../../../domain/money.ts'
import { millimetres } from '../../../domain/pricing/decal-price.ts'
import { openCart } from '../../browser/cart/use-cart.ts'
import type { WalletItem } from './wallet.ts'

/** Puts a decal that was quoted in the cart: the whole batch is one line. */
export async function orderDecal(item: WalletItem, quote: DecalQuote): Promise<void> {
  if (quote.merchandiseId === null) return
  const { addItem } = await import('../../browser/cart/cart-actions.ts')
  const size = `${millimetres(quote.widthMm)} × ${millimetres(quote.heightMm)} mm`
  addItem({
    merchandiseId: quote.merchandiseId,
    productId: item.id,
    title: `${item.title} - ${size}, ${quote.quantity} ${quote.quantity === 1 ? 'piece' : 'pieces'}`,
    priceCents: parseDecimal(quote.price) ?? 0,
    currencyCode: quote.currencyCode,
    imageSrc: item.picture,
    quantity: 1,
    attributes: [],
  })
  openCart()
}
