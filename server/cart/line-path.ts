import type { CheckoutLine } from './checkout-cart.ts'

/** The page of a line: the product's, or the generator or designer where a made-to-order item was made. */
export const linePath = ({ handle, item }: Pick<CheckoutLine, 'handle' | 'item'>): string =>
  item?.path ?? `/product/${handle}`
