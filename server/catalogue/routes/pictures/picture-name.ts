/** Widths a picture is made in, CSS pixels times device pixels. */
const widths = [160, 240, 320, 480, 640, 960, 1280]
/** The first is what browsers take; WebP is for the old ones. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp' } as const
export type PictureFormat = keyof typeof pictureTypes

/** A made picture: the hash of its source, how wide, and in which format. */
export type WantedPicture = { name: string; hash: string; width: number; format: PictureFormat }

const form = /^([0-9a-f]{16,64})-(\d{3,4})\.(avif|webp)$/

/** Reads the last part of a picture's address; null for widths and formats that the shop does not make. */
export function parsePictureName(name: string): WantedPicture | null {
  const [, hash, digits, format] = form.exec(name) ?? []
  const width = Number(digits)
  if (hash === undefined || !isFormat(format) || !widths.includes(width)) return null
  return { name, hash, width, format }
}

export const pictureName = (hash: string, width: number, format: PictureFormat): string =>
  `${hash}-${width}.${format}`

const isFormat = (text: string | undefined): text is PictureFormat => text === 'avif' || text === 'webp'
