import { computeLineTotal } from '../cart/totals.ts'
import { type Cents, MAX_CENTS } from '../money.ts'
import type { CalendarDate } from './calendar-date.ts'
import { type ShippingDestination, SHOP_LOCATION } from './destination.ts'
import { applyDiscount, checkDiscount, type Discount, type DiscountRefusal } from './discount.ts'
import { type ShippingMethod, type ShippingOption, listShippingOptions } from './shipping.ts'
import type { FreeShippingOffer } from './free-shipping-offers.ts'
import { type TaxLine, computeTaxes } from './tax.ts'
import type { TaxRegistration } from './tax-registrations.ts'

/** An order line. The shop looks up the price; only the quantity comes from the browser. */
export type OrderLine = {
  unitPriceCents: Cents
  quantity: number
  /** The tags of the product. A discount may apply only to products with a certain tag. */
  tags: readonly string[]
  taxable: boolean
  /** False if the item is a file to download. */
  requiresShipping: boolean
  /** The weight of one item; missing if unknown. */
  grams?: number
}

export type OrderPriceInput<L extends OrderLine> = {
  lines: readonly L[]
  destination: ShippingDestination
  shippingMethod: ShippingMethod
  discount: Discount | null
  /** Codes that the shopper has entered in addition to the discount code. Of these, only NIAGARALOCAL has an effect. */
  codes: readonly string[]
  offers: readonly FreeShippingOffer[]
  now: Date
  /** The date in the shop's time zone that decides which taxes apply. */
  taxDate: CalendarDate
  registrations?: readonly TaxRegistration[]
}

/** The price of an order, in cents: subtotal - discount + shipping + taxes = total. Nothing is negative. */
export type OrderPrice<L extends OrderLine> = {
  lines: (L & { totalCents: Cents; discountCents: Cents })[]
  subtotalCents: Cents
  discountCents: Cents
  shipping: ShippingOption
  shippingCents: Cents
  taxes: TaxLine[]
  totalCents: Cents
}

export type OrderPriceRefusal =
  | 'cart-empty'
  | 'shipping-method-unavailable'
  | 'order-too-large'
  | DiscountRefusal

/**
 * Computes the price of an order. The checkout page, the payment and the order all use this function. An order with an invalid discount is
 * refused; it isn't priced without the discount. Taxes apply to the taxable items after the discount, and to shipping. An order that is
 * picked up is taxed at the shop's location.
 */
export function priceOrder<L extends OrderLine>(
  question: OrderPriceInput<L>,
): { ok: true; price: OrderPrice<L> } | { ok: false; reason: OrderPriceRefusal } {
  const { destination, discount, now } = question
  if (question.lines.length === 0) return { ok: false, reason: 'cart-empty' }
  const priced = question.lines.map((line) => ({ ...line, totalCents: computeLineTotal(line) }))
  const held = discount ? checkDiscount(discount, { lines: priced, destination, now }) : { ok: true as const }
  if (!held.ok) return held

  const applied = discount ? applyDiscount(discount, priced) : null
  const lines = priced.map((line, index) => ({ ...line, discountCents: applied?.shares[index] ?? 0 }))
  const subtotalCents = sum(lines.map((line) => line.totalCents))
  const discountCents = applied?.discountCents ?? 0
  const shipping = chosenOption(question, subtotalCents - discountCents, applied?.freeShipping ?? false)
  if (!shipping) return { ok: false, reason: 'shipping-method-unavailable' }

  const taxes = orderTaxes(question, lines, shipping)
  const totalCents =
    subtotalCents - discountCents + shipping.priceCents + sum(taxes.map((tax) => tax.amountCents))
  if (Math.max(subtotalCents, totalCents) > MAX_CENTS) return { ok: false, reason: 'order-too-large' }
  const shippingCents = shipping.priceCents
  return {
    ok: true,
    price: { lines, subtotalCents, discountCents, shipping, shippingCents, taxes, totalCents },
  }
}

function chosenOption<L extends OrderLine>(
  { destination, codes, offers, lines, shippingMethod }: OrderPriceInput<L>,
  subtotalAfterDiscountCents: Cents,
  freeByDiscount: boolean,
): ShippingOption | undefined {
  const requiresShipping = lines.some((line) => line.requiresShipping)
  const question = {
    destination,
    subtotalAfterDiscountCents,
    codes,
    offers,
    freeByDiscount,
    requiresShipping,
    grams: computeTotalGrams(lines),
  }
  return listShippingOptions(question).find(({ method }) => method === shippingMethod)
}

export const computeTotalGrams = (lines: readonly Pick<OrderLine, 'grams' | 'quantity'>[]): number =>
  lines.reduce((total, { grams = 0, quantity }) => total + grams * quantity, 0)

function orderTaxes<L extends OrderLine>(
  { destination, taxDate, registrations }: OrderPriceInput<L>,
  lines: readonly (OrderLine & { totalCents: Cents; discountCents: Cents })[],
  shipping: ShippingOption,
): TaxLine[] {
  const taxable = lines.filter((line) => line.taxable)
  if (taxable.length === 0) return []
  const goodsCents = sum(taxable.map((line) => line.totalCents - line.discountCents))
  const { country, province } = shipping.method === 'pickup' ? SHOP_LOCATION : destination
  return computeTaxes({
    country,
    province,
    taxableCents: goodsCents + shipping.priceCents,
    onDate: taxDate,
    registrations,
  })
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
