import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import type { ArtworkItem, ArtworkSource, ArtworkChooserTexts } from './artwork-item.ts'

// The gallery's code loads when the gallery is opened. Most visitors compare prices before they choose a file.
const ArtworkChooser = lazy(async () => ({
  default: (await import('./artwork-chooser.tsx')).ArtworkChooser,
}))

type ArtworkFieldProps = {
  title: string
  hint: ReactNode
  words: ArtworkChooserTexts
  source: ArtworkSource
  artwork: ArtworkItem | null
  onChoose: (item: ArtworkItem | null) => void
  isOptional?: boolean
  error?: string | undefined
  /** The id of the field's first button, which gets the focus if there is an error. */
  buttonId?: string
}

/**
 * The field with which a visitor chooses a file for a line: one of their own files, or a new upload. It needs scripts, because the list of
 * the visitor's files isn't in the document.
 */
export function ArtworkField({ title, hint, words, source, artwork, onChoose, ...more }: ArtworkFieldProps) {
  const { isOptional = false, error, buttonId } = more
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const choose = (item: ArtworkItem | null) => {
    onChoose(item)
    setOpen(false)
    button.current?.focus()
  }
  return (
    <fieldset className="with-scripts w-full min-w-0" aria-describedby={id}>
      <legend className="mb-1.5 text-sm font-semibold">
        {title} {isOptional && <span className="font-normal text-slate">{words.optional}</span>}
      </legend>
      <div aria-live="polite">{artwork && <Chosen item={artwork} words={words} />}</div>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          id={buttonId}
          type="button"
          kind="outline"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {artwork ? words.other : words.choose}
        </Button>
        {artwork && (
          <Button type="button" kind="outline" onClick={() => choose(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      <p
        id={id}
        className={`mt-1 text-sm ${error === undefined ? 'text-slate' : 'font-semibold text-maple'}`}
      >
        {error ?? hint}
      </p>
      {isOpen && (
        <Suspense fallback={<p className="mt-3">{words.loading}</p>}>
          <ArtworkChooser words={words} source={source} onChoose={choose} />
        </Suspense>
      )}
    </fieldset>
  )
}

function Chosen({ item, words }: { item: ArtworkItem; words: ArtworkChooserTexts }) {
  return (
    <span className="mb-3 flex items-center gap-3 border-l-4 border-hi-vis pl-3">
      {item.previewSrc !== null && (
        <img src={item.previewSrc} alt="" width="64" height="64" className="size-16 object-contain" />
      )}
      <span className="min-w-0 break-words">
        {words.chosen}: <span className="font-semibold">{item.name}</span>
      </span>
    </span>
  )
}
