import { type ReactNode, useRef, useState } from 'react'
import type { ProductImage } from '../../../contract/product.ts'
import { productPageCopy } from '../../../content/product-page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useZoom } from './use-zoom.ts'

const words = productPageCopy.zoom
const ZOOM_FACTOR = 1.5
/** The zoom factor above which the original picture is loaded, because resized pictures are too coarse. */
const ORIGINAL_FROM = 1.5

const FITTED_CLASS = 'pointer-events-none absolute inset-0 size-full object-contain'

type PictureZoomProps = {
  title: string
  images: readonly Pick<ProductImage, 'url' | 'altText'>[]
  /** The index of the picture that is shown first. */
  first: number
  onClose: () => void
}

/** Shows a product's pictures at the size of the screen, and lets visitors zoom in. */
export function PictureZoom({ title, images, first, onClose }: PictureZoomProps) {
  const [index, setIndex] = useState(first)
  const image = images[index]
  return (
    <Dialog title={words.title(title)} size="screen" onClose={onClose}>
      <div className="h-full bg-mist">
        {image && (
          <ZoomedPicture key={image.url} image={image}>
            {images.length > 1 && (
              <>
                <Tool
                  icon="chevron"
                  turn="rotate-90"
                  label="Previous picture"
                  onPress={() => setIndex((index + images.length - 1) % images.length)}
                />
                <p className="self-center text-sm tabular-nums" aria-live="polite">
                  {index + 1} / {images.length}
                </p>
                <Tool
                  icon="chevron"
                  turn="-rotate-90"
                  label="Next picture"
                  onPress={() => setIndex((index + 1) % images.length)}
                />
              </>
            )}
            <Tool icon="close" label="Close" onPress={onClose} />
          </ZoomedPicture>
        )}
      </div>
    </Dialog>
  )
}

type ZoomedPictureProps = {
  image: Pick<ProductImage, 'url' | 'altText'>
  children: ReactNode
}

function ZoomedPicture({ image, children }: ZoomedPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, fit, zoomBy, onKeyDown, pointers } = useZoom(frame)
  const { scale, x, y } = zoom
  const [closeUp, setCloseUp] = useState(false)
  if (scale > ORIGINAL_FROM && !closeUp) setCloseUp(true)
  return (
    // The box itself isn't a control. It handles keys that are pressed on the buttons and the picture inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div className="flex flex-wrap justify-end gap-1 border-b border-line bg-paper p-1">
        <div className="mr-auto flex gap-1">
          <Tool icon="minus" label="Zoom out" disabled={scale <= 1} onPress={() => zoomBy(1 / ZOOM_FACTOR)} />
          <output className="w-14 self-center text-center text-sm tabular-nums">
            {Math.round(scale * 100)}%
          </output>
          <Tool icon="plus" label="Zoom in" onPress={() => zoomBy(ZOOM_FACTOR)} />
          <button
            type="button"
            onClick={fit}
            disabled={scale <= 1}
            className="min-h-11 rounded-sm px-3 text-sm font-semibold hover:bg-mist disabled:text-slate"
          >
            Fit
          </button>
        </div>
        {children}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and the buttons above do the same */}
      <div
        ref={frame}
        className="min-h-0 flex-1 cursor-grab touch-none overflow-hidden select-none"
        {...pointers}
      >
        <div
          className="relative size-full"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          <Picture
            src={image.url}
            alt={image.altText}
            sizes="(min-width: 640px) 1280px, 100vw"
            eager
            className={FITTED_CLASS}
          />
          {closeUp && <img src={image.url} alt="" className={FITTED_CLASS} />}
        </div>
      </div>
      <p className="bg-paper p-2 text-center text-sm text-slate">{words.help}</p>
    </div>
  )
}

type ToolProps = { icon: IconName; label: string; turn?: string; disabled?: boolean; onPress: () => void }

function Tool({ icon, label, turn = '', disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-sm hover:bg-mist disabled:text-line-strong"
    >
      <Icon name={icon} className={`size-5 ${turn}`} />
    </button>
  )
}
