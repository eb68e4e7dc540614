import { MAX_IMAGE_BYTES, MAX_STORED_IMAGE_BYTES } from '../../../domain/images/image-rules.ts'
import type { ImageStorage } from './image-calls.ts'

/** An image that was chosen but isn't uploaded yet. */
export type ChosenImage = {
  key: number
  file: File
  /** The fraction of the file that has been sent, 0 to 1; null while the image waits for its upload. */
  share: number | null
  /** The reason why the shop refused the image; null if the shop hasn't refused it. */
  error: string | null
}

/** The maximum number of images chosen at once. More might not fit in memory, and the list would be long. */
export const MAX_CHOSEN_IMAGES = 10

const MB = 1024 * 1024
export const getSizeLimit = (storage: ImageStorage): number =>
  storage === 'file' ? MAX_IMAGE_BYTES : MAX_STORED_IMAGE_BYTES

/** Returns the reason why an image can't be uploaded; null if there is no problem. */
export function findImageProblem(file: Pick<File, 'size'>, storage: ImageStorage): string | null {
  if (file.size === 0) return 'This file is empty.'
  const limit = getSizeLimit(storage)
  if (file.size <= limit) return null
  const way = storage === 'base64' && file.size <= MAX_IMAGE_BYTES ? ' Choose "File" for this one.' : ''
  return `This file is over ${limit / MB} MB.${way}`
}

/** Returns the pictures among chosen, dropped or pasted files. */
export const filterPictures = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))

/** Formats a file size in whole kilobytes, as the specification requires: "25 KB". Only an empty file has "0 KB". */
export const formatKilobytes = (bytes: number): string =>
  `${bytes > 0 ? Math.max(1, Math.round(bytes / 1024)) : 0} KB`
