import { type SubmitEvent, useState } from 'react'
import type { Design, DesignChange } from '../../../../contract/design.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { FailureNote } from '../failure-note.tsx'
import { MotifChoice } from './motif-choice.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { buildSectionId } from '../order/section-nav.tsx'
import { SectionTitle } from '../order/section-title.tsx'
import type { DesignsState } from './use-designs.ts'
import { VersionStrip } from './version-strip.tsx'
import { LetteringFields } from './lettering-fields.tsx'

/** The number of different seeds. A seed selects one of the random arrangements of a design. */
const SEED_COUNT = 2 ** 31

type DesignEditorProps = {
  design: Design
  /** The first version of the design. It determines the order of the options, so that the order is the same for all versions. */
  first: Design
  designs: DesignsState
}

/** Edits every part of a design. Each change creates a new version. */
export function DesignEditor({ design, first, designs }: DesignEditorProps) {
  const { vary, doing, failed } = designs
  const change = (wanted: DesignChange) => void vary(wanted)
  const failure = failed?.during === 'redrawing' ? failed.failure : null
  const wrongWords = failure?.field?.startsWith('words') === true
  return (
    <section aria-labelledby={buildSectionId('look', 'design')}>
      <SectionTitle id={buildSectionId('look', 'design')} title="Make it yours">
        <Button
          kind="outline"
          size="small"
          onClick={() => change({ seed: Math.floor(Math.random() * SEED_COUNT) })}
        >
          Another version
        </Button>
      </SectionTitle>
      <VersionStrip designs={designs} />
      {failure && !wrongWords && <FailureNote failure={failure} onRetry={null} />}
      <WordsForm
        design={design}
        edition={designs.concepts.list[designs.concepts.chosen]?.versions.length ?? 0}
        redrawing={doing === 'redrawing'}
        error={wrongWords ? failure.message : null}
        onRedraw={(words) => change({ words })}
      />
      <PaletteChoice
        palettes={first.palettes}
        chosen={design.paletteName}
        onChoose={(palette) => change({ palette })}
      />
      <MotifChoice design={design} first={first} onChoose={(motif) => change({ motif })} />
      <SelectField
        label="Layout"
        value={design.layout}
        options={[...new Set([design.layout, ...design.layouts])]
          .sort()
          .map((value) => ({ value, title: titleOf(value) }))}
        onChoose={(layout) => change({ layout })}
        className="mt-5"
      />
    </section>
  )
}

/** Formats a layout's name: "word-block" becomes "Word block". */
const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

type WordsFormProps = {
  design: Design
  /** The number of versions of the chosen concept. It changes when a new version is made. */
  edition: number
  redrawing: boolean
  error: string | null
  onRedraw: (words: string[]) => void
}

function WordsForm({ design, edition, redrawing, error, onRedraw }: WordsFormProps) {
  // Typed text belongs to one version. It is kept as long as that version is visible and no new version has been made from it.
  const key = `${design.id} ${edition}`
  const [typed, setTyped] = useState<{ key: string; lines: readonly string[] } | null>(null)
  const lines = typed?.key === key ? typed.lines : design.words
  const redraw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = lines.map((line) => line.trim()).filter((line) => line !== '')
    if (words.join('\n') !== design.words.join('\n')) onRedraw(words)
  }
  return (
    <form onSubmit={redraw} className="mt-4">
      <LetteringFields
        lines={lines}
        onChange={(changed) => setTyped({ key, lines: changed })}
        error={error}
      />
      <Button type="submit" size="small" className="mt-3">
        {redrawing ? 'Redrawing...' : 'Redraw with these words'}
      </Button>
    </form>
  )
}
