import { useEffect, useId, useRef, useState } from 'react'
import type { Artwork } from '../../../contract/artwork.ts'
import { PartTitle } from './part-title.tsx'

type Reading = { tolerance: number | null; vectorise: boolean }

type ArtworkEditorProps = {
  artwork: Artwork
  /** It is being read anew. */
  reading: boolean
  /** Reads the file anew; null where it is not at hand any more. */
  onRead: ((reading: Reading) => void) | null
}

/** Pixels, of which a background may have to go. */
const PIXELS: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'webp'])
/** ms after the last movement of the slider. */
const SETTLED_AFTER = 500

/** What of an uploaded file becomes the decal. */
export function ArtworkEditor({ artwork, reading, onRead }: ArtworkEditorProps) {
  const id = useId()
  const { format, hasOwnCut, message, tolerance, vectorised, links } = artwork
  const pixels = PIXELS.has(format)
  return (
    <section aria-labelledby={id} aria-busy={reading}>
      <PartTitle id={id} title="Outline" />
      <p className="text-slate">{message}</p>
      {hasOwnCut && (
        <p className="mt-2 border-l-4 border-cut bg-paper px-3 py-2 font-semibold">
          Your file brought its own cut line. We cut along it.
        </p>
      )}
      {pixels && (
        <div className="mt-4 grid grid-cols-[7rem_1fr] gap-5">
          <figure>
            <img
              src={links.mask}
              alt="What is kept, in black"
              width="224"
              height="224"
              className="size-28 border border-line bg-paper object-contain"
            />
            <figcaption className="mt-1 text-xs text-slate">Black is kept</figcaption>
          </figure>
          {onRead ? (
            <ReadingFields tolerance={tolerance} vectorised={vectorised} onRead={onRead} />
          ) : (
            <p className="text-sm text-slate">
              To cut the background out differently, choose the file again.
            </p>
          )}
        </div>
      )}
    </section>
  )
}

type ReadingFieldsProps = {
  tolerance: number | null
  vectorised: boolean
  onRead: (reading: Reading) => void
}

function ReadingFields({ tolerance, vectorised, onRead }: ReadingFieldsProps) {
  const [wanted, setWanted] = useState(tolerance)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const slide = (value: number) => {
    setWanted(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onRead({ tolerance: value, vectorise: vectorised }), SETTLED_AFTER)
  }
  return (
    <div>
      <label className="block">
        <span className="flex justify-between text-sm font-semibold">
          Background removal <span className="tabular-nums">{wanted ?? 'automatic'}</span>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={wanted ?? 0}
          onChange={(event) => slide(event.currentTarget.valueAsNumber)}
          className="mt-2 h-8 w-full"
        />
        <span className="flex justify-between text-xs text-slate">
          <span>Keep everything</span>
          <span>Remove more</span>
        </span>
      </label>
      <label className="mt-3 flex gap-3 text-sm">
        <input
          type="checkbox"
          aria-label="Redraw as flat shapes"
          checked={vectorised}
          onChange={(event) => onRead({ tolerance: wanted, vectorise: event.currentTarget.checked })}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>
          <span className="block font-semibold">Redraw as flat shapes</span>
          <span className="text-slate">For logos and drawings: sharp at every size. Not for photos.</span>
        </span>
      </label>
    </div>
  )
}
