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

/** Data that a handler of the server gives to a private page; the browser never asks for it by itself. */
export const given = <T>(name: string): Resource<T> => ({ address: `given:${name}` })
