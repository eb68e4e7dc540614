import { useEffect, useRef } from 'react'
import type { Image } from '../../../../contract/image.ts'
import { writePageStateToUrl } from '../../../page-framework/written-url.ts'

/**
 * If the URL contains the id of an image, places this image on the banner once. The gallery's link "use in a banner" leads to such a URL.
 */
export function useRequestedImage(image: Image | null, place: (image: Image) => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!image || done.current) return
    done.current = true
    removeImageParameters('image')
    place(image)
  }, [image, place])
}

/** Removes parameters from the URL, so that a reload doesn't repeat their action. */
export function removeImageParameters(...names: readonly string[]): void {
  const url = new URL(window.location.href)
  for (const name of names) url.searchParams.delete(name)
  writePageStateToUrl(url)
}
