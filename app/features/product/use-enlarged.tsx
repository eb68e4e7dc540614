import { type ComponentType, type MouseEvent, useState } from 'react'
import type { Product } from '../../../contract/product.ts'

type ZoomProps = { title: string; images: Product['images']; first: number; onClose: () => void }

/** Returns a dialog that shows enlarged pictures, and a handler that opens it. The dialog's code loads on first use. */
export function useEnlargedPicture({ title, images }: Pick<Product, 'title' | 'images'>) {
  const [shown, setShown] = useState<number | null>(null)
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps> | null>(null)
  const enlarge = (event: MouseEvent, index: number) => {
    // A click with a modifier key is left to the browser, which opens the picture in another tab.
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
