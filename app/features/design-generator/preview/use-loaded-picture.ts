import { useEffect, useState } from 'react'

/** The delay in ms after the last change before a picture is fetched, so that none is fetched while the visitor slides. */
const SETTLED_AFTER = 250

type Picture = { src: string | null; state: 'loading' | 'loaded' | 'failed' }

/** Loads the picture at an address. The previous picture stays until the next one has loaded, so that nothing flickers. */
export function useLoadedPicture(address: string): Picture {
  const [loaded, setLoaded] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const image = new Image()
    image.addEventListener('load', () => wanted && setLoaded(address))
    image.addEventListener('error', () => wanted && setFailed(address))
    const timer = setTimeout(() => (image.src = address), SETTLED_AFTER)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [address])
  if (failed === address) return { src: loaded, state: 'failed' }
  return { src: loaded, state: loaded === address ? 'loaded' : 'loading' }
}
