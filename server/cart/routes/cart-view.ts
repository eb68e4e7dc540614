import type { CartPageView } from '../../../contract/cart-page.ts'
import { computeCartTotals, computeLineTotal } from '../../../domain/cart/totals.ts'
import { formatCartTitle } from '../../../domain/catalogue/variant-title.ts'
import { formatGid } from '../../../domain/ids.ts'
import { waitsForProof } from '../../../domain/personalization/waits-for-proof.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import type { Cart } from '../cart.ts'
import { readCartDetailsView, type CartViewContext } from '../extras-view.ts'
import { findCheckoutCart } from '../checkout-cart.ts'
import { buildLinePath, findLinePicture } from '../line-path.ts'
import { describeLine } from '../../made-to-order/index.ts'

/** Builds the data of the cart page. Without a cart, builds an empty page. The parameter `telling` contains the messages to show. */
export async function readCartPageView(
  context: CartViewContext,
  cart: Pick<Cart, 'checkoutToken'> | null,
  telling: Partial<Pick<CartPageView, 'message' | 'told' | 'undo' | 'content'>>,
): Promise<CartPageView> {
  const checkout = cart && (await findCheckoutCart(context.db, cart.checkoutToken))
  const lines = checkout?.lines ?? []
  const { itemCount, subtotalCents } = computeCartTotals(lines)
  return {
    lines: lines.map((line) => ({
      id: line.lineId,
      productId: formatGid('Product', line.productId),
      title: formatCartTitle(line.title, line.variantTitle),
      productTitle: line.title,
      variantTitle: line.variantTitle,
      path: buildLinePath(line),
      imageSrc: findLinePicture(line),
      attributes: describeLine(line.attributes, line.item),
      price: toDecimal(line.unitPriceCents),
      total: toDecimal(computeLineTotal(line)),
      quantity: line.quantity,
      isPricedWhole: line.item?.isPricedWhole ?? false,
      proofFirst: waitsForProof(line),
      contentPath: line.needs.kind === 'none' ? null : `/cart/lines/${line.lineId}`,
    })),
    itemCount,
    subtotal: toDecimal(subtotalCents),
    currencyCode: SHOP_CURRENCY,
    checkoutUrl: checkout && lines.length > 0 ? `/checkout/${checkout.checkoutToken}` : null,
    message: null,
    told: null,
    undo: null,
    content: null,
    ...telling,
    extras: await readCartDetailsView(context, checkout),
  }
}
