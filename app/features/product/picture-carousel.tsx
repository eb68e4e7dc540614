import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/product.ts'
import { productPage } from '../../../content/product-page.ts'
import { Picture, PLACEHOLDER } from '../../ui/picture.tsx'
import { useEnlarged } from './use-enlarged.tsx'

// A phone's strip is 90 % of its width; two less let the next smaller version serve the commonest phones, unseen.
const SIZES = '(min-width: 1312px) 620px, (min-width: 768px) 46vw, (min-width: 640px) 100vw, 88vw'

type PictureCarouselProps = {
  product: Pick<Product, 'title' | 'images' | 'imageSrc' | 'imageAlt'>
  /** The picture of the variant that is chosen, if it has one of its own. */
  chosenUrl: string | null
}

/** All pictures side by side, one in sight; they are pushed with a finger, or chosen below. */
export function PictureCarousel({ product, chosenUrl }: PictureCarouselProps) {
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
  useEffect(() => {
    const index = product.images.findIndex(({ url }) => url === chosenUrl)
    if (strip.current && index !== -1) strip.current.scrollLeft = index * strip.current.clientWidth
  }, [chosenUrl, product, strip])
  const { enlarge, dialog } = useEnlarged(product)
  return (
    <section aria-label={`Pictures of ${product.title}`} aria-roledescription="carousel">
      <div className="crop-marks max-lg:mx-1">
        {/* Pushed with the arrow keys too: a strip that scrolls must take the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={strip} tabIndex={0} aria-label="Pictures" onScroll={noteShown} className="scroll-strip">
          {images.map((image, index) => (
            <li key={image.url} id={`picture-${index + 1}`} className="w-full">
              {/* Without scripts the picture itself. */}
              <a
                href={image.url ?? PLACEHOLDER}
                draggable="false"
                onClick={(event) => enlarge(event, index)}
                className="block cursor-zoom-in"
              >
                <Picture
                  src={image.url}
                  alt={image.altText}
                  width={image.width}
                  height={image.height}
                  sizes={SIZES}
                  eager={index === 0}
                  className="aspect-square w-full object-cover"
                />
                <span className="sr-only">{productPage.zoom.open(index + 1, images.length)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <ul className="mt-6 flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-current={shown === index ? 'true' : undefined}
                onClick={(event) => show(event, index)}
                className={`block rounded-sm ${shown === index ? 'not-focus-visible:cut-line' : ''}`}
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
      )}
      {dialog}
    </section>
  )
}
