import type { CheckoutLine } from './checkout-cart.ts'

/** Where a line's goods are looked at: what is made to order has no product page, it was made in the generator or a designer. */
export function linePath({
  handle,
  madeOf,
  commission,
}: Pick<CheckoutLine, 'handle' | 'madeOf' | 'commission'>): string {
  if (commission !== null) return commission.path
  if (!madeOf) return `/product/${handle}`
  return madeOf.designId === null
    ? `/design-generator?artwork=${madeOf.artworkId}`
    : `/design-generator?design=${madeOf.designId}`
}
