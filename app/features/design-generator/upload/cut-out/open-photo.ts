/** A photo whose subject is to be cut out: a copy for the screen, and a smaller copy in which the subject is found. */
export type OpenedPhoto = { shown: HTMLCanvasElement; small: ImageData }

/**
 * The longer side, in pixels, of the photo's two copies: one for the screen, and one in which the subject is found. The shop later refines
 * the subject's edge in the full photo.
 */
const SHOWN_PX = 1_000
const CUT_PX = 320

/** Opens a picture file, rotated as its EXIF data says. Throws if the browser can't decode it. */
export async function openPhoto(file: File): Promise<OpenedPhoto> {
  const picture = await createImageBitmap(file)
  try {
    const shown = drawScaledPhoto(picture, SHOWN_PX)
    const small = drawScaledPhoto(shown, CUT_PX, picture)
    const pen = small.getContext('2d')
    if (!pen) throw new Error('no canvas')
    return { shown, small: pen.getImageData(0, 0, small.width, small.height) }
  } finally {
    picture.close()
  }
}

/**
 * Draws a smaller copy of a picture. The longer side of the copy has at most the number of pixels in `longest`. If the picture is itself a
 * copy, `whole` is the size of the original. The original determines the proportions, because the size of a copy is rounded.
 */
export function drawScaledPhoto(
  picture: ImageBitmap | HTMLCanvasElement,
  longest: number,
  whole: { width: number; height: number } = picture,
): HTMLCanvasElement {
  const k = Math.min(1, longest / Math.max(whole.width, whole.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(whole.width * k))
  canvas.height = Math.max(1, Math.round(whole.height * k))
  const pen = canvas.getContext('2d', { willReadFrequently: longest === CUT_PX })
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Draws a cut-out as the shop expects it: a PNG of the whole photo, black where it is kept and white where it is removed. */
export function encodeCutOut(subject: Uint8Array, { width, height }: ImageData): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  const mask = new ImageData(width, height)
  for (const [i, kept] of subject.entries()) {
    const value = kept === 1 ? 0 : 255
    mask.data.set([value, value, value, 255], i * 4)
  }
  pen?.putImageData(mask, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no PNG'))), 'image/png')
  })
}
