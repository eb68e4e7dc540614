import type { PrivatePageName, PrivatePages } from '../../contract/private-pages.ts'

/** The address of a REST resource together with the type of what it answers. */
export type Resource<T> = {
  readonly address: string
  /** Never set: it carries the type. */
  readonly answers?: T
}

/** Data on its way to where it is shown. */
export type Loaded<T> =
  | { state: 'loading' }
  /** `isStale` while the answer to another question is on its way. */
  | { state: 'ready'; value: T; isStale?: boolean }
  | { state: 'failed'; status: number }

/** The resources of a page by the name the page gave them, as they come in. */
export type LoadedResources<R extends Resources> = {
  [Name in keyof R]: R[Name] extends Resource<infer T> ? Loaded<T> : never
}

export type Resources = Record<string, Resource<unknown>>

export const resource = <T>(address: string): Resource<T> => ({ address })

/** What the server renders a private page with: it comes in the document, and the browser never asks for it. */
export const serverData = <Name extends PrivatePageName>(name: Name): Resource<PrivatePages[Name]> => ({
  address: `server-data:${name}`,
})
