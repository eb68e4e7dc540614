import { shopFacts } from '../../content/shop.ts'
import { shippingMethodNames } from '../../content/shipping-methods.ts'
import { checkNote } from '../../domain/cart/limits.ts'
import {
  type Address,
  type CheckedFields,
  checkAddress,
  checkContact,
  checkRecipient,
  type ContactDetails,
  type FieldReason,
} from '../../domain/checkout/address.ts'
import { type ShippingDestination, isInNiagara, SHOP_LOCATION } from '../../domain/checkout/destination.ts'
import type { Discount } from '../../domain/checkout/discount.ts'
import { type OrderPrice, type OrderPriceRefusal, priceOrder } from '../../domain/checkout/order-price.ts'
import { type ShippingMethod, listShippingOptions } from '../../domain/checkout/shipping.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { TaxRegistration } from '../../domain/checkout/tax-registrations.ts'
import { SHOP_CURRENCY } from '../../domain/money.ts'
import { waitsForProof } from '../../domain/personalization/waits-for-proof.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'
import type { CheckoutCart, CheckoutLine, CheckoutDraft, CheckoutDraftField } from '../cart/index.ts'

/** The reasons for which a form field is rejected. */
export type DraftErrorReason = FieldReason | OrderPriceRefusal | 'unknown-discount' | 'only-in-niagara'
export type DraftErrors = Partial<Record<CheckoutDraftField, DraftErrorReason>>

export type OrderInput = {
  cart: CheckoutCart
  draft: CheckoutDraft
  /** The discount of the typed code; null if there is no such code. */
  discount: Discount | null
  registrations: readonly TaxRegistration[]
  now: Date
}

export type PreparedOrder =
  | { ok: true; order: AcceptedOrder }
  | { ok: false; reason: 'incomplete'; errors: DraftErrors }
  | { ok: false; reason: 'sold-out'; lines: CheckoutLine[] }
  | { ok: false; reason: 'cart-empty' | 'order-too-large' }

/**
 * Builds the order as it would be placed now, from the shop's own prices and the validated fields. If the order can't be placed, returns
 * all reasons.
 */
export function prepareOrder(question: OrderInput): PreparedOrder {
  const { cart, draft, discount } = question
  if (cart.lines.length === 0) return { ok: false, reason: 'cart-empty' }
  const gone = listSoldOutLines(cart.lines)
  if (gone.length > 0) return { ok: false, reason: 'sold-out', lines: gone }
  const contact = checkContact(draft)
  const address = checkReceiver(question)
  const errors: DraftErrors = { ...(contact.ok ? {} : contact.errors), ...(address.ok ? {} : address.errors) }
  if (draft.discountCode?.trim() && !discount) errors.discountCode = 'unknown-discount'
  if (!checkNote(getOrderNote(question)).ok) errors.note = 'too-long'
  const outside = address.ok ? outsideNiagara(question, address.value) : null
  if (outside) errors[outside] = 'only-in-niagara'
  if (!contact.ok || !address.ok || outside || errors.discountCode || errors.note)
    return { ok: false, reason: 'incomplete', errors }
  const priced = priceForDestination(question, address.value)
  if (priced.ok) return { ok: true, order: acceptance(question, contact.value, address.value, priced.price) }
  if (priced.reason === 'cart-empty' || priced.reason === 'order-too-large')
    return { ok: false, reason: priced.reason }
  const field = priced.reason === 'shipping-method-unavailable' ? 'delivery' : 'discountCode'
  return { ok: false, reason: 'incomplete', errors: { [field]: priced.reason } }
}

/**
 * Validates the recipient and the address. For local pickup, only the recipient's name is checked and the shop's own address is used: the
 * sale takes place at the shop and is taxed there.
 */
function checkReceiver({ cart, draft }: OrderInput): CheckedFields<Address> {
  if (!isPickupChosen(cart, draft)) return checkAddress(draft)
  const recipient = checkRecipient(draft)
  if (!recipient.ok) return recipient
  const { street } = shopFacts.address
  return {
    ok: true,
    value: { ...recipient.value, ...SHOP_LOCATION, company: '', address1: street, address2: '' },
  }
}

