/** The product data from which the shop decides whether a product is listed on the page of provincial decals. `description` may be HTML. */
export type ProvincialCandidate = {
  title: string
  description: string
  tags: readonly string[]
  availableForSale: boolean
  imageSrc: string | null
}

/**
 * A product is listed only if its title, description or tags contain one of these words. Case is ignored, and so is text around the word:
 * "Canadian" and "flagship" count too.
 */
export const PROVINCIAL_WORDS = ['canada', 'flag', 'patriotic'] as const

/** The collection whose products are listed on the page (specification of the marketing pages, section 7). */
export const PROVINCIAL_COLLECTION = 'vehicle-decals'

/** Whether the page of provincial decals lists a product (specification of the marketing pages, section 2). */
export function isProvincial(product: ProvincialCandidate): boolean {
  if (!product.availableForSale || !product.imageSrc) return false
  const words = [product.title, product.description, ...product.tags].join('\n').toLowerCase()
  return PROVINCIAL_WORDS.some((word) => words.includes(word))
}
