import { type Cents, applyRate, type Millionths } from '../money.ts'
import type { CalendarDate } from './calendar-date.ts'
import type { CountryCode } from './regions.ts'
import type { DatedTaxRate } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'
import { TAX_RATES, type TaxRate } from './tax-rates.ts'
import {
  findTaxAccount,
  isRegistered,
  SAMPLE_REGISTRATIONS,
  type TaxRegistration,
} from './tax-registrations.ts'

/** A tax on an order, as shown on the receipt. */
export type TaxLine = { name: TaxRate['name']; ratePerMillion: Millionths; amountCents: Cents }

export type TaxedSale = {
  country: CountryCode
  /** The code of the destination's province or state. */
  province: string
  /** The amount to be taxed: the taxable items after the discount, plus shipping. */
  taxableCents: Cents
  /** The date of the order in the shop's time zone. The date decides which rates apply. */
  onDate: CalendarDate
  /** The shop's tax registrations. Taxes without a registration aren't charged. If the list is missing, all taxes are charged. */
  registrations?: readonly TaxRegistration[] | undefined
}

/**
 * Computes the taxes of a sale, one line per tax; GST comes before a provincial tax. Each tax is computed once for the whole order and
 * rounded half up. Sales to other countries aren't taxed. Throws a RangeError for an unknown Canadian province, because failing is better
 * than charging no tax.
 */
export function computeTaxes({
  country,
  province,
  taxableCents,
  onDate,
  registrations = SAMPLE_REGISTRATIONS,
}: TaxedSale): TaxLine[] {
  if (country !== 'CA') return []
  const rates = ratesOn(province, onDate)
  if (rates.length === 0) throw new RangeError(`No sales tax is known for ${province} on ${onDate}`)
  return rates
    .filter(
      ({ name, ratePerMillion }) =>
        ratePerMillion > 0 && isRegistered(registrations, findTaxAccount(name, province), onDate),
    )
    .map(({ name, ratePerMillion }) => ({
      name,
      ratePerMillion,
      amountCents: applyRate(taxableCents, ratePerMillion),
    }))
}

function ratesOn(province: string, onDate: CalendarDate): Rate[] {
  const known: Rate[] = TAX_RATES.filter(({ provinces }) => provinces.some((code) => code === province))
  const changed = getRules().taxes.rates.filter((rate) => rate.province === province)
  const latest = new Map<string, Rate>()
  for (const rate of [...known, ...changed.map(readRate)]) {
    if (rate.from > onDate) continue
    if (rate.from >= (latest.get(rate.name)?.from ?? '')) latest.set(rate.name, rate)
  }
  return [...latest.values()]
}

type Rate = Pick<TaxRate, 'name' | 'ratePerMillion' | 'from'>

const readRate = ({ name, percent, from }: DatedTaxRate): Rate => ({
  name,
  ratePerMillion: Math.round(percent * 10_000),
  from,
})

/** Formats a tax for the receipt: 'HST 13%', 'QST 9.975%'. */
export function formatTaxLabel(line: Pick<TaxLine, 'name' | 'ratePerMillion'>): string {
  return `${line.name} ${line.ratePerMillion / 10_000}%`
}
