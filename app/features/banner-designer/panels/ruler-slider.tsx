import { useId } from 'react'

type RulerSliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  unit: string
  /** The unit as a screen reader should say it: "inches". */
  spokenUnit: string
  /** The numbers on the ruler. */
  marks: readonly number[]
  onChange: (value: number) => void
}

// Each style of the slider is written once per browser engine. Engines name a slider's parts differently, and ignore a rule if its selector
// list contains an unknown name.
const TRACK_CLASS =
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:bg-river [&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:bg-river'
const KNOB_CLASS =
  '[&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-river [&::-moz-range-thumb]:bg-paper [&::-webkit-slider-thumb]:-mt-3 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-river [&::-webkit-slider-thumb]:bg-paper'

/** A slider along a ruler, with its value beside its label. */
export function RulerSlider({
  label,
  value,
  min,
  max,
  step,
  unit,
  spokenUnit,
  marks,
  ...on
}: RulerSliderProps) {
  const id = useId()
  const share = (mark: number) => `${(((mark - min) / (max - min)) * 100).toFixed(2)}%`
  return (
    <div>
      <p className="mb-1 flex items-baseline justify-between">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-lg font-bold tabular-nums">
          {value} {unit}
        </output>
      </p>
      <div className="overflow-hidden rounded-sm border border-river bg-hi-vis focus-ring">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={`${value} ${spokenUnit}`}
          onChange={(event) => on.onChange(event.currentTarget.valueAsNumber)}
          className={`block h-9 w-full appearance-none bg-transparent ${TRACK_CLASS} ${KNOB_CLASS}`}
        />
        {/* The knob is 28 px wide, so its middle moves from 14 px after the start of the slider to 14 px before its end. */}
        <svg aria-hidden="true" height="20" className="block w-full overflow-visible px-3.5 text-river">
          {marks.map((mark) => (
            <g key={mark} fill="currentColor">
              <rect x={share(mark)} width="1.5" height="5" />
              <text x={share(mark)} y="17" textAnchor="middle" fontSize="11" fontWeight="600">
                {mark}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}
