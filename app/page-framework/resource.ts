import type { PrivatePageName, PrivatePages } from '../../contract/private-pages.ts'

/** The address of a REST resource with the type of its response. */
export type Resource<T> = {
  readonly address: string
  /** Never set: it carries the type. */
  readonly answers?: T
}

/** The state of a resource that is loading. */
export type Loaded<T> =
  | { state: 'loading' }
  /** `isStale` while another request is loading. */
  | { state: 'ready'; value: T; isStale?: boolean }
  | { state: 'failed'; status: number }

/** The resources of a page by the names that the page chose, as they load. */
export type LoadedResources<R extends Resources> = {
  [Name in keyof R]: R[Name] extends Resource<infer T> ? Loaded<T> : never
}

export type Resources = Record<string, Resource<unknown>>

export const resource = <T>(address: string): Resource<T> => ({ address })

/** The data that the server renders a private page with. It comes in the document, and the browser never requests it. */
export const serverData = <Name extends PrivatePageName>(name: Name): Resource<PrivatePages[Name]> => ({
  address: `server-data:${name}`,
})
