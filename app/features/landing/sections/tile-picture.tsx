import type { CollectionTiles } from '../../../../contract/showcase.ts'
import { findCollectionInPath } from '../../../../domain/catalogue/subcategory-url.ts'
import { Picture } from '../../../ui/picture.tsx'
import { type ShownProductPictures, ProductPicture } from '../../../ui/product-picture.tsx'
import type { SectionContent } from './section-content.ts'

type TilePictureProps = {
  tile: SectionContent<'tiles'>['tiles'][number]
  known: CollectionTiles
  pictures: ShownProductPictures
  plate: boolean
  shape?: string
}

/**
 * The picture of a tile: its own drawing, or else the named product's picture, the collection's picture, or the collection's first letter.
 */
export function TilePicture({
  tile: { picture, src: drawing, url, name },
  known,
  pictures,
  plate,
  shape = plate
    ? 'aspect-square w-full object-cover'
    : 'h-auto min-h-20 w-20 shrink-0 self-stretch object-cover sm:min-h-28 sm:w-28',
}: TilePictureProps) {
  const sizes = plate ? '(min-width: 1312px) 400px, (min-width: 640px) 31vw, 46vw' : '112px'
  const upTo = plate ? 960 : 240
  if (drawing !== undefined)
    return <img src={drawing} alt="" width={800} height={800} loading="lazy" className={shape} />
  if (picture !== undefined && pictures.decals[picture])
    return <ProductPicture pictures={pictures} handle={picture} sizes={sizes} upTo={upTo} className={shape} />
  const src = known[findCollectionInPath(url) ?? '']?.imageSrc
  if (src) return <Picture src={src} alt="" sizes={sizes} upTo={upTo} className={shape} />
  return (
    <span aria-hidden="true" className={`grid place-items-center bg-mist-2 font-display text-4xl ${shape}`}>
      {name.slice(0, 1)}
    </span>
  )
}
