import { formatGid } from '../../../domain/ids.ts'
import { encodeVariants } from '../encoded-variants.ts'
import type { ProductRow } from './product-rows.ts'
import type { VariantSource } from './variant-source.ts'

export type OptionValueSource = {
  id: string
  name: string
  swatch: null
  firstSelectableVariant: VariantSource | null
}
export type OptionSource = { id: string; name: string; values: string[]; optionValues: OptionValueSource[] }

/** Lists the options of a product. Each option's values are in the order in which they first appear among the product's variants. */
export function listProductOptions(product: ProductRow, variants: readonly VariantSource[]): OptionSource[] {
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

function firstWith(variants: readonly VariantSource[], index: number, value: string): VariantSource | null {
  const having = variants.filter((variant) => variant.selectedOptions[index]?.value === value)
  return having.find(({ availableForSale }) => availableForSale) ?? having[0] ?? null
}

/** Encodes the combinations of option values that the given variants have. */
export function encodeOptionValues(
  options: readonly OptionSource[],
  variants: readonly VariantSource[],
): string {
  const places = options.map(({ values }) => new Map(values.map((value, place) => [value, place])))
  return encodeVariants(
    variants.map(({ selectedOptions }) =>
      selectedOptions.map(({ value }, index) => places[index]?.get(value) ?? 0),
    ),
  )
}
