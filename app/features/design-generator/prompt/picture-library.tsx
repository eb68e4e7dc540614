import { type KeyboardEvent, useEffect, useRef } from 'react'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMotifs } from './use-motifs.ts'

const words = designGeneratorCopy.library

type PictureLibraryProps = {
  title: string
  /** The initial search. */
  search: string
  /** The name of the current picture. */
  current: string | null
  /** The label of the option "no picture"; null if the decal must have a picture. */
  leaveOut: string | null
  /** Called with the chosen motif, or with null for no picture. */
  onChoose: (motif: string | null) => void
  onClose: () => void
}

/** All the library's pictures to choose from, with a search field. */
export function PictureLibrary({
  title,
  search: first,
  current,
  leaveOut,
  onChoose,
  onClose,
}: PictureLibraryProps) {
  const { search, setSearch, motifs, total, failed, showMore } = useMotifs(first)
  const field = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Touch screens don't focus the search field, because the on-screen keyboard would hide the pictures.
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])
  return (
    <Dialog size="large" title={title} close={words.close} onClose={onClose}>
      <label className="block px-4 sm:px-6">
        <span className="mb-1.5 block text-sm font-semibold">{words.search}</span>
        <input
          ref={field}
          type="search"
          value={search}
          maxLength={80}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Escape closes the library. By default, it would only clear the search field.
            if (event.key === 'Escape') onClose()
            if (event.key === 'ArrowDown') grid.current?.querySelector('button')?.focus()
          }}
          className="min-h-11 w-full rounded-sm border border-line-strong bg-paper px-3 hover:border-river"
        />
      </label>
      <output className="block px-4 py-2 text-sm text-slate sm:px-6">
        {failed ?? (total === 0 ? words.none : total === null ? words.loading : words.found(total))}
      </output>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain border-y border-line px-4 py-3 sm:px-6">
        <ul ref={grid} className="grid grid-cols-3 gap-2 sm:grid-cols-5 md:grid-cols-6">
          {motifs.map(({ ref, title: name, picture }) => (
            <li key={ref}>
              <button
                type="button"
                aria-pressed={ref === current}
                onClick={() => onChoose(ref)}
                onKeyDown={moveInGrid}
                className="flex h-full w-full flex-col items-center gap-1.5 rounded-sm border border-line p-2 hover:border-river hover:bg-mist aria-pressed:border-river aria-pressed:cut-line"
              >
                <img src={picture} alt="" width="72" height="72" className="size-18 object-contain" />
                <span className="max-w-full text-xs break-words first-letter:uppercase">{name}</span>
              </button>
            </li>
          ))}
        </ul>
        {total !== null && motifs.length < total && (
          <Button kind="outline" onClick={showMore} className="mx-auto mt-4 flex!">
            {words.more}
          </Button>
        )}
      </div>
      {leaveOut !== null && (
        <footer className="px-4 py-3 sm:px-6">
          <Button kind="outline" size="small" onClick={() => onChoose(null)}>
            {leaveOut}
          </Button>
        </footer>
      )}
    </Dialog>
  )
}

/** Moves the focus between the pictures of the grid with the arrow keys, Home and End. */
function moveInGrid(event: KeyboardEvent<HTMLButtonElement>) {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  const tops = buttons.map((button) => button.getBoundingClientRect().top)
  const columns = tops.filter((top) => top === tops[0]).length
  const places: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: buttons.length - 1,
  }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  buttons[place]?.focus()
}
