import { chooseDefaultVariant } from '../../domain/catalogue/default-variant.ts'
import { listFacetSearchTexts } from './facet-search-texts.ts'
import type { ProductRecord, VariantRecord } from './product-record.ts'
import { splitIntoWords } from '../../domain/search/split-into-words.ts'

type PricedVariant = Pick<VariantRecord, 'priceCents' | 'compareAtCents' | 'stock' | 'stockPolicy'>

/**
 * Whether the shop can sell one more piece of a variant. The field `stop` is the reason why the variant can't be made. A newly imported
 * variant has no such field, because it hasn't been checked yet.
 */
export function isVariantAvailable(
  variant: Pick<VariantRecord, 'stock' | 'stockPolicy'> & { stop?: string | null },
): boolean {
  if (variant.stop) return false
  return variant.stock === null || variant.stock > 0 || variant.stockPolicy === 'continue'
}

/**
 * Computes the prices and the availability that lists show and sort by. Pass the variants in the order in which the product page lists
 * them.
 */
export function deriveListingValues(variants: readonly PricedVariant[]) {
  const shown = chooseDefaultVariant(
    variants.map((variant) => ({ ...variant, availableForSale: isVariantAvailable(variant) })),
  )
  const prices = variants.map(({ priceCents }) => priceCents)
  return {
    priceCents: shown?.priceCents ?? 0,
    compareAtCents: shown?.compareAtCents ?? null,
    minPriceCents: prices.reduce((least, price) => Math.min(least, price), prices[0] ?? 0),
    maxPriceCents: prices.reduce((most, price) => Math.max(most, price), 0),
    availableForSale: shown?.availableForSale ?? false,
  }
}

type SearchedFields = Pick<
  ProductRecord,
  | 'handle'
  | 'title'
  | 'vendor'
  | 'productType'
  | 'tags'
  | 'optionNames'
  | 'variants'
  | 'extraColumns'
  | 'images'
>

/**
 * Builds the search terms of a product, including its facet values. The result has four lines:
 * 1. words of the title
 * 2. other words of the handle, because the handle often spells out a pun in the title
 * 3. other words of the product's texts
 * 4. other words for the motif in the picture
 */
export function deriveSearchTerms(product: SearchedFields, facets: readonly string[]): string {
  const title = splitIntoWords(product.title)
  const address = splitIntoWords(product.handle.replaceAll('-', ' ')).filter((word) => !title.includes(word))
  const named = new Set([...title, ...address])
  const others = splitIntoWords(...otherTexts(product, facets)).filter((word) => !named.has(word))
  const known = new Set([...named, ...others])
  const motif = pictured(product).filter((word) => !known.has(word))
  return [title, address, others, motif].map((words) => words.join(' ')).join('\n')
}

/** Converts search terms to the text for the database's full-text search. */
export const deriveSearchText = (terms: string): string => terms.split(/\s+/).join(' ').trim()

/**
 * Collects the texts of a product that are searched besides its title. They include colours, finishes and sizes, so that search terms such
 * as "red" find products by their facets and options.
 */
function otherTexts(product: SearchedFields, facets: readonly string[]): string[] {
  const { vendor, productType, tags, optionNames, variants } = product
  const offered = optionNames.length === 0 ? [] : variants.flatMap(({ optionValues }) => optionValues)
  return [vendor, productType, ...tags, ...new Set(offered), ...listFacetSearchTexts(facets)]
}

/** The CSV column with the design of a product, as JSON. */
export const DESIGN_COLUMN = 'Decal design (product.metafields.decal.design)'

/**
 * Returns the words for the motif in a product's picture, such as "leaf maple". The motif is an icon, and icons often have technical names,
 * such as "account". Returns only the words of the icon's name that also occur in the picture's description.
 */
function pictured({ extraColumns, images }: Pick<ProductRecord, 'extraColumns' | 'images'>): string[] {
  const motif = /"motif":\s*"(?:[\w-]+:)?([\w-]+)"/.exec(extraColumns[DESIGN_COLUMN] ?? '')?.[1] ?? ''
  const described = new Set(splitIntoWords(images[0]?.alt ?? ''))
  return splitIntoWords(motif.replaceAll('-', ' ')).filter((word) => described.has(word))
}
