/** The URL to use for a tile whose collection doesn't exist (specification of the storefront, section 2 "Subcategory grid"). */
const FALLBACK_URL = '/collection/vehicle-decals'

/** Extracts a collection's handle from a path; null for other paths. */
export const findCollectionInPath = (path: string): string | null =>
  /^\/collection\/([^/?#]+)$/.exec(path)?.[1] ?? null

/**
 * Returns the URL for a subcategory tile: the tile's own URL, or the fallback if the tile's collection doesn't exist. `known` contains the
 * handles of all existing collections.
 */
export function buildSubcategoryUrl(
  url: string,
  known: ReadonlySet<string>,
  fallback = FALLBACK_URL,
): string {
  const handle = findCollectionInPath(url)
  return handle === null || known.has(handle) ? url : fallback
}
