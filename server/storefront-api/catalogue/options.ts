import { formatGid } from '../../../domain/ids.ts'
import { encodeVariants } from '../encoded-variants.ts'
import type { ProductRow } from './product-rows.ts'
import type { StorefrontVariant } from './storefront-variant.ts'

export type StorefrontOptionValue = {
  id: string
  name: string
  swatch: null
  firstSelectableVariant: StorefrontVariant | null
}
export type StorefrontOption = {
  id: string
  name: string
  values: string[]
  optionValues: StorefrontOptionValue[]
}

/** Lists the options of a product. Each option's values are in the order in which they first appear among the product's variants. */
export function listProductOptions(
  product: ProductRow,
  variants: readonly StorefrontVariant[],
): StorefrontOption[] {
  const names = variants[0]?.selectedOptions.map(({ name }) => name) ?? []
  return names.map((name, index) => {
    const values = [...new Set(variants.map((variant) => variant.selectedOptions[index]?.value ?? ''))]
    return {
      id: formatGid('ProductOption', `${product.id}-${index}`),
      name,
      values,
      optionValues: values.map((value, place) => ({
        id: formatGid('ProductOptionValue', `${product.id}-${index}-${place}`),
        name: value,
        swatch: null,
        firstSelectableVariant: firstWith(variants, index, value),
      })),
    }
  })
}

function firstWith(
  variants: readonly StorefrontVariant[],
  index: number,
  value: string,
): StorefrontVariant | null {
  const having = variants.filter((variant) => variant.selectedOptions[index]?.value === value)
  return having.find(({ availableForSale }) => availableForSale) ?? having[0] ?? null
}

/** Encodes the combinations of option values that the given variants have. */
export function encodeOptionValues(
  options: readonly StorefrontOption[],
  variants: readonly StorefrontVariant[],
): string {
  const places = options.map(({ values }) => new Map(values.map((value, place) => [value, place])))
  return encodeVariants(
    variants.map(({ selectedOptions }) =>
      selectedOptions.map(({ value }, index) => places[index]?.get(value) ?? 0),
    ),
  )
}
