import { GraphQLError } from 'graphql'

/** The arguments of a connection, as the hosted store names them. */
export type ConnectionArgs = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** Which part of a list is asked for: `count` items onwards from a cursor, or backwards from it. */
export type PageWindow = { count: number; backward: boolean; cursor: string | null }

const MOST = 250
// The hosted store insists on `first` or `last`; storefronts that page backwards through one list ask others of the same query without.
const UNLESS_TOLD = 25

/** Reads the arguments; a GraphQLError tells what is wrong with them. */
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

/** What a client gets for a cursor that this list never gave. */
export function wrongCursor(): GraphQLError {
  return new GraphQLError('The cursor is not one of this list.', { extensions: { code: 'BAD_REQUEST' } })
}
