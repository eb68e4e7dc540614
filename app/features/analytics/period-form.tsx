import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { MAX_PERIOD_DAYS, type ReportPeriod } from '../../../domain/analytics/report-period.ts'
import type { AnalyticsView } from '../../../domain/analytics/views.ts'
import { addDays } from '../../../domain/checkout/calendar-date.ts'
import { formatShortDate } from '../../../domain/checkout/short-date.ts'
import { Button, getButtonClass } from '../../ui/button.tsx'

const words = analyticsCopy.period

/** Returns the URL of a dashboard tab for a period. */
export const buildReportUrl = (view: AnalyticsView, { from, to }: ReportPeriod): string =>
  `/analytics?tab=${view}&from=${from}&to=${to}`

/** Chooses the period. It is a form, so that the dates appear in the URL. */
export function PeriodForm({ report, today }: { report: AnalyticsReport; today: string }) {
  const { view, period, before } = report
  const field = 'mt-1 block min-h-11 w-full rounded-sm border border-line-strong bg-paper px-2 sm:px-3'
  return (
    <form method="get" action="/analytics" aria-label={words.label} className="mt-6">
      <input type="hidden" name="tab" value={view} />
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-x-2 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-4">
        <label className="min-w-0 text-sm sm:min-w-36 font-semibold">
          {words.from}
          <input
            type="date"
            name="from"
            defaultValue={period.from}
            min={addDays(today, -MAX_PERIOD_DAYS)}
            className={field}
          />
        </label>
        <label className="min-w-0 text-sm sm:min-w-36 font-semibold">
          {words.to}
          <input type="date" name="to" defaultValue={period.to} className={field} />
        </label>
        <Button type="submit" kind="dark">
          {words.show}
        </Button>
        <span className="col-span-full flex flex-wrap gap-2">
          {words.presets.map(({ name, days }) => {
            const from = addDays(today, 1 - days)
            const isShown = period.from === from && period.to === today
            return (
              <a
                key={days}
                href={buildReportUrl(view, { from, to: today })}
                aria-current={isShown ? 'true' : undefined}
                className={`${getButtonClass(isShown ? 'surface' : 'outline', 'small')} min-h-11`}
              >
                {name}
              </a>
            )
          })}
        </span>
      </div>
      <p className="mt-2 text-sm text-slate">
        {(report.earlier.orders > 0 ? words.compared : words.notCompared)(
          formatShortDate(before.from),
          formatShortDate(before.to),
        )}
      </p>
    </form>
  )
}
