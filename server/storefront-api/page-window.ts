import { GraphQLError } from 'graphql'

/** The arguments of a connection, as the hosted store names them. */
export type ConnectionArgs = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** The requested part of a list: `count` items after a cursor, or before it. */
export type PageWindow = { count: number; backward: boolean; cursor: string | null }

const MOST = 250
// The hosted store requires `first` or `last`, but storefronts that page backwards through one list omit both for other lists of the query.
const UNLESS_TOLD = 25

/** Parses the arguments; throws a GraphQLError that says what is wrong. */
export function pageWindow({ first, last, after, before }: ConnectionArgs): PageWindow {
  if (typeof first === 'number' && typeof last === 'number') {
    throw new GraphQLError('Providing both `first` and `last` is not supported.', {
      extensions: { code: 'BAD_REQUEST' },
    })
  }
  const backward = typeof last === 'number'
  const count = first ?? last ?? UNLESS_TOLD
  if (count < 0 || count > MOST) {
    const name = backward ? 'last' : 'first'
    throw new GraphQLError(`\`${name}\` must be between 0 and ${MOST}.`, {
      extensions: { code: 'BAD_REQUEST' },
    })
  }
  return { count, backward, cursor: (backward ? before : after) ?? null }
}

/** The error for a cursor that isn't from this list. */
export function wrongCursor(): GraphQLError {
  return new GraphQLError('The cursor is not one of this list.', { extensions: { code: 'BAD_REQUEST' } })
}
