import sharp from 'sharp'
import { storeMedia } from '../catalogue/index.ts'
import type { Deps } from '../deps.ts'

/**
 * The maximum size of a logo in pixels. It is twice what the header needs on a high-density screen, because icons are made from the logo
 * too.
 */
const MAX_SIZE_PX = { width: 800, height: 320 }
const MAX_PIXELS = 50_000_000
/** The resolution in dots per inch at which an SVG logo is rendered. It is high, so that small logos are sharp. */
const SVG_DPI = 300

export type StoreLogoResult = { ok: true; src: string } | { ok: false; reason: 'not-a-picture' | 'no-room' }

/** Stores a logo as a PNG, whatever its format, without empty margins. */
export async function storeLogo({ store }: Pick<Deps, 'store'>, file: Uint8Array): Promise<StoreLogoResult> {
  const png = await asPng(file)
  if (png === null) return { ok: false, reason: 'not-a-picture' }
  const src = await storeMedia(store, png, '.png')
  return src === null ? { ok: false, reason: 'no-room' } : { ok: true, src }
}

async function asPng(file: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, density: SVG_DPI })
      .rotate()
      .trim()
      .resize({ ...MAX_SIZE_PX, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
