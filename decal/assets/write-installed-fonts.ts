import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { textFamilies, type FontFileProvider } from '../artwork/svg/text-families.ts'
import { unpackWoff } from '../lettering/woff.ts'

const locate = createRequire(import.meta.url).resolve

/** Writes the installed fonts as OpenType files for the SVG renderer, runs `work`, and then removes the files. */
export const writeInstalledFonts: FontFileProvider = (families, work) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'decal-fonts-'))
  try {
    const files = families.flatMap((family) => {
      const { name, weights, italic } = textFamilies[family]
      const slants = italic ? ['normal', 'italic'] : ['normal']
      return weights.flatMap((weight) =>
        slants.map((slant) => {
          const file = `${name}-latin-${weight}-${slant}`
          const to = path.join(folder, `${file}.ttf`)
          writeFileSync(to, unpackWoff(readFileSync(locate(`@fontsource/${name}/files/${file}.woff`))))
          return to
        }),
      )
    })
    return work(files)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
