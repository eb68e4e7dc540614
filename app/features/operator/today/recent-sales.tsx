import { operatorToday } from '../../../../content/operator/today.ts'
import type { AnalyticsReport } from '../../../../contract/analytics.ts'
import { addDays, type CalendarDate } from '../../../../domain/checkout/calendar-date.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { Panel } from '../frame/panel.tsx'
import { useShopData } from '../frame/use-shop-data.ts'

const { sales: words } = operatorToday

/** The shop's own sales of the last seven days, compared with the seven days before; shows nothing if there are none. */
export function RecentSales({ today }: { today: CalendarDate }) {
  const query = new URLSearchParams({ from: addDays(today, -6), to: today })
  const { data } = useShopData<AnalyticsReport>(`/api/analytics/segments?${query}`)
  if (data.state !== 'ready' || data.value.source !== 'shop') return null
  const { now, earlier } = data.value
  if (now.orders + earlier.orders === 0) return null
  return (
    <Panel title={words.heading}>
      <p className="text-base">
        <strong className="mr-2 text-2xl tabular-nums">{formatMoney(now.cents)}</strong>
        {words.orders(now.orders)}
      </p>
      <p className="mt-1 text-slate">{words.before(formatMoney(earlier.cents), earlier.orders)}</p>
      <a href="/analytics" className="mt-2 inline-flex min-h-10 items-center text-link">
        {words.more}
      </a>
    </Panel>
  )
}
