import { parseNumericGid, parseNumericKey } from '../ids.ts'
import { chooseDefaultVariant } from './default-variant.ts'

/** Returns the variant number to use in a URL (?variant=7); null if the variant's id contains no number. */
export const parseVariantNumber = (id: string): number | null => parseNumericGid(id, 'ProductVariant')

/**
 * Finds the variant that a URL requests by number. If the product has no such variant, returns the product page's default variant, so that
 * an old link shows the product instead of an error.
 */
export function findChosenVariant<V extends { id: string; availableForSale: boolean }>(
  variants: readonly V[],
  wanted: string | null,
): V | null {
  const number = wanted === null ? null : parseNumericKey(wanted)
  const found = number === null ? undefined : variants.find(({ id }) => parseVariantNumber(id) === number)
  return found ?? chooseDefaultVariant(variants)
}
