import { mkdir, rename, writeFile } from 'node:fs/promises'
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

/** The bytes of a picture as it came, by its name; null where there is none. */
export type ReadSource = (name: string) => Promise<Uint8Array | null>

/** Where made pictures are kept, on the disk of each host. */
export const pictureCache = (dataDir: string): string => path.join(dataDir, 'cache', 'img')

// A second thread would not make a small picture sooner, and would take the core that answers requests.
sharp.concurrency(1)

/** Pictures this wide are shown on dense screens, also those of a phone, where each pixel counts for less. */
const LARGE_FROM = 240
const LARGEST_PIXELS = 50_000_000

/** Draws the picture from its source; null where there is no such source. `effort` is the AVIF encoder's, 0 to 9. */
export async function makePicture(
  read: ReadSource,
  wanted: WantedPicture,
  effort: number,
): Promise<Buffer | null> {
  const source = await findSource(read, wanted.hash)
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

async function findSource(read: ReadSource, hash: string): Promise<Uint8Array | null> {
  for (const ending of Object.keys(sourceTypes)) {
    const source = await read(hash + ending)
    if (source) return source
  }
  return null
}

let written = 0

/** Keeps a made picture; whoever reads meanwhile sees the whole file or none. */
export async function keepPicture(made: string, name: string, body: Buffer): Promise<void> {
  await mkdir(made, { recursive: true })
  written += 1
  const temporary = path.join(made, `.${name}.${process.pid}.${written}`)
  await writeFile(temporary, body)
  await rename(temporary, path.join(made, name))
}
