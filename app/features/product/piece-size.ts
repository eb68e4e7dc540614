import type { Product, Variant } from '../../../contract/product.ts'
import { extractDescriptionFacts } from '../../../domain/catalogue/description-facts.ts'
import { convertHtmlToText } from '../../../domain/catalogue/meta-description.ts'
import { parsePrintSize, type PrintSize } from '../../../domain/catalogue/print-size.ts'

/** One of a product's sizes. Its label is a value of the option "Size". */
export type NamedSize = { label: string; size: PrintSize }

/** The longest piece that is shown, in mm. Anything longer is a roll or tape, which can't be shown to scale. */
const MAX_PIECE_MM = 4_000

/** Returns the size of a variant's piece, from the option "Size" or else from the product's description; null if both lack it. */
export function findVariantSize(product: Pick<Product, 'description'>, variant: Variant): PrintSize | null {
  const option = variant.selectedOptions.find(({ name }) => /^size$/i.test(name))
  const fact = extractDescriptionFacts(product.description).facts.find(({ label }) => /^size$/i.test(label))
  const described = fact ? convertHtmlToText(fact.html) : ''
  // A picture of a ruler or stripe shows only a part of it, or more than the piece, so it can't be drawn at the size of the piece.
  if (/\blong, [\d.]+ in high/.test(described)) return null
  const said = option?.value ?? described
  // Letters are sold by height and film by width, so the piece's length is unknown.
  if (/height|wide/i.test(said)) return null
  const size = parsePrintSize(said)
  return size && Math.max(size.widthMm, size.heightMm ?? 0) <= MAX_PIECE_MM ? size : null
}

/** Returns a product's distinct sizes, each labelled with its value of the option "Size". Empty if the product has no such option. */
export function listNamedSizes(product: Pick<Product, 'description' | 'variants'>): NamedSize[] {
  const named = new Map<string, NamedSize>()
  for (const variant of product.variants) {
    const label = variant.selectedOptions.find(({ name }) => /^size$/i.test(name))?.value
    const size = label === undefined ? null : findVariantSize(product, variant)
    if (label !== undefined && size) named.set(label, { label, size })
  }
  return [...named.values()]
}
