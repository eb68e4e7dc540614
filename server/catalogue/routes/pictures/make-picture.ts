import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { WantedPicture } from './picture-name.ts'

/** The file extensions that the shop accepts as pictures, with their media types. */
export const sourceTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

/** Reads a picture's original bytes by its name; null if there is none. */
export type ReadSource = (name: string) => Promise<Uint8Array | null>

/** Returns the folder on the host's own disk in which resized pictures are cached. */
export const pictureCacheFolder = (dataDir: string): string => path.join(dataDir, 'cache', 'img')

// A second thread wouldn't speed up a small picture, and would occupy the core that serves requests.
sharp.concurrency(1)

/** Pictures of at least this width are for high-density screens, such as phones, on which single pixels are hard to see. */
const LARGE_FROM = 240
const LARGEST_PIXELS = 50_000_000

/** Resizes a picture; null if its source doesn't exist. `effort` is the AVIF encoder's, from 0 to 9. */
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
  // The quality values were tested on the sample decals at twice their size. Lettering shows ringing below quality 45, or below 40 in
  // pictures at least 240 pixels wide. Higher qualities only make the file larger. Chroma subsampling would save 4 %, but makes red bleed
  // into white.
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

/** Caches a picture. A concurrent reader sees either the whole file or none. */
export async function cachePicture(made: string, name: string, body: Buffer): Promise<void> {
  await mkdir(made, { recursive: true })
  written += 1
  const temporary = path.join(made, `.${name}.${process.pid}.${written}`)
  await writeFile(temporary, body)
  await rename(temporary, path.join(made, name))
}
