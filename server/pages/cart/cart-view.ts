import type { CartExtras, CartPageView, SavedLineView } from '../../../contract/cart-page.ts'
import { cartTotals, lineTotal } from '../../../domain/cart/totals.ts'
import { cartTitle } from '../../../domain/catalogue/variant-title.ts'
import { formatGid } from '../../../domain/ids.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import type { Database } from '../../db/database.ts'
import type { Cart } from '../../services/cart/cart.ts'
import { findCartExtras } from '../../services/cart/cart-extras.ts'
import { listSavedLines, type SavedLine } from '../../services/cart/saved-lines.ts'
import { type CheckoutCart, findCheckoutCart } from '../../services/checkout/checkout-cart.ts'
import { lineWords } from '../../services/commissions/specified-lines.ts'
import { linePath } from '../line-path.ts'
import { codeWords, freeShippingWords } from './extras-words.ts'

type Looking = {
  db: Database
  now: Date
  /** Whose saved lines are shown. */
  visitorHash: string | null
}

/** The page's data for a cart, or for none; what is to be said stands in `telling`. */
export async function cartView(
  looking: Looking,
  cart: Pick<Cart, 'checkoutToken'> | null,
  telling: Partial<Pick<CartPageView, 'message' | 'told' | 'undo'>>,
): Promise<CartPageView> {
  const checkout = cart && (await findCheckoutCart(looking.db, cart.checkoutToken))
  const lines = checkout?.lines ?? []
  const { itemCount, subtotalCents } = cartTotals(lines)
  return {
    lines: lines.map((line) => ({
      id: line.lineId,
      productId: formatGid('Product', line.productId),
      title: cartTitle(line.title, line.variantTitle),
      productTitle: line.title,
      variantTitle: line.variantTitle,
      path: linePath(line),
      imageSrc: line.imageSrc || null,
      attributes: lineWords(line.attributes, line.commission),
      price: toDecimal(line.unitPriceCents),
      total: toDecimal(lineTotal(line)),
      quantity: line.quantity,
      isPricedWhole: line.commission?.isPricedWhole ?? false,
    })),
    itemCount,
    subtotal: toDecimal(subtotalCents),
    currencyCode: SHOP_CURRENCY,
    checkoutUrl: checkout && lines.length > 0 ? `/checkout/${checkout.checkoutToken}` : null,
    message: null,
    told: null,
    undo: null,
    ...telling,
    extras: await extrasView(looking, checkout),
  }
}

/** What stands beside the lines of a cart, or of none. */
export async function extrasView(
  { db, now, visitorHash }: Looking,
  cart: CheckoutCart | null,
): Promise<CartExtras> {
  const extras = cart && cart.lines.length > 0 ? await findCartExtras(db, cart, now) : null
  const code = extras?.code ?? null
  return {
    subtotal: toDecimal(cartTotals(cart?.lines ?? []).subtotalCents),
    note: cart?.note ?? '',
    discount: code && {
      code: code.code,
      words: codeWords(code),
      holds: code.refusal === null,
      amount: code.discountCents > 0 ? toDecimal(code.discountCents) : null,
    },
    freeShipping: extras && freeShippingWords(extras),
    saved: (await listSavedLines(db, visitorHash)).map(savedView),
  }
}

const savedView = (line: SavedLine): SavedLineView => ({
  id: line.id,
  title: cartTitle(line.title, line.variantTitle),
  path: linePath(line),
  imageSrc: line.imageSrc || null,
  attributes: lineWords(line.attributes, line.commission),
  price: toDecimal(line.unitPriceCents),
  quantity: line.quantity,
  available: line.available,
})
