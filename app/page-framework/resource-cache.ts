import type { LoadResource } from './open-page.ts'
import type { LoadState } from './resource.ts'

/** The time in ms for which a cached resource is fresh: the specification's stale time for products. */
const FRESH_FOR_MS = 300_000

const kept = new Map<string, { loading: Promise<LoadState<unknown>>; since: number }>()

/** Returns a resource from the cache while it is fresh, otherwise from the shop. Failures aren't cached. */
export const loadResource: LoadResource = ({ address }) => {
  const known = kept.get(address)
  if (known && Date.now() - known.since < FRESH_FOR_MS) return known.loading
  const loading = fetchResource(address)
  kept.set(address, { loading, since: Date.now() })
  return loading
}

async function fetchResource(address: string): Promise<LoadState<unknown>> {
  const loaded = await askShop(address)
  if (loaded.state !== 'ready') kept.delete(address)
  return loaded
}

async function askShop(address: string): Promise<LoadState<unknown>> {
  try {
    const response = await fetch(address, { credentials: 'include', headers: { accept: 'application/json' } })
    if (!response.ok) return { state: 'failed', status: response.status }
    return { state: 'ready', value: await response.json() }
  } catch {
    // There was no response: the connection failed, or the response was cut off.
    return { state: 'failed', status: 0 }
  }
}

/** Caches a resource that the server loaded for the first page, so that later pages can use it. */
export function cacheResource(address: string, loaded: LoadState<unknown>): void {
  if (loaded.state === 'ready') kept.set(address, { loading: Promise.resolve(loaded), since: Date.now() })
}
