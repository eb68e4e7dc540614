/** The widths in which pictures are made, in device pixels (CSS pixels times the device pixel ratio). */
const widths = [160, 240, 320, 480, 640, 960, 1280]
/** Browsers choose the first format that they support; WebP is for old browsers. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp' } as const
export type PictureFormat = keyof typeof pictureTypes

/** A resized picture, named by its source's hash, its width and its format. */
export type WantedPicture = { name: string; hash: string; width: number; format: PictureFormat }

const form = /^([0-9a-f]{16,64})-(\d{3,4})\.(avif|webp)$/

/** Parses a picture's name, the last part of its address; null for widths and formats that the shop doesn't offer. */
export function parsePictureName(name: string): WantedPicture | null {
  const [, hash, digits, format] = form.exec(name) ?? []
  const width = Number(digits)
  if (hash === undefined || !isFormat(format) || !widths.includes(width)) return null
  return { name, hash, width, format }
}

export const pictureName = (hash: string, width: number, format: PictureFormat): string =>
  `${hash}-${width}.${format}`

const isFormat = (text: string | undefined): text is PictureFormat => text === 'avif' || text === 'webp'
