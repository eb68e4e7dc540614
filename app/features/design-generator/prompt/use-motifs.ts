import { useEffect, useState } from 'react'
import type { MotifPage } from '../../../../contract/design.ts'
import { findMotifs } from '../../../browser/shop-calls/design-calls.ts'

/** The delay in ms after the last keystroke before a search. */
const DEBOUNCE_MS = 300

type FoundMotifs = { search: string; pages: number; motifs: MotifPage['motifs']; total: number }

/** Holds the pictures found so far. Results of outdated searches are ignored. */
export function useMotifs(first: string) {
  const [{ search, pages }, setQuery] = useState({ search: first, pages: 1 })
  const [found, setFound] = useState<FoundMotifs | null>(null)
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
    // While the visitor types, the search waits for a pause. The first search, and further pages of results, are loaded at once.
    const timer = setTimeout(() => void load(), pages > 1 || search === first ? 0 : DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, pages, first])
  return {
    search,
    setSearch: (text: string) => setQuery({ search: text, pages: 1 }),
    motifs: found?.motifs ?? [],
    total: found?.total ?? null,
    failed,
    showMore: () => setQuery((now) => ({ ...now, pages: now.pages + 1 })),
  }
}
