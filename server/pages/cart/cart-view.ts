import type { CartPageView } from '../../../contract/cart-page.ts'
import { cartTotals, lineTotal } from '../../../domain/cart/totals.ts'
import { cartTitle } from '../../../domain/catalogue/variant-title.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import type { Database } from '../../db/database.ts'
import type { Cart } from '../../services/cart/cart.ts'
import { findCheckoutCart } from '../../services/checkout/checkout-cart.ts'
import { linePath } from '../line-path.ts'

/** The page's data for a cart, or for none. */
export async function cartView(
  db: Database,
  cart: Cart | null,
  message: string | null,
): Promise<CartPageView> {
  const checkout = cart && (await findCheckoutCart(db, cart.checkoutToken))
  const lines = checkout?.lines ?? []
  const { itemCount, subtotalCents } = cartTotals(lines)
  const ids = cart?.lines.map((line) => line.id) ?? []
  return {
    lines: lines.map((line, index) => ({
      id: ids[index] ?? '',
      title: cartTitle(line.title, line.variantTitle),
      path: linePath(line),
      imageSrc: line.imageSrc || null,
      price: toDecimal(line.unitPriceCents),
      total: toDecimal(lineTotal(line)),
      quantity: line.quantity,
    })),
    itemCount,
    subtotal: toDecimal(subtotalCents),
    currencyCode: SHOP_CURRENCY,
    checkoutUrl: checkout && lines.length > 0 ? `/checkout/${checkout.checkoutToken}` : null,
    message,
  }
}
