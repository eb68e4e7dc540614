/**
 * Makes the two font files of the pages from Archivo's full variable font, and the @font-face rules that go with them
 * (app/fonts/fonts.css). Run after a change of the characters below: node scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fallbackMetrics, type FallbackFace, helvetica, helveticaBold } from './font-metrics.ts'

const require = createRequire(import.meta.url)
const fontsFolder = new URL('../app/fonts/', import.meta.url)

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
// French and Canadian place names, typographer's quotes and dashes, measures, money.
const FURTHER_SIGNS = 'ÀÂÇÉÈÊËÎÏÔÙÛÜàâçéèêëîïôùûüœñ‘’“”–—…·•×°±′″½¼¾®©™¢→ '

type FontFile = {
  name: string
  family: string
  weights: string
  axes: Record<string, number | { min: number; max: number }>
  features: string[]
  characters: string
  fallback: FallbackFace
}

const files: FontFile[] = [
  {
    name: 'archivo-text',
    family: 'Archivo Text',
    weights: '400 700',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum'],
    characters: BASIC_LATIN + FURTHER_SIGNS,
    fallback: helvetica,
  },
  {
    name: 'archivo-display',
    family: 'Archivo Display',
    weights: '800',
    axes: { wdth: 118, wght: 800 },
    features: ['kern'],
    characters: BASIC_LATIN + FURTHER_SIGNS,
    fallback: helveticaBold,
  },
]

const original = await readFile(
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
)
const rules: string[] = []
for (const { name, family, weights, axes, features, characters, fallback } of files) {
  const options = { variationAxes: axes, keepFeatures: features, noHinting: true }
  const font = await subsetFont(original, characters, { ...options, targetFormat: 'woff2' })
  await writeFile(new URL(`${name}.woff2`, fontsFolder), font)
  const metrics = fallbackMetrics(
    await subsetFont(original, characters, { ...options, targetFormat: 'truetype' }),
    fallback,
  )
  rules.push(`@font-face {
  font-family: '${family}';
  src: url('./${name}.woff2') format('woff2');
  font-weight: ${weights};
  font-display: swap;
}
@font-face {
  font-family: '${family} Fallback';
  src: ${fallback.localNames.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${metrics.sizeAdjust};
  ascent-override: ${metrics.ascent};
  descent-override: ${metrics.descent};
  line-gap-override: ${metrics.lineGap};
}`)
  console.log(`${name}.woff2: ${font.byteLength} bytes, fallback ${JSON.stringify(metrics)}`)
}
await writeFile(
  new URL('fonts.css', fontsFolder),
  `/* Made by scripts/subset-fonts.ts. */\n${rules.join('\n')}\n`,
)
