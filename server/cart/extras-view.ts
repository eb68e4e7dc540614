import { personalizationCopy } from '../../content/personalization.ts'
import type { CartDetailsView, SavedCartLine } from '../../contract/cart-page.ts'
import { computeCartTotals } from '../../domain/cart/totals.ts'
import { formatCartTitle } from '../../domain/catalogue/variant-title.ts'
import { toDecimal } from '../../domain/money.ts'
import { waitsForProof } from '../../domain/personalization/waits-for-proof.ts'
import type { Database } from '../db/database.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { buildLinePath } from './line-path.ts'
import { describeLine } from '../made-to-order/index.ts'
import { findCartPricing } from './cart-extras.ts'
import { describeDiscountCode, describeFreeShipping } from './extras-messages.ts'
import { listSavedLines, type SavedLine } from './saved-lines.ts'

export type CartViewContext = {
  db: Database
  now: Date
  /** The visitor whose "Saved for later" lines are shown. */
  visitorHash: string | null
}

/** Builds the data that is shown beside a cart's lines. If there is no cart (null), the data is that of an empty cart. */
export async function readCartDetailsView(
  { db, now, visitorHash }: CartViewContext,
  cart: CheckoutCart | null,
): Promise<CartDetailsView> {
  const extras = cart && cart.lines.length > 0 ? await findCartPricing(db, cart, now) : null
  const code = extras?.code ?? null
  return {
    subtotal: toDecimal(computeCartTotals(cart?.lines ?? []).subtotalCents),
    note: cart?.note ?? '',
    discount: code && {
      code: code.code,
      words: describeDiscountCode(code),
      holds: code.refusal === null,
      amount: code.discountCents > 0 ? toDecimal(code.discountCents) : null,
    },
    freeShipping: extras && describeFreeShipping(extras),
    lineNotes: Object.fromEntries(
      (cart?.lines ?? []).filter(waitsForProof).map(({ lineId }) => [lineId, personalizationCopy.proof.line]),
    ),
    saved: (await listSavedLines(db, visitorHash)).map(savedView),
  }
}

const savedView = (line: SavedLine): SavedCartLine => ({
  id: line.id,
  title: formatCartTitle(line.title, line.variantTitle),
  path: buildLinePath(line),
  imageSrc: line.imageSrc || null,
  attributes: describeLine(line.attributes, line.item),
  price: toDecimal(line.unitPriceCents),
  quantity: line.quantity,
  available: line.available,
})
