import type { Variant } from '../../../contract/product.ts'
import { findFilmColour } from '../../../domain/production/film-colours.ts'

type ChoosableVariant = Pick<Variant, 'availableForSale' | 'selectedOptions'>

/**
 * The state of an option's value. `sold-out`: the combination of values exists but isn't in stock. `none`: there is no such combination.
 */
export type OptionValueState = 'available' | 'sold-out' | 'none'

const valueOf = (variant: ChoosableVariant, option: string): string | undefined =>
  variant.selectedOptions.find(({ name }) => name === option)?.value

/** Counts the options in which a variant has the same value as the chosen variant. The option `except` isn't counted. */
const likeness = (variant: ChoosableVariant, chosen: ChoosableVariant, except: string): number =>
  chosen.selectedOptions.filter(({ name, value }) => name !== except && valueOf(variant, name) === value)
    .length

/** Returns the state of one value of an option: whether a variant with this value and the other chosen values exists and is available. */
export function getOptionValueState(
  variants: readonly ChoosableVariant[],
  chosen: ChoosableVariant,
  option: string,
  value: string,
): OptionValueState {
  const others = chosen.selectedOptions.length - (valueOf(chosen, option) === undefined ? 0 : 1)
  const found = variants.find(
    (variant) => valueOf(variant, option) === value && likeness(variant, chosen, option) === others,
  )
  if (!found) return 'none'
  return found.availableForSale ? 'available' : 'sold-out'
}

/**
 * Returns the variant to show when the buyer chooses a value of an option. It is the variant with this value that keeps as many of the
 * other chosen values as possible. If several variants keep the same number, an available one is preferred.
 */
export function findVariantWithValue<V extends ChoosableVariant>(
  variants: readonly V[],
  chosen: V,
  option: string,
  value: string,
): V {
  const candidates = variants.filter((variant) => valueOf(variant, option) === value)
  const rank = (variant: V) => likeness(variant, chosen, option) * 2 + (variant.availableForSale ? 1 : 0)
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0] ?? chosen
}

/**
 * Returns the values in which a variant differs from the chosen variant, such as "Matte, Pair". The option that the buyer is changing isn't
 * compared.
 */
export function describeOtherValues(
  variant: ChoosableVariant,
  chosen: ChoosableVariant,
  option: string,
): string {
  return variant.selectedOptions
    .filter(({ name, value }) => name !== option && valueOf(chosen, name) !== value)
    .map(({ value }) => value)
    .join(', ')
}

/** Returns the screen colour of an option's value if the value is the name of a film's colour; null otherwise. */
export function findSwatchColour(option: string, value: string): string | null {
  return /^colou?r$/i.test(option) ? findFilmColour(value) : null
}
