import { formatBusinessDays, formatDaySpan } from '../../../content/format-days.ts'
import { personalizationCopy } from '../../../content/personalization.ts'
import type {
  CheckoutAmounts,
  CheckoutForm,
  CheckoutPageLine,
  CheckoutTotals,
  PageNotice,
} from '../../../contract/checkout-page.ts'
import { shippingMethodNames } from '../../../content/shipping-methods.ts'
import { computeCartTotals, computeLineTotal } from '../../../domain/cart/totals.ts'
import type { BusinessDays } from '../../../domain/checkout/delivery-estimate.ts'
import { checkAddress } from '../../../domain/checkout/address.ts'
import { type ShippingDestination, SHOP_LOCATION } from '../../../domain/checkout/destination.ts'
import {
  applyDiscount,
  checkDiscount,
  type MinimumShortfall,
  computeMinimumShortfall,
} from '../../../domain/checkout/discount.ts'
import { parseCountry } from '../../../domain/checkout/regions.ts'
import { getShippingTerms } from '../../../domain/checkout/shipping.ts'
import { formatTaxLabel } from '../../../domain/checkout/tax.ts'
import { SHOP_CURRENCY } from '../../../domain/money.ts'
import { waitsForProof } from '../../../domain/personalization/waits-for-proof.ts'
import { type CheckoutLine, buildContentPath, buildLinePath, findLinePicture } from '../../cart/index.ts'
import { describeFieldErrors } from '../field-messages.ts'
import type { OpenCheckout } from '../open-checkout.ts'
import {
  type DraftErrors,
  type OrderInput,
  prepareOrder,
  priceForDestination,
  listSoldOutLines,
  isPickupChosen,
} from '../prepare-order.ts'
import { listSuggestions } from '../suggestions.ts'
import { describeLine } from '../../made-to-order/index.ts'

const US_NOTES = [
  'You’re charged in Canadian dollars (CAD). Your card issuer converts it to US dollars at its own rate.',
  'US duties, taxes and fees aren’t included. The carrier may collect them from you at the door.',
] as const

type Options = {
  /** Whether to report missing fields. Invalid fields are always reported. */
  check: boolean
  notice: PageNotice | null
  payment: CheckoutForm['payment']
  /** Whether the form was filled in with the details of an earlier order. */
  isRemembered: boolean
}

/**
 * Builds the data of the checkout form from everything known so far. The price is as exact as the details allow. Each error message belongs
 * to a field.
 */
export function readCheckoutForm(
  { question, lacking }: Pick<OpenCheckout, 'question' | 'lacking'>,
  { check, notice, payment, isRemembered }: Options,
): CheckoutForm {
  const { cart, draft } = question
  const gone = new Set(listSoldOutLines(cart.lines))
  return {
    kind: 'form',
    token: cart.checkoutToken,
    fields: {
      country: 'CA',
      province: 'ON',
      delivery: 'ship',
      discountCode: '',
      note: cart.note,
      ...draft,
    },
    ...computeCheckoutTotals(question, check),
    lines: cart.lines.map((line) => ({
      ...pageLine(line, gone.has(line)),
      ...(lacking.has(line.lineId) && { contentPath: buildContentPath(line.lineId, cart.checkoutToken) }),
    })),
    deliveries: deliveriesOf(question),
    notice,
    payment,
    isRemembered,
  }
}

/** Computes the totals from the fields filled in so far. Also returns the errors of the fields. */
export const computeCheckoutTotals = (
  question: OrderInput,
  check = false,
): Omit<CheckoutTotals, 'place'> => ({
  errors: describeFieldErrors(errorsOf(question, check), toMinimumOf(question)),
  amounts: { ...amountsOf(question), notes: listBorderNotes(goesToUnitedStates(question)) },
  suggestions: listSuggestions(question.draft, isPickupChosen(question.cart, question.draft)),
})

const goesToUnitedStates = ({ cart, draft }: OrderInput): boolean =>
  cart.lines.some((line) => line.requiresShipping) &&
  !isPickupChosen(cart, draft) &&
  parseCountry(draft.country ?? '') === 'US'

/**
 * Lists the costs that a buyer in the United States may have to pay in addition to the order's total, such as duties. The shipping policy
 * describes the same costs.
 */
export const listBorderNotes = (isToUnitedStates: boolean): string[] =>
  isToUnitedStates ? [...US_NOTES] : []

function toMinimumOf({ cart, discount }: OrderInput): MinimumShortfall | null {
  const lines = cart.lines.map((line) => ({ totalCents: computeLineTotal(line), tags: line.tags }))
  return discount && computeMinimumShortfall(discount, lines)
}

