import { useEffect, useRef } from 'react'
import type { Image } from '../../../../contract/image.ts'
import { noteAddress } from '../../../page-framework/own-address.ts'

/** Places the image in the address ("use in a banner" of the gallery) on the banner, once. */
export function useWantedImage(image: Image | null, place: (image: Image) => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!image || done.current) return
    done.current = true
    forgetParameters('image')
    place(image)
  }, [image, place])
}

/** Removes parameters from the address, so that a reload doesn't repeat their action. */
export function forgetParameters(...names: readonly string[]): void {
  const url = new URL(window.location.href)
  for (const name of names) url.searchParams.delete(name)
  noteAddress(url)
}
