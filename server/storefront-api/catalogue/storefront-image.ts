import type { CollectionRow } from './collection-rows.ts'
import type { ImageRow, ProductRow } from './product-rows.ts'
import { formatGid } from '../../../domain/ids.ts'

/** A picture in the API's format. `url` is absolute, because other sites use it. */
export type StorefrontImage = {
  id: string
  url: string
  altText: string
  width: number | null
  height: number | null
}

/** Makes the URL of a picture absolute. The catalogue stores either a path of this shop or a full URL of another site. */
function mediaUrl(src: string, publicUrl: string): string {
  return src.startsWith('/') ? `${publicUrl}${src}` : src
}

export function toProductImage(row: ImageRow, product: ProductRow, publicUrl: string): StorefrontImage {
  return {
    id: formatGid('ProductImage', `${row.productId}-${row.position}`),
    url: mediaUrl(row.src, publicUrl),
    altText: row.alt || product.title,
    width: row.width,
    height: row.height,
  }
}

/** Returns the picture of a variant. If the variant has none, returns the product's first picture. */
export function findVariantImage(
  variant: { imageSrc: string },
  { product, images, publicUrl }: { product: ProductRow; images: readonly ImageRow[]; publicUrl: string },
): StorefrontImage | null {
  const own = images.find(({ src }) => src === variant.imageSrc)
  const row = own ?? (variant.imageSrc === '' ? images[0] : undefined)
  if (row) return toProductImage(row, product, publicUrl)
  if (variant.imageSrc === '') return null
  const id = formatGid('ProductImage', `${product.id}-variant`)
  return { id, url: mediaUrl(variant.imageSrc, publicUrl), altText: product.title, width: null, height: null }
}

export function findCollectionImage(row: CollectionRow, publicUrl: string): StorefrontImage | null {
  if (row.imageSrc === '') return null
  return {
    id: formatGid('CollectionImage', row.id),
    url: mediaUrl(row.imageSrc, publicUrl),
    altText: row.imageAlt || row.title,
    width: null,
    height: null,
  }
}
