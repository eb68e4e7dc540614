import { useState } from 'react'
import { operatorTaxesCopy as words } from '../../../../content/operator/taxes.ts'
import type { TaxReport } from '../../../../contract/operator/tax-report.ts'
import { listTaxPeriods } from '../../../../domain/analytics/tax-periods.ts'
import { toShopDate } from '../../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { Panel } from '../frame/panel.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { PeriodChoice } from './period-choice.tsx'
import { buildReportQuery } from './report-query.ts'
import { AccountsTable, PlacesTable } from './tax-tables.tsx'

/** The tax report for a period; by default the previous quarter. */
export default function TaxesPage({ search }: OperatorViewProps) {
  const [periods] = useState(() => listTaxPeriods(toShopDate(new Date())))
  const from = search.get('from') ?? periods.lastQuarter.from
  const to = search.get('to') ?? periods.lastQuarter.to
  const isSample = search.get('sample') === '1'
  const { data, reload } = useOperatorData<TaxReport>(
    `/api/operator/tax-report?${buildReportQuery({ from, to }, isSample)}`,
  )
  return (
    <>
      <p className="mt-1 text-slate">{words.lead}</p>
      <PeriodChoice periods={periods} from={from} to={to} isSample={isSample} />
      {isSample && <p className="mt-2 font-semibold">{words.isSample}</p>}
      <DataLoader data={data} reload={reload}>
        {(report) => (
          <>
            <Totals report={report} />
            {report.rows.length === 0 ? (
              <EmptyList mark="tax" title={words.none} text={words.noneHint} />
            ) : (
              <div className="mt-3 grid gap-3">
                <AccountsTable report={report} />
                <PlacesTable report={report} />
              </div>
            )}
          </>
        )}
      </DataLoader>
      <div className="mt-3">
        <Panel title={words.counted.title}>
          <ul className="grid list-disc gap-1 pl-5 text-slate">
            {words.counted.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}

function Totals({ report }: { report: TaxReport }) {
  const { salesCents, collectedCents, refundedTaxCents } = report
  const totals = [
    [words.totals.sales, salesCents],
    [words.totals.collected, collectedCents],
    [words.totals.refunded, refundedTaxCents],
    [words.totals.due, collectedCents - refundedTaxCents],
  ] as const
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-px bg-line md:grid-cols-4">
        {totals.map(([title, cents]) => (
          <div key={title} className="bg-paper p-3">
            <dt className="text-sm text-slate">{title}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm font-semibold">{words.sums(report.sales, report.refunds)}</p>
    </>
  )
}
