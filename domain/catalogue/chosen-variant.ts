import { parseNumericGid, parseNumericKey } from '../ids.ts'
import { defaultVariant } from './default-variant.ts'

/** The number that stands for a variant in an address (?variant=7), or null where its id holds none. */
export const variantNumber = (id: string): number | null => parseNumericGid(id, 'ProductVariant')

/**
 * The variant that an address asks for by number; the one a product page starts with where it asks for none, or for one that is not of
 * this product: an old link shows the product rather than an error.
 */
export function chosenVariant<V extends { id: string; availableForSale: boolean }>(
  variants: readonly V[],
  wanted: string | null,
): V | null {
  const number = wanted === null ? null : parseNumericKey(wanted)
  const found = number === null ? undefined : variants.find(({ id }) => variantNumber(id) === number)
  return found ?? defaultVariant(variants)
}
