import { computeLineTotal } from '../../domain/cart/totals.ts'
import { checkDiscount } from '../../domain/checkout/discount.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import {
  type CheckoutCart,
  type CheckoutDraft,
  CHECKOUT_DRAFT_FIELDS,
  findCheckoutCart,
  findLineContentFault,
  findDiscount,
  findDiscountForCustomer,
  findDraft,
  loadLineContentData,
} from '../cart/index.ts'
import { findUnfinishedPayment, findTaxRegistrations, type Payment } from '../payments/index.ts'
import type { OrderInput } from './prepare-order.ts'

export type OpenCheckout = {
  question: OrderInput
  /** The cart's pending or completed payment attempt; null if there is none. Another visitor may have started it. */
  live: Payment | null
  /** Ids of the lines whose text or artwork is missing or can't be made. */
  lacking: ReadonlySet<string>
  /** Whether this visitor has submitted the checkout form before. */
  isTyped: boolean
}

/**
 * Reads the checkout as this visitor sees it: the cart, and the details that this visitor typed. Returns null if there is no such cart. The
 * parameter `typing` contains the form's current, unsaved values. The parameter `remembered` contains the values that are filled into an
 * empty form.
 */
export async function openCheckout(
  { db, now, env, visitorSecret }: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
  checkoutToken: string,
  visitorHash: string | null,
  { typing = {}, remembered = {} }: { typing?: CheckoutDraft; remembered?: CheckoutDraft } = {},
): Promise<OpenCheckout | null> {
  const cart = await findCheckoutCart(db, checkoutToken)
  if (!cart) return null
  const live = await findUnfinishedPayment(db, cart.id)
  const typed = visitorHash === null ? null : await findDraft(db, cart.id, visitorHash)
  const draft = { ...(await firstDraft(db, cart, now())), ...(typed ?? remembered), ...typing }
  const asked = {
    customer: { email: draft.email, visitorHash },
    keys: { visitorSecret },
    ownPaymentId: live?.id ?? null,
  }
  const discount = draft.discountCode ? await findDiscountForCustomer(db, draft.discountCode, asked) : null
  // This cart's own payment attempt may already have used the discount code once. That use must not count against the code's limit.
  const ownUse = discount && live?.acceptedOrder.discountCode === discount.code ? 1 : 0
  const left = discount && { ...discount, usedCount: discount.usedCount - ownUse }
  const registrations = findTaxRegistrations(env)
  const question = { cart, draft, discount: left, registrations, now: now() }
  return { question, live, isTyped: typed !== null, lacking: await findLacking(db, cart) }
}

/** Finds lines whose text or artwork is missing or invalid. Skips lines that aren't on sale, because another check reports those. */
async function findLacking(db: Database, cart: CheckoutCart): Promise<ReadonlySet<string>> {
  const lines = cart.lines.filter(({ onSale }) => onSale)
  const known = await loadLineContentData(db, lines)
  return new Set(
    lines.filter((line) => findLineContentFault(line, known) !== null).map(({ lineId }) => lineId),
  )
}

/** Starts the checkout with the first of the cart's discount codes that is valid. An invalid code would prevent the order. */
async function firstDraft(
  db: Database,
  { discountCodes, lines }: CheckoutCart,
  now: Date,
): Promise<CheckoutDraft> {
  const goods = lines.map((line) => ({ totalCents: computeLineTotal(line), tags: line.tags }))
  for (const code of discountCodes) {
    const discount = await findDiscount(db, code)
    if (discount && checkDiscount(discount, { lines: goods, destination: null, now }).ok)
      return { discountCode: code }
  }
  return {}
}

/** Whether the checkout still contains the contact details and the address that were filled in from the last order. */
export const isFilledFromEarlierOrder = (
  { question: { draft } }: OpenCheckout,
  last: CheckoutDraft | null,
): boolean =>
  last !== null &&
  CHECKOUT_DRAFT_FIELDS.every((field) => last[field] === undefined || draft[field] === last[field])
