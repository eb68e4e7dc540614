import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { bannerFaces, type BannerFace, type BannerFontFiles } from '../banner/banner-faces.ts'
import type { EngineAssets } from '../compose/compose-decal-designs.ts'
import { typefaces, type FontFiles, type Typeface } from '../lettering/typefaces.ts'
import { createTypesetter } from '../lettering/typesetter.ts'
import { readLexicon } from '../lexicon/lexicon.ts'
import { createMotifFinder } from '../motifs/find-motif.ts'
import { readMotifIndex } from '../motifs/motif-index.ts'
import indexFile from '../motifs/motif-index.json' with { type: 'json' }
import { loadIconSet } from './installed-icons.ts'

// Finds the installed packages that contain the fonts and icons. Only this file and installed-icons.ts read files.
const locate = createRequire(import.meta.url).resolve

/**
 * Loads the typefaces from the installed packages. An icon set is loaded when its first motif is requested. Throws if a package is missing.
 */
export function loadEngineAssets(): EngineAssets {
  return {
    set: createTypesetter(fontFiles()),
    findMotif: createMotifFinder(loadIconSet),
    index: readMotifIndex(indexFile),
    lexicon: readLexicon(lexiconText()),
  }
}

function lexiconText(): string {
  return gunzipSync(readFileSync(new URL('../lexicon/lexicon.gz', import.meta.url))).toString('utf8')
}

function read(typeface: Typeface): Uint8Array {
  return readWoff(typefaces[typeface])
}

function readWoff([family, weight]: readonly [family: string, weight: number]): Uint8Array {
  return readFileSync(locate(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
}

/** Loads the banner typefaces. Throws if a package is missing. */
export function loadBannerFonts(): BannerFontFiles {
  const face = (name: BannerFace): Uint8Array => readWoff(bannerFaces[name])
  return {
    Arimo: face('Arimo'),
    Tinos: face('Tinos'),
    Gelasio: face('Gelasio'),
    // The package of DejaVu Sans has only a single font file for all scripts. The file used here is a copy reduced to Latin characters,
    // like the font that the page loads.
    'DejaVu Sans': readFileSync(new URL('./fonts/dejavu-sans-700.woff', import.meta.url)),
    Anton: face('Anton'),
    Oswald: face('Oswald'),
    Montserrat: face('Montserrat'),
  }
}

function fontFiles(): FontFiles {
  return {
    slab: read('slab'),
    bevan: read('bevan'),
    anton: read('anton'),
    archivo: read('archivo'),
    bangers: read('bangers'),
    stencil: read('stencil'),
    bowlby: read('bowlby'),
    cinzel: read('cinzel'),
    script: read('script'),
    josefin: read('josefin'),
    lucky: read('lucky'),
    montserrat: read('montserrat'),
    oswald: read('oswald'),
    racing: read('racing'),
    russo: read('russo'),
    rye: read('rye'),
    ultra: read('ultra'),
    gothic: read('gothic'),
    outfit: read('outfit'),
    syne: read('syne'),
    unbounded: read('unbounded'),
    jost: read('jost'),
    tenor: read('tenor'),
    passion: read('passion'),
    titan: read('titan'),
    marker: read('marker'),
    marcellus: read('marcellus'),
    baskerville: read('baskerville'),
    saira: read('saira'),
    barlow: read('barlow'),
    garamond: read('garamond'),
  }
}
