import { makeConnection, type Connection } from '../connection.ts'
import { type ConnectionArgs, toPageWindow } from '../page-window.ts'

/** Reads a page of one list. A mixed page, such as one of search results, consists of two lists. */
export type MixedPagePart<N> = (args: ConnectionArgs) => Promise<Connection<N>>

type Parts<A, B> = {
  first: MixedPagePart<A>
  second: MixedPagePart<B>
  /** Whether a cursor belongs to the second list. */
  isOfSecond: (cursor: string) => boolean
}

/** Returns a page of two lists, as if the second list were appended to the first. In reverse order, the second list comes first. */
export async function readMixedPage<A, B>(
  { first, second, isOfSecond }: Parts<A, B>,
  args: ConnectionArgs,
): Promise<Connection<A | B>> {
  const { count, backward, cursor } = toPageWindow(args)
  const reverse = args.reverse ?? false
  // The two lists, in the order in which this request reads them: `readFirst` comes first, and `readSecond` only after its end.
  const secondIsNear = backward !== reverse
  const [readFirst, readSecond]: [MixedPagePart<A | B>, MixedPagePart<A | B>] = secondIsNear
    ? [second, first]
    : [first, second]
  const isInFar = cursor !== null && isOfSecond(cursor) !== secondIsNear
  const take = (many: number) => (backward ? { last: many, reverse } : { first: many, reverse })
  const from = backward ? { before: cursor } : { after: cursor }
  const ahead = ({ pageInfo }: Connection<A | B>) =>
    backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage
  const behind = ({ pageInfo }: Connection<A | B>) =>
    backward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage

  const nearPage = await readFirst(isInFar ? take(0) : { ...take(count), ...from })
  const left = count - nearPage.edges.length
  const farPage =
    ahead(nearPage) && !isInFar ? null : await readSecond({ ...take(left), ...(isInFar ? from : {}) })
  const edges = farPage ? [nearPage.edges, farPage.edges] : [nearPage.edges]
  const more = {
    ahead: farPage === null || ahead(farPage),
    behind: isInFar ? ahead(nearPage) || (farPage !== null && behind(farPage)) : behind(nearPage),
  }
  return makeConnection((backward ? edges.toReversed() : edges).flat(), {
    next: backward ? more.behind : more.ahead,
    previous: backward ? more.ahead : more.behind,
  })
}
