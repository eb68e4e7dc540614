import { useState } from 'react'
import { operatorTaxes as words } from '../../../../content/operator/taxes.ts'
import type { TaxReport } from '../../../../contract/operator/tax-report.ts'
import { usualPeriods } from '../../../../domain/analytics/usual-periods.ts'
import { shopDate } from '../../../../domain/checkout/shop-clock.ts'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { PeriodChoice } from './period-choice.tsx'
import { reportQuery } from './report-query.ts'
import { AccountsTable, PlacesTable } from './tax-tables.tsx'

/** The tax report for a period; by default the previous quarter. */
export default function TaxesPage({ search }: OperatorViewProps) {
  const [periods] = useState(() => usualPeriods(shopDate(new Date())))
  const from = search.get('from') ?? periods.lastQuarter.from
  const to = search.get('to') ?? periods.lastQuarter.to
  const isSample = search.get('sample') === '1'
  const { data, reload } = useShopData<TaxReport>(
    `/api/operator/tax-report?${reportQuery({ from, to }, isSample)}`,
  )
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">
        {words.lead} {words.disputes}
      </p>
      <PeriodChoice periods={periods} from={from} to={to} isSample={isSample} />
      {isSample && <p className="mt-2 font-semibold">{words.isSample}</p>}
      <WhenLoaded data={data} reload={reload}>
        {(report) =>
          report.rows.length === 0 ? (
            <p className="py-4 text-slate">{words.none}</p>
          ) : (
            <>
              <p className="mt-4 font-semibold">{words.sums(report.sales, report.refunds)}</p>
              <AccountsTable report={report} />
              <PlacesTable report={report} />
            </>
          )
        }
      </WhenLoaded>
    </>
  )
}
