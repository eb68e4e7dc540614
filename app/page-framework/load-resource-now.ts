// @chunk every-page
import { loadResource } from './resource-cache.ts'
import type { LoadState, Resource } from './resource.ts'

/** Loads a resource for a part of a page that is already visible. */
export async function loadResourceNow<T>(resource: Resource<T>): Promise<LoadState<T>> {
  const loaded = await loadResource(resource)
  return isAsPromised(loaded, resource) ? loaded : { state: 'failed', status: 0 }
}

/** A type guard that checks nothing, because server tests check every response against the contract. */
const isAsPromised = <T>(loaded: LoadState<unknown>, _promised: Resource<T>): loaded is LoadState<T> =>
  loaded.state !== 'loading'
