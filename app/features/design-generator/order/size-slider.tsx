import { formatMillimetres } from '../../../../domain/pricing/decal-price.ts'
import { formatInches, findSliderPosition, listSliderStops } from './decal-size.ts'

type TapeSliderProps = {
  widthMm: number
  heightMm: number
  range: { least: number; most: number }
  onChange: (widthMm: number) => void
}

// Each style of the slider is written once per browser engine. Engines name a slider's parts differently, and ignore a rule if its selector
// list contains an unknown name.
const TRACK_CLASS =
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:bg-river [&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:bg-river'
const KNOB_CLASS =
  '[&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-river [&::-moz-range-thumb]:bg-paper [&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-river [&::-webkit-slider-thumb]:bg-paper'

const STOPS_IN = [1, 2, 3, 4, 6, 8, 10, 12, 18, 24, 36, 47]
const STOPS_CM = [2, 5, 10, 15, 20, 30, 45, 60, 90, 120]

/** A slider drawn as a tape measure, with inches above and centimetres below. Small sizes take up more of its length than large ones. */
export function SizeSlider({ widthMm, heightMm, range, onChange }: TapeSliderProps) {
  const stops = listSliderStops(range)
  const at = (mm: number) => findSliderPosition(stops, mm) / Math.max(1, stops.length - 1)
  const within = (mm: number) => mm >= range.least && mm <= range.most
  const inches = STOPS_IN.map((inch) => ({ label: String(inch), mm: inch * 25.4 })).filter(({ mm }) =>
    within(mm),
  )
  const metric = STOPS_CM.map((cm) => ({ label: String(cm), mm: cm * 10 })).filter(({ mm }) => within(mm))
  return (
    <div className="overflow-hidden rounded-sm border border-river bg-hi-vis pt-0.5 focus-ring">
      <Scale marks={apart(inches, at)} unit="in" side="top" />
      <input
        type="range"
        aria-label="Width on the tape measure"
        min={0}
        max={stops.length - 1}
        step="any"
        value={findSliderPosition(stops, widthMm)}
        aria-valuetext={`${formatMillimetres(widthMm)} millimetres, ${formatInches(widthMm)} wide, ${formatMillimetres(heightMm)} millimetres high`}
        onChange={(event) => {
          const stop = stops[Math.round(event.currentTarget.valueAsNumber)]
          if (stop !== undefined) onChange(stop)
        }}
        onKeyDown={(event) => {
          const next = nextStop(stops, widthMm, event.key)
          if (next === null) return
          event.preventDefault()
          onChange(next)
        }}
        className={`block h-8 w-full appearance-none bg-transparent ${TRACK_CLASS} ${KNOB_CLASS}`}
      />
      <Scale marks={apart(metric, at)} unit="cm" side="bottom" />
    </div>
  )
}

/** Returns the stop to which a key moves the slider; null for other keys. */
function nextStop(stops: readonly number[], widthMm: number, key: string): number | null {
  const above = stops.find((stop) => stop > widthMm) ?? widthMm
  const below = stops.findLast((stop) => stop < widthMm) ?? widthMm
  const far = (places: number) => {
    const place = Math.round(findSliderPosition(stops, widthMm)) + places
    return stops[Math.max(0, Math.min(stops.length - 1, place))] ?? widthMm
  }
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return above
    case 'ArrowLeft':
    case 'ArrowDown':
      return below
    case 'PageUp':
      return far(8)
    case 'PageDown':
      return far(-8)
    case 'Home':
      return stops[0] ?? null
    case 'End':
      return stops.at(-1) ?? null
    default:
      return null
  }
}

type Mark = { label: string; mm: number; share: number }

/**
 * The minimum distance between numbers, as a share of the tape's length. The last number needs more, because it is followed by its unit.
 */
const MIN_GAP = 0.055
const LAST_GAP = 0.12

function apart(marks: readonly { label: string; mm: number }[], at: (mm: number) => number): Mark[] {
  const end = at(marks.at(-1)?.mm ?? 0)
  const kept: Mark[] = []
  for (const [index, mark] of marks.entries()) {
    const share = at(mark.mm)
    const isLast = index === marks.length - 1
    const free = isLast || end - share >= LAST_GAP
    if (free && share - (kept.at(-1)?.share ?? -1) >= MIN_GAP) kept.push({ ...mark, share })
  }
  return kept
}

/**
 * The tape's ticks and numbers. The slider's knob is 28 px wide, so its middle moves from 14 px after the start to 14 px before the end.
 */
function Scale({ marks, unit, side }: { marks: readonly Mark[]; unit: string; side: 'top' | 'bottom' }) {
  return (
    <svg aria-hidden="true" height="20" className="block w-full overflow-visible px-3.5 text-river">
      {marks.map(({ label, share }, index) => {
        const x = `${(share * 100).toFixed(2)}%`
        const last = index === marks.length - 1
        return (
          <g key={label} fill="currentColor">
            <rect x={x} y={side === 'top' ? 15 : 0} width="1.5" height="5" />
            <text
              x={x}
              dx={last ? 11 : 0}
              y={side === 'top' ? 12 : 17}
              textAnchor={last ? 'end' : 'middle'}
              fontSize="11"
              fontWeight="600"
            >
              {last ? `${label} ${unit}` : label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
