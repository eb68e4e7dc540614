import { operatorTaxesCopy as words } from '../../../../content/operator/taxes.ts'
import type { listTaxPeriods } from '../../../../domain/analytics/tax-periods.ts'
import { Button, getButtonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SegmentLinks } from '../frame/segment-links.tsx'
import { buildReportQuery } from './report-query.ts'

const PATH = '/operator/taxes'

type PeriodChoiceProps = {
  periods: ReturnType<typeof listTaxPeriods>
  from: string
  to: string
  isSample: boolean
}

/** Chooses a filing period or custom dates, and contains the report's other actions. */
export function PeriodChoice({ periods, from, to, isSample }: PeriodChoiceProps) {
  const usual = [
    { period: periods.thisMonth, title: words.periods.thisMonth },
    { period: periods.lastMonth, title: words.periods.lastMonth },
    { period: periods.lastQuarter, title: words.periods.lastQuarter },
    { period: periods.thisYear, title: words.periods.thisYear },
    { period: periods.lastYear, title: words.periods.lastYear },
  ]
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3 bg-paper p-3">
      <SegmentLinks
        label={words.quick}
        links={usual.map(({ period, title }) => ({
          title,
          href: `${PATH}?${buildReportQuery(period, isSample)}`,
          isChosen: period.from === from && period.to === to,
        }))}
      />
      <form
        action={PATH}
        className="flex items-end gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] max-sm:gap-2"
      >
        <Field
          key={`from ${from}`}
          type="date"
          name="from"
          size="small"
          label={words.from}
          defaultValue={from}
          required
        />
        <Field
          key={`to ${to}`}
          type="date"
          name="to"
          size="small"
          label={words.to}
          defaultValue={to}
          required
        />
        {isSample && <input type="hidden" name="sample" value="1" />}
        <Button type="submit" kind="outline" size="small">
          {words.show}
        </Button>
      </form>
      <p className="flex flex-wrap items-center gap-x-5 text-sm lg:ml-auto">
        <a
          href={`/api/operator/tax-report.csv?${buildReportQuery({ from, to }, isSample)}`}
          download
          className={getButtonClass('surface', 'small')}
        >
          {words.download}
        </a>
        <a
          href={`${PATH}?${buildReportQuery({ from, to }, !isSample)}`}
          className="flex min-h-10 items-center text-link"
        >
          {isSample ? words.own : words.samples}
        </a>
        <a href="/operator/settings/taxes" className="flex min-h-10 items-center text-link">
          {words.settings}
        </a>
      </p>
    </div>
  )
}
