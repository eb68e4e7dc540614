import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { formatShortDate } from '../../../domain/checkout/short-date.ts'
import { formatDollars, formatShortDay } from './figures.ts'

const words = analyticsCopy.trend
const WIDTH = 1_000
const HEIGHT = 240
/** The number of dates on the axis. It is odd, so that a phone can skip every other date and still show the first and the last. */
const MAX_DATES = 5

type Slice = AnalyticsReport['trend'][number]

/**
 * Sales over time compared with the previous period. The chart stretches to its container. Its labels are HTML outside the chart, so that
 * they aren't stretched.
 */
export function TrendChart({ trend }: { trend: readonly Slice[] }) {
  const highest = Math.max(1, ...trend.flatMap(({ cents, earlierCents }) => [cents, earlierCents]))
  const y = scaleLinear().domain([0, highest]).range([HEIGHT, 0]).nice(4)
  const x = scaleLinear()
    .domain([0, Math.max(1, trend.length - 1)])
    .range([0, WIDTH])
  const ticks = y.ticks(4).toReversed()
  const [first, last] = [trend.at(0), trend.at(-1)]
  const now = (slice: Slice) => y(slice.cents)
  const shape = area<Slice>()
    .x((_, index) => x(index))
    .y0(HEIGHT)
    .y1(now)(trend)
  const path = line<Slice>()
    .x((_, index) => x(index))
    .y(now)(trend)
  const earlier = line<Slice>()
    .x((_, index) => x(index))
    .y((slice) => y(slice.earlierCents))(trend)
  if (!first || !last) return null
  const best = bestOf(trend)
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-slate tabular-nums">
      <p className="sr-only">{words.text(formatShortDate(first.from), formatShortDate(last.to))}</p>
      <div aria-hidden="true" className="-my-2 flex h-64 flex-col justify-between text-right">
        {ticks.map((tick) => (
          <span key={tick}>{formatDollars(tick)}</span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-60 w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={shape ?? ''} className="fill-gorge" opacity="0.14" />
        <path
          d={earlier ?? ''}
          className="fill-none stroke-line-strong"
          strokeWidth="2"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={path ?? ''}
          className="fill-none stroke-gorge"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
        {best && <Dot x={x(trend.indexOf(best))} y={now(best)} />}
      </svg>
      <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between gap-2">
        {labelsOf(trend).map((date) => (
          <span key={date} className="whitespace-nowrap max-sm:nth-[even]:hidden">
            {formatShortDay(date)}
          </span>
        ))}
      </div>
      <Legend best={best} />
    </div>
  )
}

/** The legend: the names of the lines, and the dates and amount of the best day, week or month. */
const Legend = ({ best }: { best: Slice | null }) => (
  <p className="col-start-2 mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
    <Key className="stroke-gorge">{words.now}</Key>
    <Key className="stroke-line-strong" dashes="5 4">
      {words.earlier}
    </Key>
    {best && (
      <span className="inline-flex items-center gap-2 font-semibold text-river">
        <span aria-hidden="true" className="size-3 rounded-full bg-maple" />
        {words.best(formatDollars(best.cents), formatShortDay(best.from), formatShortDay(best.to))}
      </span>
    )}
  </p>
)

/** Returns the day, week or month with the highest sales; null if there were no sales. */
function bestOf(trend: readonly Slice[]): Slice | null {
  const highest = Math.max(...trend.map(({ cents }) => cents))
  return highest > 0 ? (trend.find(({ cents }) => cents === highest) ?? null) : null
}

/** A dot that stays round even though the chart is stretched. */
const Dot = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}h.01`}
    className="stroke-maple"
    strokeWidth="11"
    strokeLinecap="round"
    vectorEffect="non-scaling-stroke"
  />
)

function Key({ className, dashes, children }: { className: string; dashes?: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 24 4" className="w-6">
        <line x2="24" y1="2" y2="2" strokeWidth="2.5" strokeDasharray={dashes} className={className} />
      </svg>
      {children}
    </span>
  )
}

/** Returns evenly spaced dates for the axis. They include the dates of the first and the last time slice. */
function labelsOf(trend: readonly Slice[]): string[] {
  const wanted = Math.min(MAX_DATES, trend.length)
  const places = Array.from({ length: wanted }, (_, index) =>
    Math.round((index * (trend.length - 1)) / Math.max(1, wanted - 1)),
  )
  return places.flatMap((place) => trend[place]?.from ?? [])
}
