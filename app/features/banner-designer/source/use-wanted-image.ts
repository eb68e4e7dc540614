import { useEffect, useRef } from 'react'
import type { Image } from '../../../../contract/image.ts'
import { noteAddress } from '../../../browser/own-address.ts'

/** Lays the image that the address asks for ("use in a banner" of the gallery) on the banner, once. */
export function useWantedImage(image: Image | null, place: (image: Image) => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!image || done.current) return
    done.current = true
    forgetParameters('image')
    place(image)
  }, [image, place])
}

/** A reload does not do again what the address asked for. */
export function forgetParameters(...names: readonly string[]): void {
  const url = new URL(window.location.href)
  for (const name of names) url.searchParams.delete(name)
  noteAddress(url)
}
