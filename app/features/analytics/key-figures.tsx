import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { computeAverageOrder, computeGrowth } from '../../../domain/analytics/sales-totals.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatNumber } from '../../../domain/written-number.ts'
import { formatAverage } from './figures.ts'
import { Sparkline } from './sparkline.tsx'

const words = analyticsCopy.figures

type Figures = Pick<AnalyticsReport, 'now' | 'earlier' | 'credits' | 'trend'>

/** Four key figures, each compared with the previous period, and beside them the revenue from credits. */
export function KeyFigures({ now, earlier, credits, trend }: Figures) {
  const perOrder = ({ orders, items }: AnalyticsReport['now']) => (orders === 0 ? 0 : items / orders)
  const figures = [
    {
      name: words.sales,
      shown: formatMoney(now.cents),
      change: computeGrowth(now.cents, earlier.cents),
      course: trend.map(({ cents }) => cents),
    },
    {
      name: words.orders,
      shown: formatNumber(now.orders),
      change: computeGrowth(now.orders, earlier.orders),
      course: trend.map(({ orders }) => orders),
    },
    {
      name: words.average,
      shown: formatAverage(now),
      change: computeGrowth(computeAverageOrder(now) ?? 0, computeAverageOrder(earlier) ?? 0),
      course: trend.map((slice) => computeAverageOrder(slice) ?? 0),
    },
    {
      name: words.items,
      shown: now.orders === 0 ? words.none : perOrder(now).toFixed(1),
      change: computeGrowth(perOrder(now), perOrder(earlier)),
      course: [],
    },
  ]
  return (
    <section aria-label={words.title}>
      <dl className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
        {figures.map(({ name, shown, change, course }) => (
          <div key={name} className="bg-paper p-4 md:p-5">
            <dt className="text-sm text-slate">{name}</dt>
            <dd className="mt-1 text-xl font-semibold tabular-nums md:text-2xl">{shown}</dd>
            <dd className="mt-1 text-sm text-slate">
              {change !== null && (
                <>
                  <span className="font-semibold text-river tabular-nums">{words.growth(change)}</span>{' '}
                  <span className="max-md:sr-only">{words.against}</span>
                </>
              )}
              <Sparkline values={course} />
            </dd>
          </div>
        ))}
      </dl>
      {credits && credits.cents + credits.earlierCents > 0 && (
        <p className="mt-3 text-sm text-slate">
          {words.credits({
            purchases: words.purchases(credits.purchases),
            amount: formatMoney(credits.cents),
            earlier: formatMoney(credits.earlierCents),
          })}
        </p>
      )}
    </section>
  )
}
