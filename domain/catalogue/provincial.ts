/** What the rule reads of a product. `description` is HTML or text. */
export type ProvincialCandidate = {
  title: string
  description: string
  tags: readonly string[]
  availableForSale: boolean
  imageSrc: string | null
}

/** Any of them, in any writing, anywhere in title, description or tags: also within "Canadian" and "flagship". */
export const PROVINCIAL_WORDS = ['canada', 'flag', 'patriotic'] as const

/** Where the page looks for them (specification of the marketing pages, section 7). */
export const PROVINCIAL_COLLECTION = 'vehicle-decals'

/** Whether a product stands on the page of provincial decals (specification of the marketing pages, section 2). */
export function isProvincial(product: ProvincialCandidate): boolean {
  if (!product.availableForSale || !product.imageSrc) return false
  const words = [product.title, product.description, ...product.tags].join('\n').toLowerCase()
  return PROVINCIAL_WORDS.some((word) => words.includes(word))
}
