/**
 * Makes the font files for the pages from Archivo's full variable font, and their @font-face rules (app/fonts/fonts.css). Also makes two
 * files of DejaVu Sans, for the banner page and for print, because its package has no file with only Latin letters. The licences of both
 * fonts allow this. Run it after you have changed the characters below: node scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import {
  computeFallbackMetrics,
  type FallbackFace,
  helveticaFallback,
  helveticaBoldFallback,
} from './font-metrics.ts'

const require = createRequire(import.meta.url)
const fontsFolder = new URL('../app/fonts/', import.meta.url)

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** The characters that English pages use. Such pages load no other font file. */
const ENGLISH = `${BASIC_LATIN}\u00a0‘’“”–—…·•×©°`
/**
 * Further characters for French and Canadian names, measurements and money. They are in a second file, which browsers load only for pages
 * that contain one of them.
 */
const FURTHER = 'ÀÂÇÉÈÊËÎÏÔÙÛÜàâçéèêëîïôùûüœñ±′″½¼¾®™¢→'

type FontFamily = {
  name: string
  family: string
  weights: string
  axes: Record<string, number | { min: number; max: number }>
  features: string[]
  fallback: FallbackFace
}

const families: FontFamily[] = [
  {
    name: 'archivo-text',
    family: 'Archivo Text',
    // Weights above 600 are left out. Archivo has separate outlines for them, which would make the file a quarter larger.
    weights: '400 600',
    axes: { wdth: 100, wght: { min: 400, max: 600 } },
    // Kerning is left out: in body text it can't be seen, and it would make the file a tenth larger.
    features: ['tnum'],
    fallback: helveticaFallback,
  },
  {
    name: 'archivo-display',
    family: 'Archivo Display',
    weights: '800',
    axes: { wdth: 118, wght: 800 },
    features: ['kern'],
    fallback: helveticaBoldFallback,
  },
]

const original = await readFile(
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
)

const subset = ({ axes, features }: FontFamily, characters: string, targetFormat: 'woff2' | 'truetype') =>
  subsetFont(original, characters, {
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    targetFormat,
  })

const codePoints = (characters: string): string =>
  Array.from(characters, (character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ')

/** Writes a font file with these characters. Returns its @font-face rule. */
async function writeFont(
  font: FontFamily,
  fileName: string,
  characters: string,
  range: string,
): Promise<string> {
  const file = await subset(font, characters, 'woff2')
  await writeFile(new URL(fileName, fontsFolder), file)
  console.log(`${fileName}: ${file.byteLength} bytes`)
  return `@font-face {
  font-family: '${font.family}';
  src: url('./${fileName}') format('woff2');
  font-weight: ${font.weights};
  font-display: swap;
  unicode-range: ${range};
}`
}

/**
 * Returns the @font-face rule for a system font that takes as much space as the shop's font, so that text doesn't move when the shop's font
 * is loaded.
 */
async function fallbackRule(font: FontFamily): Promise<string> {
  const metrics = computeFallbackMetrics(await subset(font, ENGLISH, 'truetype'), font.fallback)
  return `@font-face {
  font-family: '${font.family} Fallback';
  src: ${font.fallback.localNames.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${font.weights};
  size-adjust: ${metrics.sizeAdjust};
  ascent-override: ${metrics.ascent};
  descent-override: ${metrics.descent};
  line-gap-override: ${metrics.lineGap};
}`
}

const rules: string[] = []
for (const font of families) {
  const english = `U+20-7e, ${codePoints(ENGLISH.slice(BASIC_LATIN.length))}`
  rules.push(
    await writeFont(font, `${font.name}.woff2`, ENGLISH, english),
    await writeFont(font, `${font.name}-further.woff2`, FURTHER, codePoints(FURTHER)),
    await fallbackRule(font),
  )
}
await writeFile(
  new URL('fonts.css', fontsFolder),
  `/* Made by scripts/subset-fonts.ts. */\n${rules.join('\n')}\n`,
)

/** The ranges of characters in the Latin files of @fontsource. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const

const latin = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')
const dejaVu = await readFile(
  require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff'),
)
for (const [targetFormat, folder] of [
  ['woff2', '../app/fonts/'],
  ['woff', '../decal/assets/fonts/'],
] as const) {
  const fileName = `dejavu-sans-700.${targetFormat}`
  const file = await subsetFont(dejaVu, latin, { noHinting: true, targetFormat })
  await writeFile(new URL(`${folder}${fileName}`, import.meta.url), file)
  console.log(`${fileName}: ${file.byteLength} bytes`)
}
