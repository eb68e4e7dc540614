import { DEFAULT_VARIANT_TITLE } from '../../../domain/catalogue/variant-title.ts'
import { isVariantAvailable } from '../../catalogue/index.ts'
import type { StorefrontContext } from '../context.ts'
import type { ProductRow, VariantRow } from './product-rows.ts'
import type { SelectedOption } from './variant-choice.ts'

/** A variant with the data of its product. */
export type StorefrontVariant = VariantRow & {
  __typename: 'ProductVariant'
  product: ProductRow
  selectedOptions: SelectedOption[]
  availableForSale: boolean
}

export function toStorefrontVariant(row: VariantRow, product: ProductRow): StorefrontVariant {
  const isOnSale = product.status === 'active' && product.published
  const stockPolicy = row.stockPolicy === 'continue' ? 'continue' : 'deny'
  return {
    ...row,
    __typename: 'ProductVariant',
    product,
    selectedOptions: selectedOptions(row, product),
    availableForSale: isOnSale && isVariantAvailable({ stock: row.stock, stockPolicy, stop: row.stop }),
  }
}

// A product without options gets one option with one value, with the same names as in Shopify. Storefronts recognise these names.
function selectedOptions(row: VariantRow, product: ProductRow): SelectedOption[] {
  if (product.optionNames.length === 0) return [{ name: 'Title', value: DEFAULT_VARIANT_TITLE }]
  return product.optionNames.map((name, index) => ({ name, value: row.optionValues[index] ?? '' }))
}

/** Lists all variants of a product in the product's order. */
export async function listVariants(
  product: ProductRow,
  { loaders }: StorefrontContext,
): Promise<StorefrontVariant[]> {
  const rows = await loaders.variantsOfProduct.load(product.id)
  return rows.map((row) => toStorefrontVariant(row, product))
}

/** Finds a variant by id, even if its product isn't on sale any more. */
export async function findVariant(
  id: number,
  { loaders }: StorefrontContext,
): Promise<StorefrontVariant | null> {
  const row = await loaders.variant.load(id)
  const product = row && (await loaders.anyProduct.load(row.productId))
  return product ? toStorefrontVariant(row, product) : null
}
