import { scaleLinear } from 'd3-scale'

type Bar = {
  key: string
  label: string
  /** The text at the end of the bar. */
  shown: string
  value: number
  /** An earlier value for comparison, shown as a line across the bar. */
  mark?: number
}

const WIDTH = 1_000
const HEIGHT = 16

/** Horizontal bars, each with its label above it, so that they look the same on phones and desktops. `label` names the list. */
export function BarChart({ label, bars, most }: { label: string; bars: readonly Bar[]; most?: number }) {
  const highest = most ?? Math.max(1, ...bars.flatMap(({ value, mark = 0 }) => [value, mark]))
  const x = scaleLinear().domain([0, highest]).range([0, WIDTH]).clamp(true)
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map((bar) => (
        <li key={bar.key} className="grid gap-1 text-sm">
          <span className="flex justify-between gap-4">
            <span className="min-w-0 truncate font-semibold">{bar.label}</span>
            <span className="tabular-nums">{bar.shown}</span>
          </span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-4 w-full bg-mist-2"
          >
            <rect width={x(bar.value)} height={HEIGHT} className="fill-gorge" />
            {bar.mark !== undefined && bar.mark > 0 && (
              <line
                x1={x(bar.mark)}
                x2={x(bar.mark)}
                y2={HEIGHT}
                strokeWidth="3"
                vectorEffect="non-scaling-stroke"
                className="stroke-hi-vis"
              />
            )}
          </svg>
        </li>
      ))}
    </ul>
  )
}
