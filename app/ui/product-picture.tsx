// @chunk every-page
import { Picture } from './picture.tsx'

type Image = { url: string; altText: string; width: number | null; height: number | null }

/** The pictures of products that a page mentions, by handle. */
export type ShownProductPictures = {
  decals: Readonly<Record<string, Image>>
  scenes: Readonly<Record<string, Image>>
}

export const noPictures: ShownProductPictures = { decals: {}, scenes: {} }

type ProductPictureProps = {
  pictures: ShownProductPictures
  handle: string
  /**
   * The kind of picture. `decal` shows the product alone. `scene` shows the product in use, or alone if there is no picture of it in use.
   */
  show?: 'decal' | 'scene'
  /** Whether the text beside the picture describes it, so that screen readers skip the picture. */
  decorative?: boolean
  sizes: string
  upTo?: number
  eager?: boolean
  early?: boolean
  className?: string
}

/** A product's picture outside a product card. Shows an empty sheet if the shop doesn't have the product. */
export function ProductPicture({
  pictures,
  handle,
  show = 'decal',
  decorative = true,
  className = '',
  ...picture
}: ProductPictureProps) {
  const image = show === 'scene' ? pictures.scenes[handle] : pictures.decals[handle]
  if (!image) return <div aria-hidden="true" className={`bg-mist-2 ${className}`} />
  return (
    <Picture
      src={image.url}
      alt={decorative ? '' : image.altText}
      width={image.width}
      height={image.height}
      className={className}
      {...picture}
    />
  )
}
