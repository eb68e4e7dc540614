import { GraphQLError } from 'graphql'

/** The arguments of a connection, named as in Shopify's API. */
export type ConnectionArgs = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** The requested part of a list. `count` is the number of items. They come after the cursor, or before it if `backward` is true. */
export type PageWindow = { count: number; backward: boolean; cursor: string | null }

const MAX_PAGE_SIZE = 250
// The page size if a request states neither `first` nor `last`. Shopify rejects such a request. This shop accepts it, because a storefront
// that pages backwards through one list omits both arguments for the other lists of the query.
const DEFAULT_PAGE_SIZE = 25

/** Parses the arguments of a connection. Throws a GraphQLError that describes the first fault. */
export function toPageWindow({ first, last, after, before }: ConnectionArgs): PageWindow {
  if (typeof first === 'number' && typeof last === 'number') {
    throw new GraphQLError('Providing both `first` and `last` is not supported.', {
      extensions: { code: 'BAD_REQUEST' },
    })
  }
  const backward = typeof last === 'number'
  const count = first ?? last ?? DEFAULT_PAGE_SIZE
  if (count < 0 || count > MAX_PAGE_SIZE) {
    const name = backward ? 'last' : 'first'
    throw new GraphQLError(`\`${name}\` must be between 0 and ${MAX_PAGE_SIZE}.`, {
      extensions: { code: 'BAD_REQUEST' },
    })
  }
  return { count, backward, cursor: (backward ? before : after) ?? null }
}

/** Returns the error for a cursor that belongs to another list or sort order. */
export function invalidCursorError(): GraphQLError {
  return new GraphQLError('The cursor doesn’t belong to this list.', { extensions: { code: 'BAD_REQUEST' } })
}
