// @chunk every-page
/** Returns the handle of the collection that a card links to. */
export function getCollectionHandle({ url }: { url: string }): string {
  return url.replace('/collection/', '')
}
