import type { PrivatePageName, PrivatePages } from '../../contract/private-pages.ts'

/** The URL of a REST resource, together with the type of its response. */
export type Resource<T> = {
  readonly address: string
  /** This property is never set. It exists only to carry the type `T`. */
  readonly answers?: T
}

/** The loading state of a resource, with its value or the status of the failure. */
export type LoadState<T> =
  | { state: 'loading' }
  /** The resource has loaded. `isStale` is true while it is being requested again. */
  | { state: 'ready'; value: T; isStale?: boolean }
  | { state: 'failed'; status: number }

/** A page's resources with their loading states, by the names that the page uses. A page may request some of them only for some URLs. */
export type LoadedResources<R extends Resources> = {
  [Name in keyof R]: NonNullable<R[Name]> extends Resource<infer T> ? LoadState<T> : never
}

export type Resources = Record<string, Resource<unknown>>

export const createApiResource = <T>(address: string): Resource<T> => ({ address })

/** Declares the server data with which a private page is rendered. The document contains it, and the browser never requests it. */
export const createServerDataResource = <Name extends PrivatePageName>(
  name: Name,
): Resource<PrivatePages[Name]> => ({
  address: `server-data:${name}`,
})
