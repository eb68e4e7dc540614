import { packagingCopy as words } from '../../../../content/landing/packaging-copy.ts'
import { isPictureBlank } from './is-blank.ts'

type ReadArtwork = { ok: true; artwork: HTMLCanvasElement } | { ok: false; fault: string }

/** The maximum file size in bytes. Phone photos are smaller, and reading a larger file would block the page. */
const MAX_BYTES = 25 * 1024 * 1024
const LONGEST = 1_024
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']

/** The accepted file types, in the format of a file field. */
export const ARTWORK_TYPES = TYPES.join(',')

/** Draws a chosen picture on a canvas. The file isn't uploaded. */
export async function readPackageArtwork(file: File): Promise<ReadArtwork> {
  if (!TYPES.includes(file.type)) return { ok: false, fault: words.artwork.wrongType }
  if (file.size > MAX_BYTES) return { ok: false, fault: words.artwork.tooLarge }
  try {
    const picture = file.type === 'image/svg+xml' ? await openSvg(file) : await createImageBitmap(file)
    return { ok: true, artwork: drawn(picture) }
  } catch {
    return { ok: false, fault: words.artwork.unreadable }
  }
}

/**
 * Opens an SVG as an image element, in which it can't run scripts or fetch anything. The page's Content Security Policy allows `data:`
 * URLs.
 */
async function openSvg(file: File): Promise<HTMLImageElement> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function drawn(picture: HTMLImageElement | ImageBitmap): HTMLCanvasElement {
  // Some browsers report the size 0 for an SVG without dimensions. It is then drawn as a square.
  const [width, height] = [picture.width || LONGEST, picture.height || LONGEST]
  const scale = LONGEST / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if (picture instanceof ImageBitmap) picture.close()
  // Rejects a blank picture, such as an SVG of 0 × 0, which loads but shows nothing.
  if (isPictureBlank(pen.getImageData(0, 0, canvas.width, canvas.height).data))
    throw new Error('nothing drawn')
  return canvas
}
