import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { bannerFaces } from '../decal/banner/banner-faces.ts'
import { typefaces } from '../decal/lettering/typefaces.ts'
import { motifCredits } from '../decal/motifs/credits.ts'

const root = path.dirname(import.meta.dirname)
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))

/** The font and icon packages that are named in the shop's sources. A name may contain a placeholder. */
const namedInSources = ['app', 'decal', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .flatMap((source) =>
      [...source.matchAll(/@(?:fontsource|iconify-json)\/[^/'`\s]+(?=\/)/g)].map(([name]) => name),
    ),
)

// Font and icon packages are never imported, because decal/assets and server/platform/pdf read them as data files. The check for unused
// packages therefore doesn't notice whether they are used.
it('the font and icon packages that the shop reads are dependencies, and there are no others', () => {
  const used = [
    ...[...Object.values(typefaces), ...Object.values(bannerFaces)].map(
      ([family]) => `@fontsource/${family}`,
    ),
    ...[...motifCredits.keys()].map((prefix) => `@iconify-json/${prefix}`),
    ...namedInSources.filter((name) => !name.includes('${')),
  ]
  const installed = Object.keys(dependencies).filter((name) => /^@(?:fontsource|iconify-json)\//.test(name))
  expect(installed.toSorted()).toEqual([...new Set(used)].toSorted())
})
