import { Blob, Buffer, Face, Font, shape as shapeText } from 'harfbuzzjs'
import { getCurveFineness } from '../geometry/curve-fineness.ts'
import { readPathData } from '../geometry/path-data.ts'
import { measureBox, scaleShape, type Shape } from '../geometry/shape.ts'
import { drawSymbol, splitAtSymbols } from './drawn-symbols.ts'
import { fallbackTypefaces, type FontFiles, type Typeface } from './typefaces.ts'
import { unpackWoff } from './woff.ts'

/**
 * One letter of a typeset line, in cap heights: its outline relative to its own origin, its position in the line, and its advance width.
 */
type SetGlyph = { outline: Shape; x: number; advance: number }
/**
 * Typesets a text. Lengths are in cap heights; the baseline is y = 0. A line with a character that the typeface lacks is typeset entirely
 * in a fallback typeface, so that all its letters match. Throws for a character that no typeface has.
 */
export type Typesetter = (typeface: Typeface, text: string) => SetGlyph[]

// The maximum number of cached outlines that are finer than usual. Such outlines take much memory.
const MAX_FINE = 200

/** Caches outlines: all outlines of the usual fineness, and the latest 200 outlines of another fineness. */
class OutlineCache {
  readonly #usual = new Map<number, Shape>()
  #fine = new Map<number, Shape>()
  #fineness = 1

  get(glyph: number): Shape | undefined {
    return this.#current().get(glyph)
  }

  set(glyph: number, outline: Shape): void {
    this.#current().set(glyph, outline)
  }

  clear(): void {
    this.#current().clear()
  }

  #current(): Map<number, Shape> {
    const fineness = getCurveFineness()
    if (fineness === 1) return this.#usual
    if (fineness !== this.#fineness || this.#fine.size > MAX_FINE) this.#fine = new Map()
    this.#fineness = fineness
    return this.#fine
  }
}

type LoadedTypeface = { font: Font; capHeight: number; unit: number; outlines: OutlineCache }

/** Creates a typesetter for font files. Typefaces are opened on first use and cached. */
export function createTypesetter(files: FontFiles): Typesetter {
  const cuts = new Map<Typeface, LoadedTypeface>()
  const cutOf = (typeface: Typeface): LoadedTypeface => {
    const cut = cuts.get(typeface) ?? openCut(files[typeface])
    cuts.set(typeface, cut)
    return cut
  }
  return (typeface, text) => {
    for (const face of [typeface, ...fallbackTypefaces]) {
      const glyphs = setGlyphs(cutOf(face), text)
      if (glyphs) return glyphs
    }
    throw new Error(`the typeface ${typeface} lacks a character of "${text}"`)
  }
}

function openCut(file: Uint8Array): LoadedTypeface {
  const face = new Face(new Blob(unpackWoff(file)))
  const cut: LoadedTypeface = {
    font: new Font(face),
    capHeight: 1,
    unit: face.upem / 1000,
    outlines: new OutlineCache(),
  }
  const [h] = run(cut, 'H')
  cut.capHeight = measureBox(outlineOf(cut, h?.glyph ?? 0)).height
  cut.outlines.clear()
  return cut
}

function run(cut: LoadedTypeface, text: string): { glyph: number; advance: number; dx: number }[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shapeText(cut.font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map((info, i) => ({
    glyph: info.codepoint,
    advance: positions[i]?.xAdvance ?? 0,
    dx: positions[i]?.xOffset ?? 0,
  }))
}

function outlineOf(cut: LoadedTypeface, glyph: number): Shape {
  const known = cut.outlines.get(glyph)
  if (known) return known
  // The factor is negative, because y points upwards in fonts and downwards on the sheet.
  const outline = scaleShape(
    readPathData(cut.font.glyphToPath(glyph), cut.unit),
    1 / cut.capHeight,
    -1 / cut.capHeight,
  )
  cut.outlines.set(glyph, outline)
  return outline
}

/** Typesets a text. Null if the typeface lacks one of its characters. */
function setGlyphs(cut: LoadedTypeface, text: string): SetGlyph[] | null {
  let pen = 0
  const glyphs: SetGlyph[] = []
  for (const part of splitAtSymbols(text)) {
    const symbol = drawSymbol(part)
    const placed = symbol ? [{ ...symbol, x: 0 }] : setRun(cut, part)
    if (placed === null) return null
    glyphs.push(...placed.map((glyph) => ({ ...glyph, x: glyph.x + pen })))
    pen += placed.reduce((sum, { advance }) => sum + advance, 0)
  }
  return glyphs
}

function setRun(cut: LoadedTypeface, text: string): SetGlyph[] | null {
  let pen = 0
  const shaped = run(cut, text)
  if (shaped.some(({ glyph }) => glyph === 0)) return null
  return shaped.map(({ glyph, advance, dx }) => {
    const set = {
      outline: outlineOf(cut, glyph),
      x: (pen + dx) / cut.capHeight,
      advance: advance / cut.capHeight,
    }
    pen += advance
    return set
  })
}
