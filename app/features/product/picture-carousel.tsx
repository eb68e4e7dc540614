import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/product.ts'
import { personalizationCopy } from '../../../content/personalization.ts'
import { productPageCopy } from '../../../content/product-page.ts'
import { Picture, PLACEHOLDER_PICTURE } from '../../ui/picture.tsx'
import { useEnlargedPicture } from './use-enlarged.tsx'

// The value of the `sizes` attribute of the strip's pictures. On a phone, the strip is 90 % of the screen's width, but 88 % is declared.
// With 88 %, the most common phones load the next smaller version, without a visible difference.
const IMAGE_SIZES = '(min-width: 1312px) 620px, (min-width: 768px) 46vw, (min-width: 640px) 100vw, 88vw'

type PictureCarouselProps = {
  product: Pick<Product, 'title' | 'images' | 'imageSrc' | 'imageAlt'>
  /** The URL of the chosen variant's own picture, if it has one. */
  chosenUrl: string | null
  /** The URL of the preview with the buyer's text or artwork; null if there is none. */
  preview: string | null
}

/** All pictures in a strip, one of which is in view. Visitors swipe or choose a thumbnail below it. */
export function PictureCarousel({ product, chosenUrl, preview }: PictureCarouselProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const images =
    product.images.length > 0
      ? product.images
      : [{ url: product.imageSrc, altText: product.imageAlt, width: null, height: null }]
  const noteShown = () => {
    const element = strip.current
    if (element) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })
  }
  const before = preview === null ? 0 : 1
  useEffect(() => {
    const index = before === 1 ? 0 : product.images.findIndex(({ url }) => url === chosenUrl)
    if (strip.current && index !== -1) strip.current.scrollLeft = index * strip.current.clientWidth
  }, [before, chosenUrl, product, strip])
  const { enlarge, dialog } = useEnlargedPicture(product)
  return (
    <section aria-label={`Pictures of ${product.title}`} aria-roledescription="carousel">
      <div className="crop-marks max-lg:mx-1">
        {/* A scrolling strip has to be focusable, so that the arrow keys can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={strip} tabIndex={0} aria-label="Pictures" onScroll={noteShown} className="scroll-strip">
          {preview !== null && (
            <li id="picture-preview" className="w-full">
              <img
                src={preview}
                alt={personalizationCopy.preview.alt(product.title)}
                width="900"
                height="900"
                className="aspect-square w-full"
              />
            </li>
          )}
          {images.map((image, index) => (
            <li key={image.url} id={`picture-${index + 1}`} className="w-full">
              {/* Without scripts, this is a link to the picture file. */}
              <a
                href={image.url ?? PLACEHOLDER_PICTURE}
                draggable="false"
                onClick={(event) => enlarge(event, index)}
                className="block cursor-zoom-in"
              >
                <Picture
                  src={image.url}
                  alt={image.altText}
                  width={image.width}
                  height={image.height}
                  sizes={IMAGE_SIZES}
                  eager={index === 0}
                  className="aspect-square w-full object-cover"
                />
                <span className="sr-only">{productPageCopy.zoom.open(index + 1, images.length)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Thumbnails images={images} preview={preview} shown={shown} onShow={show} />
      {dialog}
    </section>
  )
}

type ThumbnailsProps = {
  images: readonly { url: string | null }[]
  preview: string | null
  shown: number
  onShow: (event: MouseEvent, index: number) => void
}

/** Thumbnails of all pictures; shown only if there are several. */
function Thumbnails({ images, preview, shown, onShow }: ThumbnailsProps) {
  const before = preview === null ? 0 : 1
  if (images.length + before < 2) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {preview !== null && (
        <li>
          <a
            href="#picture-preview"
            aria-label={personalizationCopy.preview.thumbnail}
            aria-current={shown === 0 ? 'true' : undefined}
            onClick={(event) => onShow(event, 0)}
            className={`block rounded-sm ${shown === 0 ? 'not-focus-visible:cut-line' : ''}`}
          >
            <img src={preview} alt="" width="72" height="72" className="size-16 rounded-sm md:size-18" />
          </a>
        </li>
      )}
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={`Picture ${index + 1} of ${images.length}`}
            aria-current={shown === index + before ? 'true' : undefined}
            onClick={(event) => onShow(event, index + before)}
            className={`block rounded-sm ${shown === index + before ? 'not-focus-visible:cut-line' : ''}`}
          >
            <Picture
              src={image.url}
              alt=""
              sizes="72px"
              upTo={160}
              className="size-16 rounded-sm object-cover md:size-18"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
