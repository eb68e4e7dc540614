import { type ComponentType, type MouseEvent, useState } from 'react'
import type { Product } from '../../../contract/product.ts'

type ZoomProps = { title: string; images: Product['images']; first: number; onClose: () => void }

/** Returns the dialog that enlarges pictures, which is fetched on first use, and a handler that opens it. */
export function useEnlarged({ title, images }: Pick<Product, 'title' | 'images'>) {
  const [shown, setShown] = useState<number | null>(null)
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps> | null>(null)
  const enlarge = (event: MouseEvent, index: number) => {
    // Without pictures there is nothing to enlarge; with a modifier key the browser opens the picture elsewhere.
    if (images.length === 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setShown(index)
    void import('./picture-zoom.tsx').then(({ PictureZoom }) => setZoom(() => PictureZoom))
  }
  const dialog =
    Zoom && shown !== null ? (
      <Zoom title={title} images={images} first={shown} onClose={() => setShown(null)} />
    ) : null
  return { enlarge, dialog }
}
