import { operatorTaxes as words } from '../../../../content/operator/taxes.ts'
import type { usualPeriods } from '../../../../domain/analytics/usual-periods.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { reportQuery } from './report-query.ts'

const PATH = '/operator/taxes'

type PeriodChoiceProps = {
  periods: ReturnType<typeof usualPeriods>
  from: string
  to: string
  isSample: boolean
}

/** Chooses a filing period or custom dates; also has the report's other actions. */
export function PeriodChoice({ periods, from, to, isSample }: PeriodChoiceProps) {
  const usual = [
    { period: periods.lastQuarter, title: words.periods.lastQuarter },
    { period: periods.thisMonth, title: words.periods.thisMonth },
    { period: periods.lastMonth, title: words.periods.lastMonth },
    { period: periods.thisYear, title: words.periods.thisYear },
    { period: periods.lastYear, title: words.periods.lastYear },
  ]
  return (
    <>
      <nav aria-label={words.quick} className="mt-2 flex flex-wrap gap-x-5 text-sm">
        {usual.map(({ period, title }) => (
          <a
            key={title}
            href={`${PATH}?${reportQuery(period, isSample)}`}
            aria-current={period.from === from && period.to === to ? 'page' : undefined}
            className="flex min-h-10 items-center text-link aria-[current]:font-bold"
          >
            {title}
          </a>
        ))}
      </nav>
      <form action={PATH} className="flex flex-wrap items-end gap-3">
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
        <a
          href={`/api/operator/tax-report.csv?${reportQuery({ from, to }, isSample)}`}
          download
          className="flex min-h-10 items-center text-sm text-link"
        >
          {words.download}
        </a>
        <a
          href={`${PATH}?${reportQuery({ from, to }, !isSample)}`}
          className="flex min-h-10 items-center text-sm text-link"
        >
          {isSample ? words.own : words.samples}
        </a>
        <a href="/operator/settings/taxes" className="flex min-h-10 items-center text-sm text-link">
          {words.settings}
        </a>
      </form>
    </>
  )
}
