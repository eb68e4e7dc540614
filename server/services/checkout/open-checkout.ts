import type { Database } from '../../db/database.ts'
import { type CheckoutCart, findCheckoutCart } from './checkout-cart.ts'
import { findDiscount } from './discounts.ts'
import { type Draft, findDraft } from './draft.ts'
import { findLivePayment, type Payment } from './payments.ts'
import type { OrderQuestion } from './prepare-order.ts'

export type OpenCheckout = {
  question: OrderQuestion
  /** The attempt to pay that is under way or done, whoever's it is. */
  live: Payment | null
}

/** The checkout as this visitor sees it: the cart, and what they typed themselves. Null where there is no such cart. */
export async function openCheckout(
  { db, now }: { db: Database; now: () => Date },
  checkoutToken: string,
  visitorHash: string | null,
): Promise<OpenCheckout | null> {
  const cart = await findCheckoutCart(db, checkoutToken)
  if (!cart) return null
  const live = await findLivePayment(db, cart.id)
  const typed = visitorHash === null ? null : await findDraft(db, cart.id, visitorHash)
  const draft = typed ?? firstDraft(cart)
  const discount = draft.discountCode ? await findDiscount(db, draft.discountCode) : null
  // The use that this cart's own attempt has taken must not stand in its way.
  const ownUse = discount && live?.acceptedOrder.discountCode === discount.code ? 1 : 0
  const left = discount && { ...discount, usedCount: discount.usedCount - ownUse }
  return { question: { cart, draft, discount: left, now: now() }, live }
}

function firstDraft(cart: CheckoutCart): Draft {
  const [code] = cart.discountCodes
  return code === undefined ? {} : { discountCode: code }
}
