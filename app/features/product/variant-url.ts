import { parseVariantNumber } from '../../../domain/catalogue/chosen-variant.ts'

/** Returns a variant's URL, as used in links, shared URLs and structured data. */
export const buildVariantUrl = (handle: string, variantId: string): string => {
  const number = parseVariantNumber(variantId)
  return number === null ? `/product/${handle}` : `/product/${handle}?variant=${number}`
}
