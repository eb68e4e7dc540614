import { useState } from 'react'
import type { Design } from '../../../../contract/design.ts'

type PaletteChoiceProps = {
  palettes: Design['palettes']
  chosen: string
  onChoose: (name: string) => void
}

/** The number of palettes shown at first: the design's own palette and the others of its style. */
const FIRST_PALETTES = 8

/** Chooses a design's colours by the name of a palette. */
export function PaletteChoice({ palettes, chosen, onChoose }: PaletteChoiceProps) {
  const [all, setAll] = useState(false)
  const shown = palettes.filter(({ name }, place) => all || place < FIRST_PALETTES || name === chosen)
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-sm font-semibold">Colours</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4">
        {shown.map(({ name, title, colours }) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            onClick={() => chosen !== name && onChoose(name)}
            className="rounded-sm border border-line bg-paper p-1.5 text-left hover:border-river aria-pressed:border-river aria-pressed:cut-line"
          >
            <Swatches colours={colours} />
            <span className="mt-1 block truncate text-xs font-semibold">{title}</span>
          </button>
        ))}
      </div>
      {palettes.length > FIRST_PALETTES && (
        <button type="button" onClick={() => setAll(!all)} className="text-link mt-1 min-h-10 text-sm">
          {all ? 'Fewer colours' : `All ${palettes.length} colour sets`}
        </button>
      )}
    </fieldset>
  )
}

function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${colours.length} 1`}
      preserveAspectRatio="none"
      className="block h-6 w-full rounded-[2px]"
    >
      {colours.map((colour, place) => (
        // A colour can't be the key, because a palette may contain it twice.
        // oxlint-disable-next-line react/no-array-index-key
        <rect key={place} x={place} width="1.02" height="1" fill={colour} />
      ))}
    </svg>
  )
}
