const WIDTHS = [160, 240, 320, 480, 640, 960, 1280]
// Matches the addresses of the shop's own pictures, which are also available in smaller sizes and better formats.
const LOCAL = /^\/media\/([0-9a-f]{16,64})\.\w+$/
// A drawing of a decal that isn't cut yet, shown for a product without a picture.
export const PLACEHOLDER = '/placeholder.svg'

export type PictureProps = {
  src: string | null
  alt: string
  /** The original's size in pixels; by default a square. */
  width?: number | null | undefined
  height?: number | null | undefined
  sizes: string
  /** True for the largest picture on the first screen (LCP). */
  eager?: boolean
  /** True for the other pictures on the first screen. They load with a lower priority than the largest one. */
  early?: boolean
  /** The largest useful width, in pixels. */
  upTo?: number
  className?: string
}

/** A picture in AVIF, or in WebP for old browsers, at the widths that the shop has. Its space is reserved before it loads. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  eager = false,
  early = false,
  upTo = 1280,
  className = '',
}: PictureProps) {
  const hash = LOCAL.exec(src ?? '')?.[1]
  const widths = WIDTHS.filter((candidate) => candidate <= upTo)
  const sourceSet = widths.map((candidate) => `/img/${hash}-${candidate}.avif ${candidate}w`).join(', ')
  return (
    <picture className="contents">
      {hash && <source type="image/avif" srcSet={sourceSet} sizes={sizes} />}
      <img
        src={hash ? `/img/${hash}-${Math.min(upTo, 640)}.webp` : (src ?? PLACEHOLDER)}
        alt={alt}
        width={width ?? 1000}
        height={height ?? 1000}
        loading={eager || early ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding={eager || early ? 'sync' : 'async'}
        className={className}
        ref={showPlaceholderIfBroken}
        onError={(event) => showPlaceholder(event.currentTarget)}
      />
    </picture>
  )
}

/** Shows the placeholder if the picture failed to load before hydration. */
function showPlaceholderIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') showPlaceholder(image)
}

function showPlaceholder(image: HTMLImageElement): void {
  if (image.getAttribute('src') === PLACEHOLDER) return
  // The source elements would take precedence over the new address.
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = PLACEHOLDER
}
