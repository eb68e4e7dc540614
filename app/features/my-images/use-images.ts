import { useState } from 'react'
import type { Image } from '../../../contract/image.ts'
import { listOwnImages } from '../../browser/shop-calls/own-images.ts'
import { deleteImage } from './image-calls.ts'

export type ImageList =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; images: readonly Image[] }

/** Holds the visitor's images. The first list comes with the document; after every change, the list is loaded again. */
export function useImages(first: readonly Image[] | null) {
  const [list, setList] = useState<ImageList>(
    first === null ? { state: 'failed' } : { state: 'ready', images: first },
  )
  const refresh = async (): Promise<void> => {
    const images = await listOwnImages()
    setList(images === null ? { state: 'failed' } : { state: 'ready', images })
  }
  const retry = (): Promise<void> => {
    setList({ state: 'loading' })
    return refresh()
  }
  const remove = async (id: string): Promise<boolean> => {
    const removed = await deleteImage(id)
    if (removed) await refresh()
    return removed
  }
  return { list, refresh, retry, remove }
}
