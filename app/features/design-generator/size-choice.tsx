import { useState } from 'react'
import { millimetres } from '../../../domain/pricing/decal-price.ts'
import { inchText, toInches, toMillimetres, widthRange } from './decal-size.ts'
import type { Making } from './making.ts'
import { partId } from './part-nav.tsx'
import { PartTitle } from './part-title.tsx'
import type { Subject } from './subject.ts'
import { TapeSlider } from './tape-slider.tsx'
import { resolutionAt } from './resolution.ts'

type SizeChoiceProps = {
  subject: Subject
  making: Making
  heightMm: number
  onChange: (making: Making) => void
}
type Unit = 'in' | 'mm'

/** How wide it is made: by the tape, or as a figure. */
export function SizeChoice({ subject, making, heightMm, onChange }: SizeChoiceProps) {
  const [unit, setUnit] = useState<Unit>('in')
  const { widthMm } = making
  const range = widthRange(subject)
  const id = partId('size', subject.kind)
  const setWidth = (wanted: number) =>
    onChange({ ...making, widthMm: Math.min(range.most, Math.max(range.least, wanted)) })
  const resolution = resolutionAt(subject, widthMm)
  return (
    <section aria-labelledby={id}>
      <PartTitle id={id} title="Size">
        <p className="text-sm text-slate tabular-nums">
          {inchText(range.least)} to {inchText(range.most)} wide
        </p>
      </PartTitle>
      <TapeSlider widthMm={widthMm} range={range} heightMm={heightMm} onChange={setWidth} />
      <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <WidthField key={unit} widthMm={widthMm} unit={unit} range={range} onChange={setWidth} />
        <UnitChoice unit={unit} name={id} onChange={setUnit} />
        <p className="min-h-11 content-center text-slate tabular-nums">
          × {unit === 'in' ? `${toInches(heightMm)} in` : `${millimetres(heightMm)} mm`} high
        </p>
      </div>
      {resolution && (
        <output
          className={`mt-3 block border-l-4 bg-mist px-3 py-2 text-sm font-semibold ${resolution.verdict === 'fine' ? 'border-gorge' : resolution.verdict === 'warn' ? 'border-hi-vis' : 'border-maple'}`}
        >
          {resolution.text}
        </output>
      )}
    </section>
  )
}

type WidthFieldProps = {
  widthMm: number
  unit: Unit
  range: { least: number; most: number }
  onChange: (widthMm: number) => void
}

/** The width as a figure; taken over when it makes sense, so that it can be typed digit by digit. */
function WidthField({ widthMm, unit, range, onChange }: WidthFieldProps) {
  const shown = unit === 'in' ? toInches(widthMm) : widthMm
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    setTyped(text)
    const figure = Number(text)
    const wanted = unit === 'in' ? toMillimetres(figure) : Math.round(figure * 10) / 10
    if (text.trim() !== '' && wanted >= range.least && wanted <= range.most) onChange(wanted)
  }
  const settle = () => {
    const figure = Number(typed)
    if (typed !== null && figure > 0) onChange(unit === 'in' ? toMillimetres(figure) : figure)
    setTyped(null)
  }
  return (
    <label className="block">
      <span className="mb-1 block text-sm font-semibold">Width</span>
      <span className="flex items-center gap-2">
        <input
          type="number"
          inputMode="decimal"
          step={unit === 'in' ? 0.25 : 1}
          min={unit === 'in' ? toInches(range.least) : range.least}
          max={unit === 'in' ? toInches(range.most) : range.most}
          value={typed ?? shown}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={settle}
          className="h-11 w-28 rounded-sm border border-line-strong bg-paper px-3 text-lg font-semibold tabular-nums hover:border-river"
        />
      </span>
    </label>
  )
}

function UnitChoice({ unit, name, onChange }: { unit: Unit; name: string; onChange: (unit: Unit) => void }) {
  const units: readonly { id: Unit; title: string }[] = [
    { id: 'in', title: 'inches' },
    { id: 'mm', title: 'mm' },
  ]
  return (
    <fieldset className="flex overflow-hidden rounded-sm border border-line-strong">
      <legend className="sr-only">Unit</legend>
      {units.map(({ id, title }) => (
        <label
          key={id}
          className="relative flex min-h-10.5 items-center bg-paper px-3 text-sm font-semibold has-checked:bg-river has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-hi-vis has-focus-visible:outline-solid"
        >
          <input
            type="radio"
            name={`${name}-unit`}
            checked={unit === id}
            onChange={() => onChange(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
