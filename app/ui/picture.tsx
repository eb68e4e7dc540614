const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 960, 1280]
// Matches the paths of the shop's own pictures, which are also available in smaller sizes and better formats.
const LOCAL_PICTURE_URL = /^\/media\/([0-9a-f]{16,64})\.\w+$/
// A drawing of a decal that isn't cut yet, shown for a product without a picture.
export const PLACEHOLDER_PICTURE = '/placeholder.svg'

export type PictureProps = {
  src: string | null
  alt: string
  /** The width of the original in pixels. Without width and height, the picture counts as a square. */
  width?: number | null | undefined
  height?: number | null | undefined
  sizes: string
  /** Whether this is the largest picture that is visible without scrolling (LCP). */
  eager?: boolean
  /**
   * Whether the picture is visible without scrolling but isn't the largest one. It then loads with a lower priority than the largest one.
   */
  early?: boolean
  /** The largest width, in pixels, that is useful for this picture. */
  upTo?: number
  className?: string
}

/** A picture in AVIF, or in WebP for old browsers, at the widths that the shop offers. Its space is reserved before it loads. */
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
  const hash = LOCAL_PICTURE_URL.exec(src ?? '')?.[1]
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate <= upTo)
  const sourceSet = widths.map((candidate) => `/img/${hash}-${candidate}.avif ${candidate}w`).join(', ')
  return (
    <picture className="contents">
      {hash && <source type="image/avif" srcSet={sourceSet} sizes={sizes} />}
      <img
        src={hash ? `/img/${hash}-${Math.min(upTo, 640)}.webp` : (src ?? PLACEHOLDER_PICTURE)}
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
  if (image.getAttribute('src') === PLACEHOLDER_PICTURE) return
  // The source elements are removed, because they would take precedence over the placeholder's URL.
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = PLACEHOLDER_PICTURE
}
