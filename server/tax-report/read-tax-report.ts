import type { TaxReport, TaxReportRow } from '../../contract/operator/tax-report.ts'
import { findTaxAccount, TAX_ACCOUNTS } from '../../domain/checkout/tax-registrations.ts'
import { TAX_RATES } from '../../domain/checkout/tax-rates.ts'
import type { Deps } from '../deps.ts'
import { findTaxRegistrations } from '../payments/index.ts'
import { type TaxReportQuery, readTaxMovements } from './read-movements.ts'

type Movements = Awaited<ReturnType<typeof readTaxMovements>>

/** Reports the sales, refunds and taxes of a period: by place and tax, and by the registrations under which they are filed. */
export async function readTaxReport(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  asked: TaxReportQuery,
): Promise<TaxReport> {
  const movements = await readTaxMovements(db, asked)
  const { places } = movements
  const rows = rowsOf(movements)
  const total = (of: (place: Movements['places'][number]) => number) =>
    places.reduce((sum, place) => sum + of(place), 0)
  return {
    from: asked.period.from,
    to: asked.period.to,
    sample: asked.sample,
    sales: total(({ sales }) => sales),
    refunds: total(({ refunds }) => refunds),
    salesCents: total(({ net }) => net),
    collectedCents: total(({ tax }) => tax),
    refundedSalesCents: total(({ refunded_net: net }) => net),
    refundedTaxCents: total(({ refunded_tax: tax }) => tax),
    accounts: accountsOf(rows, findTaxRegistrations(env)),
    rows,
  }
}

function rowsOf({ places, taxes }: Movements): TaxReportRow[] {
  return places.flatMap((place): TaxReportRow[] => {
    const { country, province, net: salesCents } = place
    const charged = taxes.filter((tax) => tax.country === country && tax.province === province)
    if (charged.length === 0) {
      const none = { taxableCents: 0, collectedCents: 0, refundedTaxCents: 0, dueCents: 0 }
      const untaxed = { exemptCents: salesCents, refundedSalesCents: place.refunded_net }
      return [{ country, province, tax: null, salesCents, ...none, ...untaxed }]
    }
    return charged.map((tax) => ({
      country,
      province,
      tax: { name: tax.name, ratePerMillion: tax.rate },
      salesCents,
      taxableCents: tax.net,
      exemptCents: salesCents - netOf(charged.filter((each) => isSameAccount(each, tax, province))),
      collectedCents: tax.tax,
      refundedSalesCents: tax.refunded_net,
      refundedTaxCents: tax.refunded_tax,
      dueCents: tax.tax - tax.refunded_tax,
    }))
  })
}

const netOf = (taxes: Movements['taxes']): number => taxes.reduce((sum, { net }) => sum + net, 0)

/**
 * Whether two taxes of a province are filed under the same registration, such as GST and HST. If a sale was charged one of the two, it
 * doesn't count as exempt from the other.
 */
const isSameAccount = (one: { name: string }, other: { name: string }, province: string): boolean =>
  one.name === other.name || (accountNamed(one.name, province) ?? '') === accountNamed(other.name, province)

function accountsOf(
  rows: readonly TaxReportRow[],
  registrations: ReturnType<typeof findTaxRegistrations>,
): TaxReport['accounts'] {
  return TAX_ACCOUNTS.flatMap((account) => {
    const own = rows.filter((row) => accountOfRow(row) === account)
    const number = registrations.find((registration) => registration.account === account)?.number ?? ''
    if (own.length === 0) return []
    const sum = (of: (row: TaxReportRow) => number) => own.reduce((all, row) => all + of(row), 0)
    return [
      {
        account,
        number,
        collectedCents: sum(({ collectedCents }) => collectedCents),
        refundedTaxCents: sum(({ refundedTaxCents }) => refundedTaxCents),
        dueCents: sum(({ dueCents }) => dueCents),
      },
    ]
  })
}

const accountOfRow = ({ tax, province }: TaxReportRow) => accountNamed(tax?.name, province)

function accountNamed(name: string | undefined, province: string) {
  const known = TAX_RATES.find((rate) => rate.name === name)
  return known ? findTaxAccount(known.name, province) : null
}
