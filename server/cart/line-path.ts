import { contentPicture } from '../../domain/personalization/content-picture.ts'
import type { CheckoutLine } from './checkout-cart.ts'

/** Returns the page of a line: the product's page, or the tool in which a made-to-order item was made. */
export const linePath = ({ handle, item }: Pick<CheckoutLine, 'handle' | 'item'>): string =>
  item?.path ?? `/product/${handle}`

type Pictured = Pick<CheckoutLine, 'variantId' | 'needs' | 'item' | 'attributes' | 'imageSrc'>

/**
 * Returns the picture of a line: a preview with its text and artwork if the product is personalized, otherwise the product's own picture.
 */
export function linePicture({ variantId, needs, item, attributes, imageSrc }: Pictured): string | null {
  const made = item || needs.kind === 'none' ? null : contentPicture(variantId, attributes)
  return made ?? (imageSrc || null)
}
