import { type SubmitEvent, useState } from 'react'
import type { Design } from '../../../contract/design.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { PartTitle } from './part-title.tsx'
import type { Designs } from './use-designs.ts'
import { VersionStrip } from './version-strip.tsx'
import { WordsFields } from './words-fields.tsx'

/** Largest seed there is, plus one. */
const SEEDS = 2 ** 31

/** Everything about a design that can be other than it was proposed. Each change is a new version. */
export function DesignEditor({ design, designs }: { design: Design; designs: Designs }) {
  const { vary, doing, failed } = designs
  const busy = doing !== null
  const [lines, setLines] = useState<readonly string[]>(design.words)
  const redraw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = lines.map((line) => line.trim()).filter((line) => line !== '')
    if (words.join('\n') !== design.words.join('\n')) void vary({ words })
  }
  const wrongWords = failed?.field?.startsWith('words') === true
  return (
    <section aria-labelledby="edit">
      <PartTitle id="edit" title="Make it yours">
        <Button
          kind="outline"
          size="small"
          disabled={busy}
          onClick={() => void vary({ seed: Math.floor(Math.random() * SEEDS) })}
        >
          Another version
        </Button>
      </PartTitle>
      <VersionStrip designs={designs} />
      <form onSubmit={redraw} className="mt-4">
        <WordsFields lines={lines} onChange={setLines} error={wrongWords ? failed.message : null} />
        <Button type="submit" size="small" disabled={busy} className="mt-3">
          {doing === 'redrawing' ? 'Redrawing...' : 'Redraw with these words'}
        </Button>
      </form>
      <PaletteChoice design={design} disabled={busy} onChoose={(palette) => void vary({ palette })} />
      <MotifChoice design={design} disabled={busy} onChoose={(motif) => void vary({ motif })} />
      <label className="mt-5 block">
        <span className="mb-1.5 block text-sm font-semibold">Arrangement</span>
        <Select
          value={design.layout}
          disabled={busy}
          onChange={(event) => void vary({ layout: event.currentTarget.value })}
          className="w-full"
        >
          {[...new Set([design.layout, ...design.layouts])].map((layout) => (
            <option key={layout} value={layout}>
              {titleOf(layout)}
            </option>
          ))}
        </Select>
      </label>
    </section>
  )
}

/** "word-block" is "Word block". */
const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

type MotifChoiceProps = { design: Design; disabled: boolean; onChoose: (motif: string | null) => void }

function MotifChoice({ design, disabled, onChoose }: MotifChoiceProps) {
  const choices = [...design.motifs.map(({ ref, title }) => ({ ref, title })), ...withoutMotif(design)]
  if (choices.length === 0) return null
  return (
    <fieldset disabled={disabled} className="mt-5">
      <legend className="mb-1.5 text-sm font-semibold">Picture</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ ref, title }) => (
          <button
            key={ref ?? 'none'}
            type="button"
            aria-pressed={design.motif === ref}
            onClick={() => design.motif !== ref && onChoose(ref)}
            className="min-h-10 rounded-sm border border-line-strong bg-paper px-3 text-sm font-semibold hover:border-river aria-pressed:border-river aria-pressed:bg-river aria-pressed:text-paper"
          >
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Words alone, where there are any. */
const withoutMotif = ({ words }: Design) => (words.length > 0 ? [{ ref: null, title: 'Words only' }] : [])
