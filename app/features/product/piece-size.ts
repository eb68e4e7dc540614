import type { Product, Variant } from '../../../contract/product.ts'
import { describedFacts } from '../../../domain/catalogue/described-facts.ts'
import { htmlToText } from '../../../domain/catalogue/meta-description.ts'
import { parsePrintSize, type PrintSize } from '../../../domain/catalogue/print-size.ts'

/** A size that a product is made in, as its option says it. */
export type NamedSize = { label: string; size: PrintSize }

/** Longer than this are rolls and tapes, which no picture shows to scale; mm. */
const LONGEST = 4_000

/** How large a piece of this variant is, by its option "Size" or else by what the description says of size; null where neither does. */
export function pieceSize(product: Pick<Product, 'description'>, variant: Variant): PrintSize | null {
  const option = variant.selectedOptions.find(({ name }) => /^size$/i.test(name))
  const fact = describedFacts(product.description).facts.find(({ label }) => /^size$/i.test(label))
  const said = option?.value ?? (fact ? htmlToText(fact.html) : '')
  // Letters are sold by their height and film by its width: how long a piece becomes, nobody knows yet.
  if (/height|wide/i.test(said)) return null
  const size = parsePrintSize(said)
  return size && Math.max(size.widthMm, size.heightMm ?? 0) <= LONGEST ? size : null
}

/** The sizes a product is made in, each once and named as its option names it; none where it has no such choice. */
export function namedSizes(product: Pick<Product, 'description' | 'variants'>): NamedSize[] {
  const named = new Map<string, NamedSize>()
  for (const variant of product.variants) {
    const label = variant.selectedOptions.find(({ name }) => /^size$/i.test(name))?.value
    const size = label === undefined ? null : pieceSize(product, variant)
    if (label !== undefined && size) named.set(label, { label, size })
  }
  return [...named.values()]
}