/**
 * An order with work at the customer's address can't be for pickup, and its address must be in the Niagara region. Returns the field to
 * correct if the order breaks this rule; otherwise null.
 */
function outsideNiagara(
  { cart, draft }: OrderInput,
  address: ShippingDestination,
): CheckoutDraftField | null {
  if (!cart.lines.some(({ item }) => item?.onlyInNiagara)) return null
  if (isPickupChosen(cart, draft)) return 'delivery'
  return isInNiagara(address) ? null : 'postalCode'
}

export function isPickupChosen(cart: CheckoutCart, draft: CheckoutDraft): boolean {
  return draft.delivery === 'pickup' && cart.lines.some((line) => line.requiresShipping)
}

/** Lists the lines whose quantity exceeds the stock. The quantities of lines with the same variant are added up. */
export function listSoldOutLines(lines: readonly CheckoutLine[]): CheckoutLine[] {
  const wanted = new Map<number, number>()
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  return lines.filter(
    ({ onSale, available, variantId }) =>
      !onSale || (available !== null && (wanted.get(variantId) ?? 0) > available),
  )
}

/** Computes the price for a destination. Parts of the address may still be unknown. */
export function priceForDestination(question: OrderInput, destination: ShippingDestination) {
  const { cart, draft, discount, registrations, now } = question
  const wanted = { ...question, destination }
  return priceOrder({
    lines: cart.lines,
    destination,
    shippingMethod: chosenMethod(wanted),
    discount,
    codes: codesOf(draft),
    offers: cart.offers,
    now,
    taxDate: toShopDate(now),
    registrations,
  })
}

/**
 * Returns the shipping method. On the form, the shopper only chooses between shipping and pickup; for shipping, the address decides the
 * method.
 */
function chosenMethod({
  cart,
  draft,
  destination,
}: OrderInput & { destination: ShippingDestination }): ShippingMethod {
  // The subtotal can be 0 here, because it changes only the prices of the shipping methods, and not which methods are offered.
  const options = listShippingOptions({
    destination,
    subtotalAfterDiscountCents: 0,
    codes: [],
    offers: [],
    requiresShipping: cart.lines.some((line) => line.requiresShipping),
  })
  return isPickupChosen(cart, draft) ? 'pickup' : (options[0]?.method ?? 'pickup')
}

/** Returns the note that the shopper typed at the checkout. If there is none, returns the cart's note. */
export const getOrderNote = ({ cart, draft }: Pick<OrderInput, 'cart' | 'draft'>): string =>
  (draft.note ?? cart.note).trim()

function codesOf(draft: CheckoutDraft): string[] {
  return draft.discountCode?.trim() ? [draft.discountCode] : []
}

function acceptance(
  question: OrderInput,
  contact: ContactDetails,
  address: Address,
  price: OrderPrice<CheckoutLine>,
): AcceptedOrder {
  const { method, priceCents, days } = price.shipping
  const { subtotalCents, discountCents, taxes, totalCents } = price
  return {
    contact,
    address,
    lines: price.lines.map(acceptedLine),
    currency: SHOP_CURRENCY,
    subtotalCents,
    discountCents,
    discountCode: question.discount?.code ?? null,
    shipping: { method, title: shippingMethodNames[method], priceCents, days },
    taxes,
    totalCents,
    note: getOrderNote(question),
  }
}

function acceptedLine(line: CheckoutLine & { discountCents: number }): AcceptedOrder['lines'][number] {
  const {
    productId,
    variantId,
    title,
    variantTitle,
    sku,
    imageSrc,
    attributes,
    quantity,
    unitPriceCents,
    discountCents,
  } = line
  return {
    productId,
    variantId,
    title,
    variantTitle,
    sku,
    imageSrc,
    attributes,
    quantity,
    unitPriceCents,
    discountCents,
    ...(waitsForProof(line) && { proofFirst: true as const }),
  }
}
