import { arrayContains, sql, type SQL } from 'drizzle-orm'
import { productListings, products } from '../../db/schema/catalogue.ts'
import { toTsquery } from '../../../domain/search/split-into-words.ts'
import { parseSearchTerms, formatSearchTerms, type SearchTerm } from '../search-terms.ts'

/**
 * Converts a search in Shopify's syntax to SQL conditions. All terms must match. Null if no term is left. The supported syntax:
 * - plain words, the last of which may be unfinished
 * - `field:value` for tag, vendor, product_type, title and available_for_sale
 * - quotation marks around several words
 * - a minus in front of a term, which excludes the term
 */
export function buildSearchConditions(query: string): SQL[] | null {
  const terms = parseSearchTerms(query)
  const conditions = [
    ...(wordsCondition(formatSearchTerms(terms)) ?? []),
    ...terms.filter(({ field, negated }) => field !== '' || negated).flatMap(termCondition),
  ]
  return conditions.length === 0 ? null : conditions
}

function termCondition({ field, value, negated }: SearchTerm): SQL[] {
  const conditions = fieldCondition(field, value)
  return negated ? conditions.map((condition) => sql`not (${condition})`) : conditions
}

function fieldCondition(field: string, value: string): SQL[] {
  switch (field) {
    case 'tag':
      return [arrayContains(products.tags, [value])]
    case 'vendor':
      return [sql`lower(${products.vendor}) = ${value.toLowerCase()}`]
    case 'product_type':
      return [sql`lower(${products.productType}) = ${value.toLowerCase()}`]
    case 'title':
      return [sql`position(${value.toLowerCase()} in lower(${products.title})) > 0`]
    case 'available_for_sale':
      return [sql`${products.availableForSale} = ${value.toLowerCase() === 'true'}`]
    default:
      return wordsCondition(value) ?? []
  }
}

function wordsCondition(text: string): SQL[] | null {
  const wanted = toTsquery(text)
  return wanted === null ? null : [sql`${productListings.words} @@ ${wanted}::tsquery`]
}
