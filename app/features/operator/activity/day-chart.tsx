import { shortDate } from '../../../../domain/checkout/short-date.ts'
import { operatorActivityCopy as words } from '../../../../content/operator/activity.ts'
import type { OperatorActivity } from '../../../../contract/operator/activity.ts'
import { formatNumber } from '../../../../domain/written-number.ts'

const HEIGHT = 40
const BAR = 10
const GAP = 2

/** Page views day by day, the oldest at the left. Visual only: the table below has the same figures. */
export function DayChart({ days }: Pick<OperatorActivity, 'days'>) {
  const views = days.map(({ page_view }) => page_view).toReversed()
  const most = Math.max(...views, 1)
  const [last, first] = [days[0]?.day, days.at(-1)?.day]
  return (
    <figure className="mt-3 bg-paper p-3">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${views.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="currentColor"
        className="h-24 w-full border-b border-line-strong text-gorge"
      >
        {views.map((count, at) => {
          const height = (count / most) * HEIGHT
          return (
            <rect
              key={days[views.length - 1 - at]?.day}
              x={at * BAR + GAP / 2}
              y={HEIGHT - height}
              width={BAR - GAP}
              height={height}
            />
          )
        })}
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-slate">
        <span>{first && shortDate(first)}</span>
        <span>
          {words.chart}, {words.chartMost(formatNumber(most))}
        </span>
        <span>{last && shortDate(last)}</span>
      </figcaption>
    </figure>
  )
}
