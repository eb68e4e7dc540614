import { arrayContains, eq, or, sql, type SQL } from 'drizzle-orm'
import { roundHalfUp } from '../../../domain/money.ts'
import { products } from '../../db/schema/catalogue.ts'

/** A filter of a collection or search, in Shopify's format. Exactly one of its fields is set. */
export type ProductFilter = {
  available?: boolean | null
  price?: { min?: number | null; max?: number | null } | null
  productType?: string | null
  productVendor?: string | null
  tag?: string | null
  variantOption?: { name: string; value: string } | null
  category?: object | null
  productMetafield?: object | null
  taxonomyMetafield?: object | null
  variantMetafield?: object | null
}

/**
 * Converts filters to SQL conditions. A product has to match one filter of each kind. For example, it has to be red or blue, and in stock.
 */
export function buildFilterConditions(filters: readonly ProductFilter[]): SQL[] {
  const kinds = new Map<string, SQL[]>()
  for (const filter of filters) {
    for (const [kind, condition] of conditionsOf(filter)) {
      kinds.set(kind, [...(kinds.get(kind) ?? []), condition])
    }
  }
  return [...kinds.values()].flatMap((conditions) => or(...conditions) ?? [])
}

function conditionsOf(filter: ProductFilter): [kind: string, condition: SQL][] {
  const { available, price, productType, productVendor, tag, variantOption } = filter
  const found: [string, SQL][] = []
  if (typeof available === 'boolean') found.push(['available', eq(products.availableForSale, available)])
  if (price) found.push(['price', priceCondition(price)])
  if (typeof productType === 'string')
    found.push(['type', sql`lower(${products.productType}) = ${productType.toLowerCase()}`])
  if (typeof productVendor === 'string')
    found.push(['vendor', sql`lower(${products.vendor}) = ${productVendor.toLowerCase()}`])
  if (typeof tag === 'string') found.push(['tag', arrayContains(products.tags, [tag])])
  if (variantOption) {
    found.push([`option ${variantOption.name.toLowerCase()}`, optionCondition(variantOption)])
  }
  // Matches no product, because the shop has neither Shopify's taxonomy nor metafields.
  if (filter.category ?? filter.productMetafield ?? filter.taxonomyMetafield ?? filter.variantMetafield) {
    found.push(['unknown', sql`false`])
  }
  return found
}

// Matches products whose price range, from the cheapest to the most expensive variant, overlaps the range of the filter.
function priceCondition({ min, max }: { min?: number | null; max?: number | null }): SQL {
  const from = sql`${products.maxPriceCents} >= ${cents(min ?? 0)}`
  return typeof max === 'number' ? sql`(${from} and ${products.minPriceCents} <= ${cents(max)})` : from
}

// Limits a price in a filter to the maximum of a 32-bit column. No price in the shop is higher.
function cents(amount: number): number {
  return roundHalfUp(Math.min(Math.max(amount, 0), 20_000_000) * 100)
}

function optionCondition({ name, value }: { name: string; value: string }): SQL {
  return sql`exists (
    select from variants, unnest(${products.optionNames}, variants.option_values) as chosen (name, value)
    where variants.product_id = ${products.id}
      and lower(chosen.name) = ${name.toLowerCase()} and lower(chosen.value) = ${value.toLowerCase()})`
}
