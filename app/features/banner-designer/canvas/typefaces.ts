import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import arimo from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url'
import gelasio from '@fontsource/gelasio/files/gelasio-latin-700-normal.woff2?url'
import montserrat from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff2?url'
import oswald from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url'
import tinos from '@fontsource/tinos/files/tinos-latin-700-normal.woff2?url'
import type { BannerFont } from '../../../../domain/banner/banner-design.ts'
import { BANNER_TYPEFACES } from '../../../../domain/banner/banner-typefaces.ts'
import dejaVuSans from '../../../fonts/dejavu-sans-700.woff2?url'

/** The font files by family. The printed banner uses the same files. */
const FONT_FILES: Readonly<Record<string, string>> = {
  Anton: anton,
  Arimo: arimo,
  'DejaVu Sans': dejaVuSans,
  Gelasio: gelasio,
  Montserrat: montserrat,
  Oswald: oswald,
  Tinos: tinos,
}
const loading = new Map<string, Promise<void>>()

/** Returns a CSS `font` value with this size in pixels. */
export function formatCanvasFont(font: BannerFont, px: number): string {
  const { family, weight } = BANNER_TYPEFACES[font]
  return `${weight} ${px}px "${family}"`
}

/** Loads a font's typeface once. Resolves at once if it is already loaded. If it can't be loaded, the browser shows a fallback font. */
export function loadTypeface(font: BannerFont): Promise<void> {
  const { family, weight } = BANNER_TYPEFACES[font]
  const known = loading.get(family)
  if (known) return known
  const face = new FontFace(family, `url(${FONT_FILES[family]}) format('woff2')`, { weight: String(weight) })
  const loaded = face.load().then(
    (ready) => void document.fonts.add(ready),
    () => void loading.delete(family),
  )
  loading.set(family, loaded)
  return loaded
}
