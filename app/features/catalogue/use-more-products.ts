import { useState } from 'react'
import { load } from '../../browser/load.ts'
import type { Resource } from '../../browser/resource.ts'

type Page<P> = { products: readonly P[]; nextCursor: string | null }

/** A list that grows by a page at a time, from the page that the server gave. */
export function useMoreProducts<P>(first: Page<P>, pageAfter: (cursor: string) => Resource<Page<P>>) {
  const [list, setList] = useState(first)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loadMore = async () => {
    const { nextCursor } = list
    if (nextCursor === null || state === 'loading') return
    setState('loading')
    const loaded = await load(pageAfter(nextCursor))
    if (loaded.state !== 'ready') return setState('failed')
    setList({ products: [...list.products, ...loaded.value.products], nextCursor: loaded.value.nextCursor })
    setState('idle')
  }
  return { ...list, state, loadMore }
}
