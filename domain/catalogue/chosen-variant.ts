import { parseNumericGid, parseNumericKey } from '../ids.ts'
import { defaultVariant } from './default-variant.ts'

/** The number of a variant in an address (?variant=7); null if its id has none. */
export const variantNumber = (id: string): number | null => parseNumericGid(id, 'ProductVariant')

/**
 * The variant that an address requests by number. Defaults to the product page's initial one, also for a number of another product, so that an
 * old link shows the product instead of an error.
 */
export function chosenVariant<V extends { id: string; availableForSale: boolean }>(
  variants: readonly V[],
  wanted: string | null,
): V | null {
  const number = wanted === null ? null : parseNumericKey(wanted)
  const found = number === null ? undefined : variants.find(({ id }) => variantNumber(id) === number)
  return found ?? defaultVariant(variants)
}
