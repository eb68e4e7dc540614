/**
 * Replaces the text in drawings in app/public by outlines in the shop's typeface. An SVG in an <img> can't load fonts; its text would
 * appear in some font of the visitor's machine. Run this after you have added a <text> to a drawing: node scripts/outline-drawings.ts
 * FILE.svg …
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import svgpath from 'svgpath'

type Attributes = ReadonlyMap<string, string>
type Glyph = { path: string; x: number; advance: number }

/** Attributes of an SVG text that a path doesn't have. */
const OF_TEXT = new Set([
  'x',
  'y',
  'font-family',
  'font-weight',
  'font-size',
  'font-style',
  'text-anchor',
  'letter-spacing',
  'textLength',
  'lengthAdjust',
])
/** The slant of italic text: how far a point moves to the right for each unit of its height. */
const SLANT = 0.2
const UNITS = 1000
const { resolve } = createRequire(import.meta.url)
const original = await readFile(
  resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
)
const fonts = new Map<number, Font>()

async function openFont(weight: number): Promise<Font> {
  const known = fonts.get(weight)
  if (known) return known
  const characters = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code + 32)).join('')
  const file = await subsetFont(original, `${characters}–—’″`, {
    variationAxes: { wdth: 100, wght: weight },
    targetFormat: 'truetype',
  })
  const font = new Font(new Face(new Blob(new Uint8Array(file))))
  fonts.set(weight, font)
  return font
}

/** Lays out a line of text. Returns its glyphs with their positions, in font units. */
function setLine(font: Font, text: string, spacing: number): Glyph[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let pen = 0
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    if (codepoint === 0) throw new Error(`Archivo lacks a character of "${text}"`)
    const x = pen + (positions[index]?.xOffset ?? 0)
    const advance = (positions[index]?.xAdvance ?? 0) + spacing
    pen += advance
    return { path: font.glyphToPath(codepoint), x, advance }
  })
}

const readAttributes = (written: string): Attributes =>
  new Map(Array.from(written.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]))

/** Converts a text element to a path with the same fill, stroke and transform. */
async function outlineText(own: Attributes, root: Attributes, text: string): Promise<string> {
  const read = (name: string, otherwise: string) => own.get(name) ?? root.get(name) ?? otherwise
  const size = Number(read('font-size', '16'))
  const unit = size / UNITS
  const weight = read('font-weight', '400')
  const glyphs = setLine(
    await openFont(weight === 'bold' ? 700 : Number(weight)),
    text,
    Number(read('letter-spacing', '0')) / unit,
  )
  const spacing = Number(read('letter-spacing', '0'))
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) * unit - spacing
  const stretch = own.has('textLength') ? Number(own.get('textLength')) / width : 1
  const starts = { start: 0, middle: -0.5, end: -1 }
  const anchor = Object.entries(starts).find(([name]) => name === read('text-anchor', 'start'))?.[1] ?? 0
  const left = Number(own.get('x') ?? 0) + anchor * width * stretch
  const top = Number(own.get('y') ?? 0)
  const lean = read('font-style', 'normal') === 'italic' ? SLANT : 0
  const digits = size > 60 ? 0 : size > 8 ? 1 : 2
  const place = ({ path, x }: Glyph) =>
    svgpath(path)
      .matrix([unit * stretch, 0, lean * unit, -unit, 0, 0])
      .round(digits)
      .translate(Number((left + x * unit * stretch).toFixed(digits)), top)
      .rel()
      .round(digits)
      .toString()
  const kept = [...own].filter(([name]) => !OF_TEXT.has(name)).map(([name, value]) => ` ${name}="${value}"`)
  const path = glyphs.map(place).join('')
  return `<path${kept.join('')} d="${path}"/>`
}

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

for (const file of process.argv.slice(2)) {
  const drawing = await readFile(file, 'utf8')
  const root = readAttributes(/<svg[^>]*>/.exec(drawing)?.[0] ?? '')
  let outlined = ''
  let end = 0
  for (const found of drawing.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)) {
    const [whole, written = '', text = ''] = found
    outlined += drawing.slice(end, found.index)
    outlined += await outlineText(readAttributes(written), root, unescape(text))
    end = found.index + whole.length
  }
  await writeFile(file, outlined + drawing.slice(end))
}
