import type { Artwork } from '../../../../contract/artwork.ts'
import type { CutOut } from './cut-out/cut-out-choice.tsx'
import { buildSectionId } from '../order/section-nav.tsx'
import { SectionTitle } from '../order/section-title.tsx'
import { type ArtworkReadFieldValues, ArtworkReadFields } from './reading-fields.tsx'

type ArtworkEditorProps = {
  artwork: Artwork
  /** Whether the shop is reading the file again with other options. */
  reading: boolean
  /** The file itself; null if the page doesn't have it any more, for example after a reload. */
  file: File | null
  /** The cut-out that was used when the file was last read. */
  cutOut: CutOut | null
  /** Called with the options for reading the file again. */
  onRead: (reading: ArtworkReadFieldValues) => void
}

/** Formats of bitmaps, whose background may have to be removed. */
const BITMAP_FORMATS: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'webp', 'gif'])

/** Chooses the part of an uploaded file that becomes the decal, and the distance of the cut line from it. */
export function ArtworkEditor({ artwork, reading, file, cutOut, onRead }: ArtworkEditorProps) {
  const id = buildSectionId('look', 'artwork')
  const { format, dpi, hasOwnCut, message, notes, links } = artwork
  const pixels = BITMAP_FORMATS.has(format)
  // For a bitmap, the shop's message about the file isn't shown, because the resolution at the current size is shown instead.
  const words = dpi === null ? [message, ...notes] : notes
  return (
    <section aria-labelledby={id} aria-busy={reading}>
      <SectionTitle id={id} title="Outline" />
      {words.map((sentence) => (
        <p key={sentence} className="mb-2 text-slate">
          {sentence}
        </p>
      ))}
      {hasOwnCut && (
        <p className="mb-2 border-l-4 border-cut bg-paper px-3 py-2 font-semibold">
          Your file has its own cut line, so we'll cut along that.
        </p>
      )}
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-5">
        <figure className={pixels ? '' : 'hidden'}>
          <img
            src={links.mask}
            alt="The part we keep, in black"
            width="224"
            height="224"
            className="size-28 border border-line bg-paper object-contain"
          />
          <figcaption className="mt-1 text-xs text-slate">We keep the black part</figcaption>
        </figure>
        {file ? (
          <ArtworkReadFields artwork={artwork} file={file} pixels={pixels} cutOut={cutOut} onRead={onRead} />
        ) : (
          <p className="text-sm text-slate">To change the outline, choose your file again.</p>
        )}
      </div>
    </section>
  )
}
