import { lineTotal } from '../../domain/cart/totals.ts'
import { checkDiscount } from '../../domain/checkout/discount.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import {
  type CheckoutCart,
  type Draft,
  DRAFT_FIELDS,
  findCheckoutCart,
  findContentFault,
  findDiscount,
  findDiscountFor,
  findDraft,
  findKnownContent,
} from '../cart/index.ts'
import { findLivePayment, findTaxRegistrations, type Payment } from '../payments/index.ts'
import type { OrderQuestion } from './prepare-order.ts'

export type OpenCheckout = {
  question: OrderQuestion
  /** The cart's pending or completed payment attempt. Another visitor may have started it. */
  live: Payment | null
  /** The ids of lines that can't be made with their buyer's content. */
  lacking: ReadonlySet<string>
  /** Whether this visitor has submitted the form before. */
  isTyped: boolean
}

/**
 * Reads the checkout as this visitor sees it: the cart, and what this visitor typed. Null if there is no such cart. `typing` contains the
 * form's current values, which aren't saved; `remembered` contains initial values for an empty form.
 */
export async function openCheckout(
  { db, now, env, visitorSecret }: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
  checkoutToken: string,
  visitorHash: string | null,
  { typing = {}, remembered = {} }: { typing?: Draft; remembered?: Draft } = {},
): Promise<OpenCheckout | null> {
  const cart = await findCheckoutCart(db, checkoutToken)
  if (!cart) return null
  const live = await findLivePayment(db, cart.id)
  const typed = visitorHash === null ? null : await findDraft(db, cart.id, visitorHash)
  const draft = { ...(await firstDraft(db, cart, now())), ...(typed ?? remembered), ...typing }
  const asked = {
    customer: { email: draft.email, visitorHash },
    keys: { visitorSecret },
    ownPaymentId: live?.id ?? null,
  }
  const discount = draft.discountCode ? await findDiscountFor(db, draft.discountCode, asked) : null
  // If this cart's own payment attempt reserved a use of the code, that use doesn't count.
  const ownUse = discount && live?.acceptedOrder.discountCode === discount.code ? 1 : 0
  const left = discount && { ...discount, usedCount: discount.usedCount - ownUse }
  const registrations = findTaxRegistrations(env)
  const question = { cart, draft, discount: left, registrations, now: now() }
  return { question, live, isTyped: typed !== null, lacking: await findLacking(db, cart) }
}

/** Lines that are off sale are skipped here, because another check reports them by name. */
async function findLacking(db: Database, cart: CheckoutCart): Promise<ReadonlySet<string>> {
  const lines = cart.lines.filter(({ onSale }) => onSale)
  const known = await findKnownContent(db, lines)
  return new Set(lines.filter((line) => findContentFault(line, known) !== null).map(({ lineId }) => lineId))
}

/** Uses the cart's code only if it's valid, because an invalid code would just block the order. */
async function firstDraft(db: Database, { discountCodes, lines }: CheckoutCart, now: Date): Promise<Draft> {
  const goods = lines.map((line) => ({ totalCents: lineTotal(line), tags: line.tags }))
  for (const code of discountCodes) {
    const discount = await findDiscount(db, code)
    if (discount && checkDiscount(discount, { lines: goods, destination: null, now }).ok)
      return { discountCode: code }
  }
  return {}
}

/** Whether the checkout's contact details and address are those of the given earlier order. */
export const isFilledFrom = ({ question: { draft } }: OpenCheckout, last: Draft | null): boolean =>
  last !== null && DRAFT_FIELDS.every((field) => last[field] === undefined || draft[field] === last[field])
