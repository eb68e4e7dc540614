import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { mediaKey } from '../catalogue/index.ts'
import type { Deps } from '../deps.ts'

/** Four times the height of the header's, for fine screens and for icons; pixels. */
const MOST = { width: 800, height: 320 }
const LARGEST_PIXELS = 50_000_000
/** Drawings are read at this density, dots per inch, so that a small one is sharp too. */
const DENSITY = 300

export type LogoTaken = { ok: true; src: string } | { ok: false; reason: 'not-a-picture' | 'no-room' }

/** Keeps a logo as PNG, whatever it came as, without empty margins, under a name made of its content. */
export async function takeLogo({ store }: Pick<Deps, 'store'>, file: Uint8Array): Promise<LogoTaken> {
  const png = await asPng(file)
  if (png === null) return { ok: false, reason: 'not-a-picture' }
  if (!(await store.hasRoom(png.length))) return { ok: false, reason: 'no-room' }
  const name = `${createHash('sha256').update(png).digest('hex').slice(0, 32)}.png`
  await store.put(mediaKey(name), png)
  return { ok: true, src: `/media/${name}` }
}

async function asPng(file: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(file, { limitInputPixels: LARGEST_PIXELS, density: DENSITY })
      .rotate()
      .trim()
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
