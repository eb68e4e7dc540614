/** Product data that decides whether the page of provincial decals lists a product. `description` is HTML or text. */
export type ProvincialCandidate = {
  title: string
  description: string
  tags: readonly string[]
  availableForSale: boolean
  imageSrc: string | null
}

/**
 * Words of which a product has to contain at least one, in its title, description or tags. Case doesn't matter, and longer words count too
 * ("Canadian", "flagship").
 */
export const PROVINCIAL_WORDS = ['canada', 'flag', 'patriotic'] as const

/** The collection from which the page's products come (specification of the marketing pages, section 7). */
export const PROVINCIAL_COLLECTION = 'vehicle-decals'

/** Whether the page of provincial decals lists a product (specification of the marketing pages, section 2). */
export function isProvincial(product: ProvincialCandidate): boolean {
  if (!product.availableForSale || !product.imageSrc) return false
  const words = [product.title, product.description, ...product.tags].join('\n').toLowerCase()
  return PROVINCIAL_WORDS.some((word) => words.includes(word))
}
