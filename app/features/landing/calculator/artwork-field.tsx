import { lazy, Suspense, useId, useRef, useState } from 'react'
import { calculatorWords } from '../../../../content/landing/calculator-words.ts'
import type { Image } from '../../../../contract/image.ts'
import { Button } from '../../../ui/button.tsx'

const words = calculatorWords.artwork
// Most people look at prices first: the gallery comes when it is asked for.
const ArtworkChooser = lazy(async () => ({
  default: (await import('./artwork-chooser.tsx')).ArtworkChooser,
}))

type ArtworkFieldProps = { artwork: Image | null; onChoose: (image: Image | null) => void }

/** The file that goes along with the line: out of the visitor's gallery, or brought here. Needs scripts, as the gallery is private. */
export function ArtworkField({ artwork, onChoose }: ArtworkFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const choose = (image: Image | null) => {
    onChoose(image)
    setOpen(false)
    button.current?.focus()
  }
  return (
    <fieldset className="with-scripts min-w-0" aria-describedby={id}>
      <legend className="mb-1.5 text-sm font-semibold">
        {words.title} <span className="font-normal text-slate">(optional)</span>
      </legend>
      <div aria-live="polite">
        {artwork && (
          <span className="mb-3 flex items-center gap-3 border-l-4 border-hi-vis pl-3">
            {artwork.hasPreview && (
              <img
                src={`/api/images/${artwork.id}`}
                alt=""
                width="64"
                height="64"
                className="size-16 object-contain"
              />
            )}
            <span className="min-w-0 break-words">
              {words.chosen}: <span className="font-semibold">{artwork.originalName}</span>
            </span>
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          type="button"
          kind="outline"
          aria-expanded={isOpen}
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
      <p id={id} className="mt-1 text-sm text-slate">
        {words.hint}
      </p>
      {isOpen && (
        <Suspense fallback={<p className="mt-3">{words.loading}</p>}>
          <ArtworkChooser onChoose={choose} />
        </Suspense>
      )}
    </fieldset>
  )
}
