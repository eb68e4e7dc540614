import sharp from 'sharp'
import { storeMedia } from '../catalogue/index.ts'
import type { Deps } from '../deps.ts'

/** Pixels: twice what the header needs on a fine screen, as icons are made of it too. */
const MOST = { width: 800, height: 320 }
const LARGEST_PIXELS = 50_000_000
/** Drawings are read at this density, dots per inch, so that a small one is sharp too. */
const DENSITY = 300

export type LogoTaken = { ok: true; src: string } | { ok: false; reason: 'not-a-picture' | 'no-room' }

/** Keeps a logo as PNG, whatever its format was, without empty margins. */
export async function takeLogo({ store }: Pick<Deps, 'store'>, file: Uint8Array): Promise<LogoTaken> {
  const png = await asPng(file)
  if (png === null) return { ok: false, reason: 'not-a-picture' }
  const src = await storeMedia(store, png, '.png')
  return src === null ? { ok: false, reason: 'no-room' } : { ok: true, src }
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
