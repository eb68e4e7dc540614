import { operatorTodayCopy } from '../../../../content/operator/today.ts'
import type { AnalyticsReport } from '../../../../contract/analytics.ts'
import { addDays, type CalendarDate } from '../../../../domain/checkout/calendar-date.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { DayBars } from '../frame/day-bars.tsx'
import { Panel } from '../frame/panel.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'

const { sales: words } = operatorTodayCopy

/** The shop's own sales of the last seven days as bars, compared with the previous seven days. */
export function RecentSales({ today }: { today: CalendarDate }) {
  const query = new URLSearchParams({ from: addDays(today, -6), to: today })
  const { data } = useOperatorData<AnalyticsReport>(`/api/analytics/segments?${query}`)
  if (data.state !== 'ready') return null
  const { now, earlier, trend, source } = data.value
  const hasSales = source === 'shop' && now.orders + earlier.orders > 0
  return (
    <Panel title={words.heading}>
      {hasSales ? (
        <>
          <p className="text-base">
            <strong className="mr-2 text-2xl tabular-nums">{formatMoney(now.cents)}</strong>
            {words.orders(now.orders)}
          </p>
          <p className="mt-1 text-slate">
            {earlier.orders === 0
              ? words.noneBefore
              : words.before(formatMoney(earlier.cents), earlier.orders)}
          </p>
          <div className="mt-3">
            <DayBars
              size="small"
              days={trend.map(({ from, cents }) => ({ day: from, value: cents, text: formatMoney(cents) }))}
            />
          </div>
        </>
      ) : (
        <p className="text-slate">{words.none}</p>
      )}
      <a href="/analytics" className="mt-2 inline-flex min-h-10 items-center text-link">
        {words.more}
      </a>
    </Panel>
  )
}
