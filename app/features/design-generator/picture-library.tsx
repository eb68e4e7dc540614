import { useEffect, useId, useRef, useState } from 'react'
import type { MotifPage } from '../../../contract/design.ts'
import { designGenerator } from '../../../content/design-generator.ts'
import { findMotifs } from '../../browser/shop-calls/design-calls.ts'
import { Button } from '../../ui/button.tsx'

const words = designGenerator.library
/** ms after the last key. */
const SETTLED_AFTER = 300

type PictureLibraryProps = {
  /** What a picture is wanted for. */
  asked: string
  /** Null: none at all. */
  onChoose: (motif: string | null) => void
  onClose: () => void
}

/** All pictures of the library to choose from, with a search over them. */
export function PictureLibrary({ asked, onChoose, onClose }: PictureLibraryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { search, setSearch, motifs, total, failed, showMore } = useMotifs(asked)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(46rem,calc(100vw-2rem))] rounded-md bg-paper p-5 text-river shadow-lifted backdrop:bg-river/60"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="min-w-0 text-2xl break-words">
          {words.title(asked)}
        </h2>
        <Button kind="outline" size="small" onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
      </div>
      <label className="mt-4 block">
        <span className="mb-1.5 block text-sm font-semibold">{words.search}</span>
        <input
          type="search"
          value={search}
          maxLength={80}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="min-h-11 w-full rounded-sm border border-line-strong bg-paper px-3 hover:border-river"
        />
      </label>
      <output className="mt-3 block text-sm text-slate">
        {failed ?? (total === 0 ? words.none : total === null ? '' : words.found(total))}
      </output>
      <ul className="mt-2 grid max-h-[50dvh] grid-cols-3 gap-2 overflow-y-auto sm:grid-cols-6">
        {motifs.map(({ ref, title, picture }) => (
          <li key={ref}>
            <button
              type="button"
              onClick={() => onChoose(ref)}
              className="flex h-full w-full flex-col items-center gap-1 rounded-sm border border-line p-2 hover:border-river hover:bg-mist"
            >
              <img src={picture} alt="" width="64" height="64" className="size-16 object-contain" />
              <span className="text-xs break-words first-letter:uppercase">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <Button kind="outline" size="small" onClick={() => onChoose(null)}>
          {words.leaveOut}
        </Button>
        {total !== null && motifs.length < total && (
          <Button kind="outline" size="small" onClick={showMore}>
            {words.more}
          </Button>
        )}
      </div>
    </dialog>
  )
}

type Found = { search: string; pages: number; motifs: MotifPage['motifs']; total: number }

/** The pictures found so far; a search that was overtaken by another is left aside. */
function useMotifs(first: string) {
  const [{ search, pages }, setQuery] = useState({ search: first, pages: 1 })
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const result = await findMotifs(search, pages)
      if (!isCurrent) return
      setFailed(result.ok ? null : result.message)
      if (!result.ok) return
      const { motifs, total } = result.value
      setFound((before) => {
        const earlier = before?.search === search && before.pages === pages - 1 ? before.motifs : []
        return { search, pages, motifs: [...earlier, ...motifs], total }
      })
    }
    const timer = setTimeout(() => void load(), SETTLED_AFTER)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, pages])
  return {
    search,
    setSearch: (text: string) => setQuery({ search: text, pages: 1 }),
    motifs: found?.motifs ?? [],
    total: found?.total ?? null,
    failed,
    showMore: () => setQuery((now) => ({ ...now, pages: now.pages + 1 })),
  }
}
