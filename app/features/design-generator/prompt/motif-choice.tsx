import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Design } from '../../../../contract/design.ts'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { Icon } from '../../../ui/icon.tsx'

const words = designGeneratorCopy.motif
const PictureLibrary = lazy(async () => ({
  default: (await import('./picture-library.tsx')).PictureLibrary,
}))
/** The number of tiles with motifs. Together with the tile that opens the library, they fill two rows on a phone. */
const MAX_TILES = 6

type MotifChoiceProps = { design: Design; first: Design; onChoose: (motif: string | null) => void }

/** Chooses the picture on a decal: one that matches the prompt, any other from the library, or no picture if the decal has text. */
export function MotifChoice({ design, first, onChoose }: MotifChoiceProps) {
  const [browsing, setBrowsing] = useState(false)
  const hasWords = design.words.length > 0
  const choose = (motif: string | null) => {
    setBrowsing(false)
    if (motif !== design.motif) onChoose(motif)
  }
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-sm font-semibold">{words.title}</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-4 xl:grid-cols-6">
        {motifsOf(first, design).map(({ ref, title }) => (
          <Tile key={ref} title={title} pressed={design.motif === ref} onPress={() => choose(ref)}>
            <img
              src={pictureOf(ref)}
              alt=""
              width="48"
              height="48"
              loading="lazy"
              className="size-12 object-contain"
            />
          </Tile>
        ))}
        {hasWords && (
          <Tile title={words.none} pressed={design.motif === null} onPress={() => choose(null)}>
            <span className="text-2xl font-bold">Aa</span>
          </Tile>
        )}
        <Tile title={words.all} pressed={null} onPress={() => setBrowsing(true)}>
          <Icon name="search" className="size-6" />
        </Tile>
      </div>
      {browsing && (
        <Suspense fallback={null}>
          <PictureLibrary
            title={words.library}
            search={design.motif === null ? '' : titleOf(design.motif)}
            current={design.motif}
            leaveOut={hasWords ? words.leaveOut : null}
            onChoose={choose}
            onClose={() => setBrowsing(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

type TileProps = {
  title: string
  /** Whether the tile is chosen; null for the tile that opens the library. */
  pressed: boolean | null
  onPress: () => void
  children: ReactNode
}

function Tile({ title, pressed, onPress, children }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed ?? undefined}
      aria-haspopup={pressed === null ? 'dialog' : undefined}
      onClick={onPress}
      className="flex min-w-0 flex-col items-center gap-1 rounded-sm border border-line-strong bg-paper px-1 pt-2 pb-1.5 hover:border-river aria-pressed:border-river aria-pressed:cut-line"
    >
      <span aria-hidden="true" className="grid size-12 place-items-center">
        {children}
      </span>
      <span className="line-clamp-2 max-w-full text-center text-xs leading-tight font-semibold break-words first-letter:uppercase">
        {title}
      </span>
    </button>
  )
}

/** Returns the original motif, the current one, and other motifs that match the prompt. */
function motifsOf(first: Design, { motif }: Design): { ref: string; title: string }[] {
  const own = [first.motif, motif].flatMap((ref) => (ref === null ? [] : [{ ref, title: titleOf(ref) }]))
  const all = [...new Map([...own, ...first.motifs].map(({ ref, title }) => [ref, title]))]
  const titles = all.map(([, title]) => title)
  return all.slice(0, MAX_TILES).map(([ref, title], place) => {
    // Pictures of different sets may have the same title, such as "Pine tree". Repeated titles get a number.
    const before = titles.slice(0, place).filter((other) => other === title).length
    return { ref, title: before === 0 ? title : `${title} ${before + 1}` }
  })
}

/** Formats a motif's name: "game-icons:wolf-head" becomes "Wolf head". */
const titleOf = (ref: string): string => (ref.split(':')[1] ?? ref).replaceAll('-', ' ')

const pictureOf = (ref: string): string => `/api/motifs/${ref.replace(':', '/')}`
