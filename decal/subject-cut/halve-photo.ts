import { type BrushMarks, UNMARKED_PIXEL } from './brush-marks.ts'

/** A small photo, with everything that is known about the position of its subject. */
export type PhotoWithSubjectGuess = {
  data: Uint8ClampedArray | Uint8Array
  width: number
  height: number
  /** Marks the pixels that certainly belong to the subject, and those that certainly don't. */
  fixed: BrushMarks
  /** A mask of where the subject probably is. */
  guess: Uint8Array | null
  /** The side of a pixel, measured in pixels of the photo that the customer marked. */
  pixelSide: number
}

/** The minimum shorter side, in pixels, of a photo that is halved. In a smaller photo, too little of the subject would be left. */
const MIN_PX = 100

/**
 * Returns the photo at half its size. Four pixels become one pixel with their mean colour. If any of the four is marked, the new pixel is
 * marked. Null if the photo is too small.
 */
export function halvePhoto(photo: PhotoWithSubjectGuess): PhotoWithSubjectGuess | null {
  if (Math.min(photo.width, photo.height) < MIN_PX) return null
  const [width, height] = [photo.width >> 1, photo.height >> 1]
  const data = new Uint8Array(width * height * 4)
  const fixed = new Uint8Array(width * height)
  const guess = photo.guess && new Uint8Array(width * height)
  for (let i = 0; i < width * height; i += 1) {
    const first = Math.floor(i / width) * 2 * photo.width + (i % width) * 2
    const four = [first, first + 1, first + photo.width, first + photo.width + 1]
    for (let channel = 0; channel < 4; channel += 1) {
      const sum = four.reduce((total, j) => total + (photo.data[j * 4 + channel] ?? 0), 0)
      data[i * 4 + channel] = Math.round(sum / 4)
    }
    fixed[i] =
      four.map((j) => photo.fixed[j] ?? UNMARKED_PIXEL).find((mark) => mark !== UNMARKED_PIXEL) ??
      UNMARKED_PIXEL
    if (guess) guess[i] = photo.guess?.[first] ?? 0
  }
  return { data, width, height, fixed, guess, pixelSide: photo.pixelSide * 2 }
}

/** Enlarges the mask of a halved photo to the size of the whole photo. */
export function enlargeMask(
  mask: Uint8Array,
  half: PhotoWithSubjectGuess,
  { width, height }: PhotoWithSubjectGuess,
): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const x = Math.min(half.width - 1, (i % width) >> 1)
    const y = Math.min(half.height - 1, Math.floor(i / width) >> 1)
    return mask[y * half.width + x] ?? 0
  })
}
