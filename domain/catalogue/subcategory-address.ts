/** Where a tile leads that has no collection behind it (specification of the storefront, section 2 "Subcategory grid"). */
const FALLBACK = '/collection/vehicle-decals'

/** The handle of the collection that a path shows; null where it shows none. */
export const collectionIn = (path: string): string | null =>
  /^\/collection\/([^/?#]+)$/.exec(path)?.[1] ?? null

/**
 * Where the tile of a subcategory leads: to its own page, except where that is a collection which the catalogue has not.
 * `known`: handles of collections that there are.
 */
export function subcategoryAddress(url: string, known: ReadonlySet<string>, fallback = FALLBACK): string {
  const handle = collectionIn(url)
  return handle === null || known.has(handle) ? url : fallback
}
