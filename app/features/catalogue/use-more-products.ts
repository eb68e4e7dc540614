import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CardProduct } from '../../../contract/showcase.ts'
import { loadResourceNow } from '../../page-framework/load-resource-now.ts'
import type { Resource } from '../../page-framework/resource.ts'

type Page = { products: readonly CardProduct[]; nextCursor: string | null }

/**
 * Keeps the products that lists have loaded, so that they are restored when the visitor goes back. The key consists of the history entry
 * and the cursor of the list's first page.
 */
const grown = new Map<string, Page>()

/** Holds a list of products. It starts with the server's page and grows by one page at a time. */
export function useMoreProducts(first: Page, pageAfter: (cursor: string) => Resource<Page>) {
  const { key, pathname, search } = useLocation()
  const place = `${key} ${first.nextCursor}`
  const address = pathname + search
  const [ownAddress] = useState(address)
  // A new sort order or facet changes the URL at once, but the new list takes a moment to load. Meanwhile, the old list is visible under
  // the new URL.
  const isReplaced = address !== ownAddress
  const [list, setList] = useState(() => grown.get(place) ?? first)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loadMore = async () => {
    const { nextCursor } = list
    if (nextCursor === null || state === 'loading' || isReplaced) return
    setState('loading')
    const loaded = await loadResourceNow(pageAfter(nextCursor))
    if (loaded.state !== 'ready') return setState('failed')
    const longer = {
      products: [...list.products, ...loaded.value.products],
      nextCursor: loaded.value.nextCursor,
    }
    grown.set(place, longer)
    setList(longer)
    setState('idle')
  }
  return { ...list, state: isReplaced ? ('replaced' as const) : state, loadMore }
}
