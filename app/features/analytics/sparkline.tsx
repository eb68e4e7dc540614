import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

const WIDTH = 240
const HEIGHT = 36

/** A small chart of one key figure over the period, without an axis. The large chart below it has the amounts. */
export function Sparkline({ values }: { values: readonly number[] }) {
  // If fewer than two values are above zero, nothing is drawn, because a single point shows no trend.
  if (values.filter((value) => value > 0).length < 2) return null
  const x = scaleLinear()
    .domain([0, values.length - 1])
    .range([0, WIDTH])
  const y = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .range([HEIGHT - 2, 2])
  const filled = area<number>()
    .x((_, index) => x(index))
    .y0(HEIGHT)
    .y1(y)([...values])
  const path = line<number>()
    .x((_, index) => x(index))
    .y(y)([...values])
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 h-9 w-full"
    >
      <path d={filled ?? ''} className="fill-gorge" opacity="0.14" />
      <path
        d={path ?? ''}
        className="fill-none stroke-gorge"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
