import { requestSubjectMask, isSubjectGuessOffered } from '../../../../browser/shop-calls/subject-guess.ts'
import { type OpenedPhoto, drawScaledPhoto } from './open-photo.ts'

/** The longer side, in pixels, of the photo's copy that is sent to the model. */
const MODEL_PX = 640
const JPEG_QUALITY = 0.85

/**
 * Finds a photo's subject with the shop's segmentation model. The result has a 1 for each pixel of the subject in the small photo, and 0
 * for the others. Null if the shop has no model, or if the model finds no subject.
 */
export async function guessSubject(
  { shown, small }: OpenedPhoto,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (!(await isSubjectGuessOffered(signal))) return null
  const copy = drawScaledPhoto(shown, MODEL_PX)
  const photo = await new Promise<Blob | null>((resolve) => copy.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  const mask = photo && (await requestSubjectMask(photo, signal))
  if (!mask) return null
  try {
    return await subjectOf(mask, small)
  } catch {
    // The response isn't a picture. The browser's own guess is then used.
    return null
  }
}

async function subjectOf(mask: Blob, { width, height }: ImageData): Promise<Uint8Array | null> {
  const picture = await createImageBitmap(mask, { resizeWidth: width, resizeHeight: height })
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(picture, 0, 0)
  picture.close()
  const { data } = pen.getImageData(0, 0, width, height)
  const subject = Uint8Array.from({ length: width * height }, (_, i) => ((data[i * 4] ?? 255) < 128 ? 1 : 0))
  return subject.includes(1) ? subject : null
}
