import { useEffect, useState } from 'react'
import type { Image } from '../../../../contract/image.ts'
import { listOwnImages } from '../../../browser/shop-calls/own-images.ts'

export type OwnImages = {
  /** The visitor's own images, newest first; null until they load. */
  list: readonly Image[] | null
  find: (id: string) => Image | null
  /** Adds an image that has just been uploaded. */
  keep: (image: Image) => void
}

/** Loads the visitor's images after the page has loaded. */
export function useOwnImages(): OwnImages {
  const [list, setList] = useState<readonly Image[] | null>(null)
  useEffect(() => {
    let alive = true
    const load = async () => {
      const found = await listOwnImages()
      // Images that were uploaded while the list was loading are the newest, so they go first.
      if (alive && found) setList((before) => newestFirst(before ?? [], found))
    }
    void load()
    return () => {
      alive = false
    }
  }, [])
  return {
    list,
    find: (id) => list?.find((image) => image.id === id) ?? null,
    keep: (image) => setList((before) => newestFirst([image], before ?? [])),
  }
}

function newestFirst(sent: readonly Image[], found: readonly Image[]): Image[] {
  const ids = new Set(sent.map(({ id }) => id))
  return [...sent, ...found.filter(({ id }) => !ids.has(id))]
}
