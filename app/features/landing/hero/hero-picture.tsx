import type { PagePicture } from '../../../../content/landing/landing-page.ts'
import { type ShownProductPictures, ProductPicture } from '../../../ui/product-picture.tsx'

type ArtPictureProps = {
  art: PagePicture
  pictures: ShownProductPictures
  sizes: string
  eager?: boolean
  className?: string
}

/** The picture in a landing page's hero: a picture of a product, or a drawing made for the page. */
export function HeroPicture({ art, pictures, sizes, eager = false, className = '' }: ArtPictureProps) {
  if (art.kind === 'drawing')
    return (
      <img
        src={art.src}
        alt={art.alt}
        width={art.width}
        height={art.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        className={className}
      />
    )
  return (
    <ProductPicture
      pictures={pictures}
      handle={art.handle}
      show={art.show}
      decorative={false}
      sizes={sizes}
      eager={eager}
      className={className}
    />
  )
}
