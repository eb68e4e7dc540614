/** The widths of resized pictures, in device pixels (CSS pixels times the device pixel ratio). */
const widths = [160, 240, 320, 480, 640, 960, 1280]
/** The formats of resized pictures with their media types. A browser takes the first one that it supports; WebP is for old browsers. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp' } as const
export type PictureFormat = keyof typeof pictureTypes

/** A resized picture. Its name consists of the hash of the original, the width and the format. */
export type WantedPicture = { name: string; hash: string; width: number; format: PictureFormat }

const form = /^([0-9a-f]{16,64})-(\d{3,4})\.(avif|webp)$/

/** Parses the name of a picture, which is the last part of its URL. Returns null for a width or format that the shop doesn't make. */
export function parsePictureName(name: string): WantedPicture | null {
  const [, hash, digits, format] = form.exec(name) ?? []
  const width = Number(digits)
  if (hash === undefined || !isFormat(format) || !widths.includes(width)) return null
  return { name, hash, width, format }
}

export const formatPictureName = (hash: string, width: number, format: PictureFormat): string =>
  `${hash}-${width}.${format}`

const isFormat = (text: string | undefined): text is PictureFormat => text === 'avif' || text === 'webp'
