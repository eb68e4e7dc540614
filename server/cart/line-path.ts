import { findContentPicture } from '../../domain/personalization/content-picture.ts'
import type { CheckoutLine } from './checkout-cart.ts'

/** Returns the path of a cart line's page: the product page, or the tool that the made-to-order item was made with. */
export const buildLinePath = ({ handle, item }: Pick<CheckoutLine, 'handle' | 'item'>): string =>
  item?.path ?? `/product/${handle}`

type PreviewedLine = Pick<CheckoutLine, 'variantId' | 'needs' | 'item' | 'attributes' | 'imageSrc'>

/**
 * Returns the picture of a cart line: a preview with the buyer's text and artwork if the product is personalized, otherwise the product's
 * picture.
 */
export function findLinePicture({
  variantId,
  needs,
  item,
  attributes,
  imageSrc,
}: PreviewedLine): string | null {
  const made = item || needs.kind === 'none' ? null : findContentPicture(variantId, attributes)
  return made ?? (imageSrc || null)
}