function errorsOf(question: OrderInput, check: boolean): DraftErrors {
  // Validates the fields as if everything were in stock. Sold-out items are reported beside their lines instead.
  const inStock = question.cart.lines.map((line) => ({ ...line, onSale: true, available: null }))
  const prepared = prepareOrder({ ...question, cart: { ...question.cart, lines: inStock } })
  if (prepared.ok || prepared.reason !== 'incomplete') return {}
  if (check) return prepared.errors
  // Missing fields aren't reported yet, because the shopper probably hasn't reached them.
  const typed = Object.entries(prepared.errors).filter(([, reason]) => reason !== 'required')
  return Object.fromEntries(typed.filter(([field]) => isTyped(question, field)))
}

function isTyped({ draft }: OrderInput, field: string): boolean {
  return Object.entries(draft).some(([name, value]) => name === field && value.trim() !== '')
}

function amountsOf(question: OrderInput): CheckoutAmounts {
  const { subtotalCents } = computeCartTotals(question.cart.lines)
  const unknown = {
    subtotalCents,
    ...discountBeforeAddress(question),
    shipping: null,
    taxes: [],
    totalCents: null,
    currency: SHOP_CURRENCY,
  }
  const destination = destinationOf(question)
  if (!destination) return unknown
  const priced = priceForDestination(question, destination)
  // If the code is invalid, the price is shown without a discount, and the code's field shows the error.
  const price = priced.ok
    ? priced
    : priceForDestination(
        { ...question, discount: null, draft: { ...question.draft, discountCode: '' } },
        destination,
      )
  if (!price.ok) return unknown
  const { discountCents, shipping, taxes, totalCents } = price.price
  const days = daysNote(shipping.days, question.cart.lines.some(waitsForProof))
  const note = shipping.tooHeavy ? `${days}. Too heavy to ship free.` : days
  return {
    subtotalCents,
    discountCents,
    discountLabel: priced.ok ? (question.discount?.code ?? null) : null,
    shipping: { title: shippingMethodNames[shipping.method], priceCents: shipping.priceCents, note },
    taxes: taxes.map((tax) => ({ label: formatTaxLabel(tax), amountCents: tax.amountCents })),
    totalCents,
    currency: SHOP_CURRENCY,
  }
}

function daysNote(days: BusinessDays | null, waits: boolean): string | null {
  if (days === null) return null
  return waits ? personalizationCopy.proof.days(days.min, days.max) : formatBusinessDays(days)
}

/** Computes the discount of a code while the address isn't known yet, in the same way as the cart does. */
function discountBeforeAddress({
  cart,
  discount,
  now,
}: OrderInput): Pick<CheckoutAmounts, 'discountCents' | 'discountLabel'> {
  const lines = cart.lines.map((line) => ({ totalCents: computeLineTotal(line), tags: line.tags }))
  const holds = discount !== null && checkDiscount(discount, { lines, destination: null, now }).ok
  return holds
    ? { discountCents: applyDiscount(discount, lines).discountCents, discountLabel: discount.code }
    : { discountCents: 0, discountLabel: null }
}

/** Returns the destination if the fields that decide price and taxes are valid. Name and street may still be missing. */
function destinationOf({ cart, draft }: OrderInput): ShippingDestination | null {
  if (isPickupChosen(cart, draft)) return SHOP_LOCATION
  const { country, province, postalCode } = draft
  const checked = checkAddress({ country, province, postalCode, lastName: '-', address1: '-', city: '-' })
  return checked.ok ? checked.value : null
}

function deliveriesOf({ cart }: OrderInput): CheckoutForm['deliveries'] {
  if (!cart.lines.some((line) => line.requiresShipping)) {
    return [{ value: 'ship', title: shippingMethodNames.download, note: 'We e-mail you the files.' }]
  }
  const after = cart.lines.some(waitsForProof) ? ' after you approve your proof' : ''
  return [
    {
      value: 'ship',
      title: 'Ship to my address',
      note: `Business days${after}: Niagara region ${daysOf('regional')}, Canada-wide ${daysOf('canada')}, United States ${daysOf('usa')}.`,
    },
    { value: 'pickup', title: shippingMethodNames.pickup, note: 'Free. No address needed.' },
  ]
}

function daysOf(method: 'regional' | 'canada' | 'usa'): string {
  const { days } = getShippingTerms(method)
  return days === null ? '' : formatDaySpan(days)
}

function pageLine(line: CheckoutLine, isGone: boolean): CheckoutPageLine {
  const { title, variantTitle, quantity, unitPriceCents, available, onSale } = line
  const left = onSale ? available : 0
  const problem = !isGone ? null : left === null || left === 0 ? 'Sold Out' : `Only ${left} left`
  const totalCents = unitPriceCents * quantity
  return {
    title,
    variantTitle,
    path: buildLinePath(line),
    imageSrc: findLinePicture(line) ?? '',
    attributes: describeLine(line.attributes, line.item),
    quantity,
    totalCents,
    discountCents: 0,
    problem,
    ...(waitsForProof(line) && { proofFirst: true as const }),
  }
}
