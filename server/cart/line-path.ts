import { contentPicture } from '../../domain/personalization/content-picture.ts'
import type { CheckoutLine } from './checkout-cart.ts'

/** The page of a line: the product's, or the tool where a made-to-order item was made. */
export const linePath = ({ handle, item }: Pick<CheckoutLine, 'handle' | 'item'>): string =>
  item?.path ?? `/product/${handle}`

type Pictured = Pick<CheckoutLine, 'variantId' | 'needs' | 'item' | 'attributes' | 'imageSrc'>

/** The picture of a line: a preview with its text and artwork if its product has personalization, else the product's own. */
export function linePicture({ variantId, needs, item, attributes, imageSrc }: Pictured): string | null {
  const made = item || needs.kind === 'none' ? null : contentPicture(variantId, attributes)
  return made ?? (imageSrc || null)
}
