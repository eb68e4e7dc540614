import { useState } from 'react'
import { formatMillimetres } from '../../../../domain/pricing/decal-price.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { SegmentChoice } from '../../../ui/segment-choice.tsx'
import { formatInches, toInches, toMillimetres, computeWidthRange } from './decal-size.ts'
import type { DecalOptions } from './decal-options.ts'
import { buildSectionId } from './section-nav.tsx'
import { SectionTitle } from './section-title.tsx'
import type { OrderSubject } from './order-subject.ts'
import { SizeSlider } from './size-slider.tsx'
import { rateResolution } from '../preview/resolution.ts'

type SizeChoiceProps = {
  subject: OrderSubject
  making: DecalOptions
  heightMm: number
  onChange: (making: DecalOptions) => void
}
type Unit = 'in' | 'mm'
const units = [
  { value: 'in', title: 'inches' },
  { value: 'mm', title: 'mm' },
] as const

/** The choice of width: by a slider or by typing. */
export function SizeChoice({ subject, making, heightMm, onChange }: SizeChoiceProps) {
  const [unit, setUnit] = useState<Unit>('in')
  const { widthMm } = making
  const range = computeWidthRange(subject)
  const id = buildSectionId('size', subject.kind)
  const setWidth = (wanted: number) =>
    onChange({ ...making, widthMm: Math.min(range.most, Math.max(range.least, wanted)) })
  const resolution = rateResolution(subject, widthMm)
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title="Size">
        <p className="text-sm text-slate tabular-nums">
          {formatInches(range.least)} to {formatInches(range.most)} wide
        </p>
      </SectionTitle>
      <SizeSlider widthMm={widthMm} range={range} heightMm={heightMm} onChange={setWidth} />
      <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <NumberField
          key={unit}
          label="Width"
          {...(unit === 'in'
            ? { value: toInches(widthMm), min: toInches(range.least), max: toInches(range.most), step: 0.25 }
            : { value: widthMm, min: range.least, max: range.most, step: 0.1 })}
          onChange={(width) => setWidth(unit === 'in' ? toMillimetres(width) : Math.round(width * 10) / 10)}
          className="w-28"
        />
        <SegmentChoice
          legend="Unit"
          isLegendHidden
          name={`${id}-unit`}
          value={unit}
          choices={units}
          onChange={setUnit}
        />
        <p className="min-h-11 content-center text-slate tabular-nums">
          × {unit === 'in' ? `${toInches(heightMm)} in` : `${formatMillimetres(heightMm)} mm`} high
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
