import { chooseDefaultVariant } from '../../../domain/catalogue/default-variant.ts'

export type SelectedOption = { name: string; value: string }
export type OptionQuery = {
  selectedOptions?: readonly SelectedOption[] | null
  ignoreUnknownOptions?: boolean | null
  caseInsensitiveMatch?: boolean | null
}

type Choosable = { selectedOptions: readonly SelectedOption[]; availableForSale: boolean }

/**
 * Finds the variant with exactly these options. Returns null if there is no such variant, or if a value is missing for one of the product's
 * options.
 */
export function findVariantByOptions<V extends Choosable>(
  variants: readonly V[],
  query: OptionQuery,
): V | null {
  const wanted = knownOptions(variants, query)
  if (wanted === null) return null
  const matches = variants.filter(
    (variant) => wanted.length === variant.selectedOptions.length && hasAll(variant, wanted, query),
  )
  return matches[0] ?? null
}

/**
 * Finds a variant with these options, preferably one that is available. Without options, finds the variant that is selected when the
 * product page opens.
 */
export function findSelectedOrFirstAvailable<V extends Choosable>(
  variants: readonly V[],
  query: OptionQuery,
): V | null {
  const wanted = knownOptions(variants, query)
  if (wanted === null) return null
  if (wanted.length === 0) return chooseDefaultVariant(variants)
  return chooseDefaultVariant(variants.filter((variant) => hasAll(variant, wanted, query)))
}

/** Lists the variants that differ from the given one in exactly one option. */
export function listAdjacentVariants<V extends Choosable & { id: number }>(
  variants: readonly V[],
  query: OptionQuery,
): V[] {
  const chosen = findSelectedOrFirstAvailable(variants, query)
  if (!chosen) return []
  const distance = (variant: V) =>
    variant.selectedOptions.filter(({ value }, index) => value !== chosen.selectedOptions[index]?.value)
      .length
  return variants.filter((variant) => distance(variant) === 1).toSorted((a, b) => a.id - b.id)
}

function knownOptions(variants: readonly Choosable[], query: OptionQuery): SelectedOption[] | null {
  const names = variants[0]?.selectedOptions.map(({ name }) => fold(name, query)) ?? []
  const wanted = query.selectedOptions ?? []
  const known = wanted.filter(({ name }) => names.includes(fold(name, query)))
  return known.length < wanted.length && query.ignoreUnknownOptions === false ? null : known
}

function hasAll(variant: Choosable, wanted: readonly SelectedOption[], query: OptionQuery): boolean {
  return wanted.every(({ name, value }) =>
    variant.selectedOptions.some(
      (option) =>
        fold(option.name, query) === fold(name, query) && fold(option.value, query) === fold(value, query),
    ),
  )
}

function fold(text: string, query: OptionQuery): string {
  return query.caseInsensitiveMatch ? text.toLowerCase() : text
}
