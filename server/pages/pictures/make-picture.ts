import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { WantedPicture } from './picture-name.ts'

/** Endings of the files the shop takes as pictures, with their media types. */
export const sourceTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

export type PictureFolders = { media: string; made: string }

export const pictureFolders = (dataDir: string): PictureFolders => ({
  media: path.join(dataDir, 'media'),
  made: path.join(dataDir, 'cache', 'img'),
})

// A second thread would not make a small picture sooner, and would take the core that answers requests.
sharp.concurrency(1)

/** Pictures this wide are shown on dense screens, also those of a phone, where each pixel counts for less. */
const LARGE_FROM = 240
const LARGEST_PIXELS = 50_000_000

/** Draws the picture from its source; null where there is no such source. `effort` is the AVIF encoder's, 0 to 9. */
export async function makePicture(
  { media }: PictureFolders,
  wanted: WantedPicture,
  effort: number,
): Promise<Buffer | null> {
  const source = await findSource(media, wanted.hash)
  if (source === null) return null
  const picture = sharp(source, { limitInputPixels: LARGEST_PIXELS, density: 96 })
    .rotate()
    .resize({ width: wanted.width })
  // Compared on the sample decals at twice their size: below 45 lettering begins to ring (from 240 pixels on below 40), above it only bytes grow;
  // red on white bleeds with halved colour, which would save 4 %.
  return wanted.format === 'avif'
    ? picture
        .avif({ quality: wanted.width < LARGE_FROM ? 45 : 40, effort, chromaSubsampling: '4:4:4' })
        .toBuffer()
    : picture.webp({ quality: 80, smartSubsample: true, effort: 4 }).toBuffer()
}

async function findSource(media: string, hash: string): Promise<string | null> {
  for (const ending of Object.keys(sourceTypes)) {
    const file = path.join(media, hash + ending)
    if (await exists(file)) return file
  }
  return null
}

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

let written = 0

/** Keeps a made picture; whoever reads meanwhile sees the whole file or none. */
export async function keepPicture({ made }: PictureFolders, name: string, body: Buffer): Promise<void> {
  await mkdir(made, { recursive: true })
  written += 1
  const temporary = path.join(made, `.${name}.${process.pid}.${written}`)
  await writeFile(temporary, body)
  await rename(temporary, path.join(made, name))
}
