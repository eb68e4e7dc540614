import { parseNumericGid, parseNumericKey } from '../ids.ts'
import { chooseDefaultVariant } from './default-variant.ts'

/** Returns a variant's number for use in a URL (?variant=7); null if the variant's id contains no number. */
export const parseVariantNumber = (id: string): number | null => parseNumericGid(id, 'ProductVariant')

/**
 * Finds the variant whose number is in the URL. If the product has no such variant, returns its default variant, so that old links still
 * show the product.
 */
export function findChosenVariant<V extends { id: string; availableForSale: boolean }>(
  variants: readonly V[],
  wanted: string | null,
): V | null {
  const number = wanted === null ? null : parseNumericKey(wanted)
  const found = number === null ? undefined : variants.find(({ id }) => parseVariantNumber(id) === number)
  return found ?? chooseDefaultVariant(variants)
}
