import { useEffect, useState } from 'react'
import { removePlainBackground } from './cut-out.ts'

/** A picture of the piece: its URL, its ratio of width to height, and whether its background was removed (`alone`). */
export type CutOut = { href: string; aspect: number; alone: boolean }

/** The longest side in pixels of the picture to process. It is enough for a scene and takes only a few milliseconds. */
const PICTURE_SIDE_PX = 480

/**
 * Loads the product's picture and removes its background. Null until the picture is ready; 'failed' if there is no picture or the browser
 * can't process it.
 */
export function useCutOut(src: string | null): CutOut | 'failed' | null {
  const [made, setMade] = useState<CutOut | 'failed' | null>(null)
  useEffect(() => {
    let wanted = true
    const make = async () => {
      const result = await makeCutOut(src)
      if (wanted) setMade(result)
    }
    void make()
    return () => {
      wanted = false
    }
  }, [src])
  return made
}

/** Returns the URL of the picture to load. Drawings are loaded unchanged, and the shop's other pictures in a small version. */
function smallAddress(src: string): string {
  const hash = /^\/media\/([0-9a-f]{16,64})\.(?!svg)\w+$/.exec(src)?.[1]
  return hash ? `/img/${hash}-640.webp` : src
}

async function makeCutOut(src: string | null): Promise<CutOut | 'failed'> {
  if (src === null) return 'failed'
  try {
    return drawn(await load(smallAddress(src), 'anonymous')) ?? 'failed'
  } catch {
    return (await canLoad(src)) ? { href: src, aspect: 1, alone: false } : 'failed'
  }
}

async function load(src: string, crossOrigin: 'anonymous' | null): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = crossOrigin
  image.src = src
  await image.decode()
  return image
}

/** Whether a picture can be shown. A picture on another site may be shown although the site doesn't allow scripts to read its pixels. */
const canLoad = (src: string): Promise<boolean> =>
  load(src, null).then(
    () => true,
    () => false,
  )

function drawn(image: HTMLImageElement): CutOut | null {
  const scale = PICTURE_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) => Math.round(side * scale))
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context || !width || !height) return null
  Object.assign(context.canvas, { width, height })
  context.drawImage(image, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  const box = removePlainBackground(pixels) ?? { x: 0, y: 0, width, height }
  const alone = box.width < width || box.height < height
  Object.assign(context.canvas, { width: box.width, height: box.height })
  context.putImageData(pixels, -box.x, -box.y)
  return { href: context.canvas.toDataURL('image/png'), aspect: box.width / box.height, alone }
}
