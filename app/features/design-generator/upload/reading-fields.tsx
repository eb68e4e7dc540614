import { useEffect, useRef, useState } from 'react'
import type { Artwork } from '../../../../contract/artwork.ts'
import { type CutOut, CutOutChoice } from './cut-out/cut-out-choice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import type { ArtworkReadOptions } from '../../../browser/shop-calls/send-artwork.ts'

/** Options for reading a file, except the decal's size. */
export type ArtworkReadFieldValues = Omit<ArtworkReadOptions, 'widthMm' | 'cutOut'> & {
  cutOut: CutOut | null
}

/** The options for reading a file for the first time. */
export const INITIAL_ARTWORK_READ_VALUES: ArtworkReadFieldValues = {
  tolerance: null,
  offsetMm: 3,
  vectorise: false,
  keepInside: true,
  page: 1,
  cutOut: null,
}

/** The engine's default tolerance, in hundredths of OKLab units. */
const DEFAULT_TOLERANCE = 9
/** Milliseconds after a slider's last movement before the file is read again. */
const DEBOUNCE_MS = 500

type ReadingFieldsProps = {
  artwork: Artwork
  file: File
  pixels: boolean
  /** The cut-out that was used when the file was last read. */
  cutOut: CutOut | null
  onRead: (reading: ArtworkReadFieldValues) => void
}

/** Options for finding the outline. After each change, the shop reads the file again. */
export function ArtworkReadFields({ artwork, file, pixels, cutOut, onRead }: ReadingFieldsProps) {
  const { tolerance, offsetMm, vectorised, keepsInside, page, pages } = artwork
  const [wanted, setWanted] = useState<ArtworkReadFieldValues>({
    tolerance,
    offsetMm,
    vectorise: vectorised,
    keepInside: keepsInside,
    page,
    cutOut: artwork.isCutOut ? cutOut : null,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (changed: Partial<ArtworkReadFieldValues>) => {
    const next = { ...wanted, ...changed }
    setWanted(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onRead(next), DEBOUNCE_MS)
  }
  return (
    <div className="grid content-start gap-4">
      {pages > 1 && (
        <NumberField
          label={`Page (of ${pages})`}
          value={wanted.page}
          min={1}
          max={pages}
          isInline
          onChange={(chosen) => change({ page: chosen })}
        />
      )}
      {pixels && (
        <CutOutChoice
          file={file}
          cutOut={wanted.cutOut}
          lastStrokes={cutOut?.strokes ?? []}
          onChange={(changed) => change({ cutOut: changed })}
        />
      )}
      {pixels && !wanted.cutOut && (
        <Slider
          label="Background removal"
          value={wanted.tolerance ?? DEFAULT_TOLERANCE}
          shown={wanted.tolerance === 0 ? 'off' : String(wanted.tolerance ?? 'automatic')}
          range={[0, 60]}
          ends={['Keep it', 'Remove more']}
          onChange={(value) => change({ tolerance: value })}
        />
      )}
      <Slider
        label="Border around the artwork"
        value={wanted.offsetMm}
        shown={`${wanted.offsetMm} mm`}
        range={[1, 10]}
        ends={['1 mm', '10 mm']}
        onChange={(value) => change({ offsetMm: value })}
      />
      {pixels && !wanted.cutOut && (
        <Tick
          label="Keep enclosed areas"
          hint="When off, enclosed areas in the background colour are removed too."
          checked={wanted.keepInside}
          onChange={(checked) => change({ keepInside: checked })}
        />
      )}
      {pixels && (
        <Tick
          label="Redraw as flat shapes"
          hint="For logos and drawings: sharp at any size. Not for photos."
          checked={wanted.vectorise}
          onChange={(checked) => change({ vectorise: checked })}
        />
      )}
    </div>
  )
}

type SliderProps = {
  label: string
  value: number
  shown: string
  range: readonly [least: number, most: number]
  ends: readonly [first: string, last: string]
  onChange: (value: number) => void
}

function Slider({ label, value, shown, range: [least, most], ends: [first, last], onChange }: SliderProps) {
  return (
    <label className="block">
      <span className="flex justify-between gap-3 text-sm font-semibold">
        {label} <span className="whitespace-nowrap tabular-nums">{shown}</span>
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={shown}
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-8 w-full"
      />
      <span className="flex justify-between text-xs text-slate">
        <span>{first}</span>
        <span>{last}</span>
      </span>
    </label>
  )
}

type TickProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void }

function Tick({ label, hint, checked, onChange }: TickProps) {
  return (
    <label className="flex gap-3 text-sm">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="text-slate">{hint}</span>
      </span>
    </label>
  )
}
