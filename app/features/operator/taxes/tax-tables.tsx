import { operatorTaxesCopy } from '../../../../content/operator/taxes.ts'
import type { TaxReport, TaxReportRow } from '../../../../contract/operator/tax-report.ts'
import { COUNTRIES, listRegions } from '../../../../domain/checkout/regions.ts'
import { type Cents, formatMoney } from '../../../../domain/money.ts'
import { DataTable } from '../frame/data-table.tsx'
import { Panel } from '../frame/panel.tsx'

const { file, places } = operatorTaxesCopy

const cell = 'px-2 py-2 text-right tabular-nums md:px-3'

const Amount = ({ cents }: { cents: Cents }) => <td className={cell}>{formatMoney(cents)}</td>

/** The tax due to each tax account. */
export function AccountsTable({ report: { accounts } }: { report: TaxReport }) {
  const { account, number, collected, refunded, due } = file.columns
  if (accounts.length === 0) return null
  return (
    <Panel title={file.heading}>
      <DataTable heads={[account, number, collected, refunded, due]} amounts={3}>
        {accounts.map((each) => (
          <tr key={each.account} className="border-b border-line">
            <th scope="row" className="px-2 py-2 md:px-3">
              {each.account}
            </th>
            <td className="px-2 py-2 md:px-3">{each.number === '' ? file.noNumber : each.number}</td>
            <Amount cents={each.collectedCents} />
            <Amount cents={each.refundedTaxCents} />
            <Amount cents={each.dueCents} />
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}

/** The taxes by place and tax, with the sales there. */
export function PlacesTable({ report }: { report: TaxReport }) {
  const { place, tax, sales, taxable, exempt, collected, refunded, due } = places.columns
  return (
    <Panel title={places.heading}>
      <DataTable heads={[place, tax, sales, taxable, exempt, collected, refunded, due]} amounts={6}>
        {report.rows.map((row) => (
          <tr key={`${row.country} ${row.province} ${taxOf(row)}`} className="border-b border-line">
            <th scope="row" className="px-2 py-2 md:px-3">
              {placeOf(row)}
            </th>
            <td className="px-2 py-2 md:px-3">{taxOf(row)}</td>
            <Amount cents={row.salesCents} />
            <Amount cents={row.taxableCents} />
            <Amount cents={row.exemptCents} />
            <Amount cents={row.collectedCents} />
            <Amount cents={row.refundedTaxCents} />
            <Amount cents={row.dueCents} />
          </tr>
        ))}
        <tr className="font-bold">
          <th scope="row" className="px-2 py-2 md:px-3">
            {places.total}
          </th>
          <td className={cell}>–</td>
          <Amount cents={report.salesCents} />
          <td className={cell}>–</td>
          <td className={cell}>–</td>
          <Amount cents={report.collectedCents} />
          <Amount cents={report.refundedTaxCents} />
          <Amount cents={report.collectedCents - report.refundedTaxCents} />
        </tr>
      </DataTable>
    </Panel>
  )
}

const taxOf = ({ tax }: TaxReportRow): string =>
  tax ? `${tax.name} ${tax.ratePerMillion / 10_000}%` : places.noTax

function placeOf({ country, province }: TaxReportRow): string {
  const known = COUNTRIES.find(({ code }) => code === country)
  if (!known) return places.unknown
  const region = listRegions(known.code).find(({ code }) => code === province)
  return region ? region.name : known.name
}
