import { useEffect, useState } from 'react'

/** Milliseconds after the last change before a new picture is fetched. While the visitor drags the slider, no picture is fetched. */
const DEBOUNCE_MS = 250

type Picture = { src: string | null; state: 'loading' | 'loaded' | 'failed' }

/** Loads the picture at a URL. The previous picture stays visible until the next one has loaded, to avoid flicker. */
export function useLoadedPicture(address: string): Picture {
  const [loaded, setLoaded] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const image = new Image()
    image.addEventListener('load', () => wanted && setLoaded(address))
    image.addEventListener('error', () => wanted && setFailed(address))
    const timer = setTimeout(() => (image.src = address), DEBOUNCE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [address])
  if (failed === address) return { src: loaded, state: 'failed' }
  return { src: loaded, state: loaded === address ? 'loaded' : 'loading' }
}
