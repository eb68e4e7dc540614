const WIDTHS = [160, 240, 320, 480, 640, 960, 1280]
// Pictures of the shop itself, which it also keeps in smaller sizes and better formats.
const LOCAL = /^\/media\/([0-9a-f]{16,64})\.\w+$/
// A decal nobody has cut yet: shown when a product has no picture.
export const PLACEHOLDER = '/placeholder.svg'

export type PictureProps = {
  src: string | null
  alt: string
  /** Pixels of the original; a square where unknown. */
  width?: number | null | undefined
  height?: number | null | undefined
  sizes: string
  /** The picture that is the largest thing on the first screen. */
  eager?: boolean
  /** On the first screen too, where it gives way to the largest. */
  early?: boolean
  /** Widest version that is of use, pixels. */
  upTo?: number
  className?: string
}

/** A picture in AVIF at the widths the shop keeps, in WebP for old browsers; its place is kept before it comes. */
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

/** A picture of the server's document may have failed before anybody listened. */
function showPlaceholderIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') showPlaceholder(image)
}

function showPlaceholder(image: HTMLImageElement): void {
  if (image.getAttribute('src') === PLACEHOLDER) return
  // The sources would win over the new address.
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = PLACEHOLDER
}
