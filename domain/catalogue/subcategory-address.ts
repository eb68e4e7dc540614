/** The address for a tile without a collection (specification of the storefront, section 2 "Subcategory grid"). */
const FALLBACK = '/collection/vehicle-decals'

/** The handle of the collection at a path; null for other paths. */
export const collectionIn = (path: string): string | null =>
  /^\/collection\/([^/?#]+)$/.exec(path)?.[1] ?? null

/**
 * The address of a subcategory's tile: its own page, or the fallback for a collection that doesn't exist. `known` are the handles of existing
 * collections.
 */
export function subcategoryAddress(url: string, known: ReadonlySet<string>, fallback = FALLBACK): string {
  const handle = collectionIn(url)
  return handle === null || known.has(handle) ? url : fallback
}
