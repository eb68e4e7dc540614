// @chunk page-parts
import { loadResource } from './resource-cache.ts'
import type { Loaded, Resource } from './resource.ts'

/** Loads a resource that a part of a page wants by itself, after the page is shown. */
export async function load<T>(resource: Resource<T>): Promise<Loaded<T>> {
  const loaded = await loadResource(resource)
  return isAsPromised(loaded, resource) ? loaded : { state: 'failed', status: 0 }
}

/** The contract says what an address answers, and the server's tests hold it to that; the browser does not check it again. */
const isAsPromised = <T>(loaded: Loaded<unknown>, _promised: Resource<T>): loaded is Loaded<T> =>
  loaded.state !== 'loading'
