import { arrayContains, sql, type SQL } from 'drizzle-orm'
import { productListings, products } from '../../db/schema/catalogue.ts'
import { toTsquery } from '../../services/catalogue/search-words.ts'

const MOST_TERMS = 12

/** `tag:sale`, `vendor:"Northern Wheel"`, or a plain word; a minus before it turns it around. */
type Term = { field: string; value: string; negated: boolean }

/**
 * The conditions of a search in the hosted store's syntax: plain words (the last of which may be begun only), `field:value` for tag,
 * vendor, product_type, title and available_for_sale, quotes, and a minus. All terms must hold. Null where nothing to look for is left.
 */
export function searchConditions(query: string): SQL[] | null {
  const terms = parseTerms(query)
  const words = terms.filter(({ field, negated }) => field === '' && !negated).map(({ value }) => value)
  const conditions = [
    ...(wordsCondition(words.join(' ')) ?? []),
    ...terms.filter(({ field, negated }) => field !== '' || negated).flatMap(termCondition),
  ]
  return conditions.length === 0 ? null : conditions
}

function parseTerms(query: string): Term[] {
  const matches = query.slice(0, 1_000).matchAll(/(-?)(?:([a-z_]+):)?(?:"([^"]*)"|(\S+))/giu)
  return Array.from(matches)
    .slice(0, MOST_TERMS)
    .map(([, minus, field = '', quoted, plain = '']) => ({
      field: field.toLowerCase(),
      value: (quoted ?? plain).trim(),
      negated: minus === '-',
    }))
    .filter(({ field, value }) => value !== '' && !(field === '' && /^(AND|OR)$/.test(value)))
}

function termCondition({ field, value, negated }: Term): SQL[] {
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
