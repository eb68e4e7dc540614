import { type ConnectionArgs, toPageWindow, invalidCursorError } from './page-window.ts'

export type Edge<N> = { cursor: string; node: N }

export type Connection<N> = {
  edges: Edge<N>[]
  nodes: N[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

/** Makes a GraphQL connection of the given edges. */
export function makeConnection<N>(
  edges: Edge<N>[],
  more: { next: boolean; previous: boolean },
): Connection<N> {
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: more.next,
      hasPreviousPage: more.previous,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

export function makeEmptyConnection(): Connection<never> {
  return makeConnection([], { next: false, previous: false })
}

/** Returns a page of a list as a GraphQL connection. The list is in memory, and an item's key is its cursor. */
export function listConnection<N>(
  items: readonly N[],
  args: ConnectionArgs,
  keyOf: (item: N, index: number) => string | number,
): Connection<N> {
  const { count, backward, cursor } = toPageWindow(args)
  const all = items.map((node, index) => ({ cursor: encode(keyOf(node, index)), node }))
  if (args.reverse) all.reverse()
  const at = cursor === null ? -1 : all.findIndex((edge) => edge.cursor === cursor)
  if (cursor !== null && at < 0) throw invalidCursorError()
  const end = backward ? (cursor === null ? all.length : at) : Math.min(at + 1 + count, all.length)
  const start = backward ? Math.max(end - count, 0) : at + 1
  return makeConnection(all.slice(start, end), { next: end < all.length, previous: start > 0 })
}

function encode(key: string | number): string {
  return Buffer.from(String(key)).toString('base64url')
}
