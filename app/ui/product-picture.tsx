// @chunk every-page
import { Picture } from './picture.tsx'

type Image = { url: string; altText: string; width: number | null; height: number | null }

/** The pictures that a page shows of the products it talks about, by handle. */
export type ShownPictures = {
  decals: Readonly<Record<string, Image>>
  scenes: Readonly<Record<string, Image>>
}

export const noPictures: ShownPictures = { decals: {}, scenes: {} }

type ProductPictureProps = {
  pictures: ShownPictures
  handle: string
  /** decal is the product alone, scene the product where it is used (or alone, where nobody has drawn that). */
  show?: 'decal' | 'scene'
  /** What the words beside it already say need not be said twice. */
  decorative?: boolean
  sizes: string
  upTo?: number
  eager?: boolean
  early?: boolean
  className?: string
}

/** A product's picture where its card is not; an empty sheet where the shop does not have the product. */
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
