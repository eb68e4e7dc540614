import { operatorTaxesCopy } from '../../../../content/operator/taxes.ts'
import type { TaxReport, TaxReportRow } from '../../../../contract/operator/tax-report.ts'
import { COUNTRIES, listRegions } from '../../../../domain/checkout/regions.ts'
import { type Cents, formatMoney } from '../../../../domain/money.ts'
import type { TableColumn } from '../../../ui/table.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { Panel } from '../frame/panel.tsx'

const { file, places } = operatorTaxesCopy

/** Creates a column of amounts. A cell without an amount, as in a line of totals, shows a dash. */
function amounts<Row>(title: string, centsOf: (row: Row) => Cents | null): TableColumn<Row> {
  return {
    title,
    isFigure: true,
    onCard: 'titled',
    render: (row) => {
      const cents = centsOf(row)
      return cents === null ? '–' : formatMoney(cents)
    },
  }
}

type Account = TaxReport['accounts'][number]

const ACCOUNT_COLUMNS: readonly TableColumn<Account>[] = [
  { title: file.columns.account, render: ({ account }) => account },
  {
    title: file.columns.number,
    onCard: 'own-line',
    render: ({ number }) => (number === '' ? file.noNumber : number),
  },
  amounts(file.columns.collected, ({ collectedCents }) => collectedCents),
  amounts(file.columns.refunded, ({ refundedTaxCents }) => refundedTaxCents),
  amounts(file.columns.due, ({ dueCents }) => dueCents),
]

/** The tax due to each tax account. */
export function AccountsTable({ report: { accounts } }: { report: TaxReport }) {
  if (accounts.length === 0) return null
  return (
    <Panel title={file.heading}>
      <ListTable
        caption={file.heading}
        columns={ACCOUNT_COLUMNS}
        rows={accounts}
        keyOf={({ account }) => account}
      />
    </Panel>
  )
}

type Line = { key: string; place: string; tax: string; isTotal: boolean } & Pick<
  TaxReportRow,
  'salesCents' | 'collectedCents' | 'refundedTaxCents' | 'dueCents'
> & { taxableCents: Cents | null; exemptCents: Cents | null }

const PLACE_COLUMNS: readonly TableColumn<Line>[] = [
  { title: places.columns.place, render: ({ place }) => place },
  { title: places.columns.tax, onCard: 'own-line', render: ({ tax }) => tax },
  amounts(places.columns.sales, ({ salesCents }) => salesCents),
  amounts(places.columns.taxable, ({ taxableCents }) => taxableCents),
  amounts(places.columns.exempt, ({ exemptCents }) => exemptCents),
  amounts(places.columns.collected, ({ collectedCents }) => collectedCents),
  amounts(places.columns.refunded, ({ refundedTaxCents }) => refundedTaxCents),
  amounts(places.columns.due, ({ dueCents }) => dueCents),
]

/** The taxes by place and tax, with the sales in each place, and totals. */
export const PlacesTable = ({ report }: { report: TaxReport }) => (
  <Panel title={places.heading}>
    <ListTable
      caption={places.heading}
      columns={PLACE_COLUMNS}
      rows={linesOf(report)}
      keyOf={({ key }) => key}
      rowClass={({ isTotal }) => (isTotal ? 'border-t-2 border-t-river font-semibold' : '')}
    />
  </Panel>
)

function linesOf({ rows, salesCents, collectedCents, refundedTaxCents }: TaxReport): Line[] {
  const total = {
    key: 'total',
    place: places.total,
    tax: '',
    isTotal: true,
    salesCents,
    taxableCents: null,
    exemptCents: null,
    collectedCents,
    refundedTaxCents,
    dueCents: collectedCents - refundedTaxCents,
  }
  const lines = rows.map((row) => ({
    ...row,
    key: `${row.country} ${row.province} ${taxOf(row)}`,
    place: placeOf(row),
    tax: taxOf(row),
    isTotal: false,
  }))
  return [...lines, total]
}

const taxOf = ({ tax }: TaxReportRow): string =>
  tax ? `${tax.name} ${tax.ratePerMillion / 10_000}%` : places.noTax

function placeOf({ country, province }: TaxReportRow): string {
  const known = COUNTRIES.find(({ code }) => code === country)
  if (!known) return places.unknown
  const region = listRegions(known.code).find(({ code }) => code === province)
  return region ? region.name : known.name
}
