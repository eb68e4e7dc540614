import { variantNumber } from '../../../domain/catalogue/chosen-variant.ts'

/** Returns a variant's address: for links, for sharing and for search engines. */
export const variantAddress = (handle: string, variantId: string): string => {
  const number = variantNumber(variantId)
  return number === null ? `/product/${handle}` : `/product/${handle}?variant=${number}`
}
