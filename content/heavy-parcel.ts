import { getFreeShippingWeightLimits } from '../domain/checkout/free-shipping-weight.ts'
import { computeParcelPrice, getShippingTerms, getWeightPrices } from '../domain/checkout/shipping.ts'
import { formatMoney } from '../domain/money.ts'
import { shippingMethodNames } from './shipping-methods.ts'

const PARCELS = ['regional', 'canada', 'usa'] as const
const WHERE = {
  regional: 'in the Niagara region',
  canada: 'in the rest of Canada',
  usa: 'to the United States',
}

/** Joins texts in a list: "a, b and c". */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`

/**
 * Says in which regions a parcel of this weight is too heavy to ship free, and what shipping costs there. Null if the parcel can ship free
 * everywhere. The text is shown on pages and in the cart.
 */
export function describeHeavyParcel(grams: number): string | null {
  const ceilings = getFreeShippingWeightLimits()
  const beyond = PARCELS.filter((method) => grams > ceilings[method])
  if (beyond.length === 0) return null
  const heavy = `About ${Math.round(grams / 1_000)} kg in total, too heavy for free shipping ${listed(beyond.map((method) => WHERE[method]))}.`
  const prices = beyond.map((method) => formatMoney(computeParcelPrice(method, grams)))
  return beyond.length === 1
    ? `${heavy} Shipping there costs ${listed(prices)}.`
    : `${heavy} Shipping costs ${listed(beyond.map((method, index) => `${prices[index]} ${WHERE[method]}`))}.`
}

/** Lists the prices of a shipping method, from light parcels to heavy parcels, one price per line: "CA$9.99", "CA$49.99 over 20 kg". */
export const describeParcelPrices = (method: (typeof PARCELS)[number]): string =>
  [
    formatMoney(getShippingTerms(method).priceCents),
    ...getWeightPrices(method).map(
      ({ overKg, priceCents }) => `${formatMoney(priceCents)} over ${overKg} kg`,
    ),
  ].join('\n')

/** Returns the sentence in the shipping policy that says what heavier parcels cost. */
export function describeHeavyParcelPrices(): string {
  const said = PARCELS.flatMap((method) => {
    const steps = getWeightPrices(method).map(
      ({ overKg, priceCents }) => `${formatMoney(priceCents)} over ${overKg} kg`,
    )
    return steps.length === 0 ? [] : [`${shippingMethodNames[method]} costs ${listed(steps)}.`]
  })
  return said.length === 0 ? 'For heavier parcels, you pay the price above.' : said.join(' ')
}
