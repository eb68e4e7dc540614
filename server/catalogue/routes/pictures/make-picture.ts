import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { WantedPicture } from './picture-name.ts'

/** The file extensions that the shop accepts as pictures, with their media types. */
export const pictureSourceTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

/** Reads an original picture by its name; null if there is none. */
export type ReadOriginalPicture = (name: string) => Promise<Uint8Array | null>

/** Returns the folder for resized pictures. It is on the machine's own disk and not in the object store, because it is only a cache. */
export const getPictureCacheFolder = (dataDir: string): string => path.join(dataDir, 'cache', 'img')

// Uses one thread per picture. A second thread wouldn't make a small picture faster, and would take the processor core that serves
// requests.
sharp.concurrency(1)

/**
 * The width in pixels from which a picture counts as large. Large pictures can be compressed more: they are shown on high-density screens,
 * such as phones, where single pixels are hard to see.
 */
const LARGE_FROM_PX = 240
const MAX_PIXELS = 50_000_000

/** Makes a resized picture; null if its original doesn't exist. The parameter `effort` is a setting of the AVIF encoder, from 0 to 9. */
export async function makePicture(
  read: ReadOriginalPicture,
  wanted: WantedPicture,
  effort: number,
): Promise<Buffer | null> {
  const source = await findSource(read, wanted.hash)
  if (source === null) return null
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, density: 96 })
    .rotate()
    .resize({ width: wanted.width })
  // The quality values were chosen by looking at the sample decals at double size. With lower values, lettering gets visible ringing; with
  // higher values, only the file grows. Chroma subsampling would save 4 %, but red would bleed into white.
  return wanted.format === 'avif'
    ? picture
        .avif({ quality: wanted.width < LARGE_FROM_PX ? 45 : 40, effort, chromaSubsampling: '4:4:4' })
        .toBuffer()
    : picture.webp({ quality: 80, smartSubsample: true, effort: 4 }).toBuffer()
}

async function findSource(read: ReadOriginalPicture, hash: string): Promise<Uint8Array | null> {
  for (const ending of Object.keys(pictureSourceTypes)) {
    const source = await read(hash + ending)
    if (source) return source
  }
  return null
}

let written = 0

/** Writes a picture to the cache. A concurrent reader finds either the whole file or none. */
export async function cachePicture(made: string, name: string, body: Buffer): Promise<void> {
  await mkdir(made, { recursive: true })
  written += 1
  const temporary = path.join(made, `.${name}.${process.pid}.${written}`)
  await writeFile(temporary, body)
  await rename(temporary, path.join(made, name))
}
