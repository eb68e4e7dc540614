import type { DecalQuote } from '../../../contract/quote.ts'
import { openCart } from '../../browser/cart/use-cart.ts'
import type { SavedItem } from './saved-items.ts'

/** Adds a quoted decal to the cart. The whole batch is one line. */
export async function addDecalToCart(item: SavedItem, quote: DecalQuote): Promise<void> {
  const { merchandiseId } = quote
  if (merchandiseId === null) return
  const [{ addCartItem }, { makeDecalCartItem }] = await Promise.all([
    import('../../browser/cart/cart-actions.ts'),
    import('../../browser/cart/decal-cart-item.ts'),
  ])
  addCartItem(makeDecalCartItem(item, quote, merchandiseId))
  openCart()
}
