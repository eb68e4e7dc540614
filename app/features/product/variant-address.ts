import { variantNumber } from '../../../domain/catalogue/chosen-variant.ts'

/** Where a variant has its page: what a link leads to, what is shared and what search engines are told. */
export const variantAddress = (handle: string, variantId: string): string => {
  const number = variantNumber(variantId)
  return number === null ? `/product/${handle}` : `/product/${handle}?variant=${number}`
}
