import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { Supplies } from '../draw-decal.ts'
import { typefaces, type FontFiles, type Typeface } from '../lettering/typefaces.ts'
import { createTypesetter } from '../lettering/typesetter.ts'
import { motifCredits } from '../motifs/credits.ts'
import { createFindMotif } from '../motifs/find-motif.ts'
import type { IconSet } from '../motifs/motif.ts'

// The one door of the engine to files: the font and icon packages it is installed with.
const locate = createRequire(import.meta.url).resolve

const iconSetSchema = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
})

/** Loads the typefaces and icon sets from the installed packages. Throws when a package is missing. */
export function installedSupplies(): Supplies {
  return { set: createTypesetter(fontFiles()), findMotif: createFindMotif(iconSets()) }
}

function read(typeface: Typeface): Uint8Array {
  const [family, weight] = typefaces[typeface]
  return readFileSync(locate(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
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

function iconSets(): Map<string, IconSet> {
  return new Map(
    [...motifCredits.keys()].map((prefix) => {
      const text = readFileSync(locate(`@iconify-json/${prefix}/icons.json`), 'utf8')
      return [prefix, iconSetSchema.parse(JSON.parse(text))]
    }),
  )
}
