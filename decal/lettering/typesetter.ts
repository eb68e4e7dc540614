import { Blob, Buffer, Face, Font, shape as shapeText } from 'harfbuzzjs'
import { curveFineness } from '../geometry/flatness.ts'
import { readPathData } from '../geometry/path-data.ts'
import { boxOf, scale, type Shape } from '../geometry/shape.ts'
import { drawnSign, partsOf } from './drawn-signs.ts'
import { standIns, type FontFiles, type Typeface } from './typefaces.ts'
import { unpackWoff } from './woff.ts'

/** One letter of a set line in cap heights: its outline at its own origin, its position and its advance. */
type SetGlyph = { outline: Shape; x: number; advance: number }
/**
 * Sets a text in a typeface. Lengths are in cap heights; the baseline is y = 0. A line with a character the face lacks is set entirely in a
 * fallback face, so that it stays uniform. Throws for a character that no face has.
 */
export type Typesetter = (typeface: Typeface, text: string) => SetGlyph[]

// Finely drawn outlines are large, so at most this many per fineness are cached.
const MOST_FINE = 200

/** Cached outlines: all of the usual fineness, and some of the most recent other one. */
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
    const fineness = curveFineness()
    if (fineness === 1) return this.#usual
    if (fineness !== this.#fineness || this.#fine.size > MOST_FINE) this.#fine = new Map()
    this.#fineness = fineness
    return this.#fine
  }
}

type Cut = { font: Font; capHeight: number; unit: number; outlines: OutlineCache }

/** Creates a typesetter for font files. Faces are opened on first use and cached. */
export function createTypesetter(files: FontFiles): Typesetter {
  const cuts = new Map<Typeface, Cut>()
  const cutOf = (typeface: Typeface): Cut => {
    const cut = cuts.get(typeface) ?? openCut(files[typeface])
    cuts.set(typeface, cut)
    return cut
  }
  return (typeface, text) => {
    for (const face of [typeface, ...standIns]) {
      const glyphs = setGlyphs(cutOf(face), text)
      if (glyphs) return glyphs
    }
    throw new Error(`the typeface ${typeface} lacks a sign of "${text}"`)
  }
}

function openCut(file: Uint8Array): Cut {
  const face = new Face(new Blob(unpackWoff(file)))
  const cut: Cut = {
    font: new Font(face),
    capHeight: 1,
    unit: face.upem / 1000,
    outlines: new OutlineCache(),
  }
  const [h] = run(cut, 'H')
  cut.capHeight = boxOf(outlineOf(cut, h?.glyph ?? 0)).height
  cut.outlines.clear()
  return cut
}

function run(cut: Cut, text: string): { glyph: number; advance: number; dx: number }[] {
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

function outlineOf(cut: Cut, glyph: number): Shape {
  const known = cut.outlines.get(glyph)
  if (known) return known
  // Font coordinates point upwards, the sheet's downwards.
  const outline = scale(
    readPathData(cut.font.glyphToPath(glyph), cut.unit),
    1 / cut.capHeight,
    -1 / cut.capHeight,
  )
  cut.outlines.set(glyph, outline)
  return outline
}

/** Null if the face lacks a character of the text. */
function setGlyphs(cut: Cut, text: string): SetGlyph[] | null {
  let pen = 0
  const glyphs: SetGlyph[] = []
  for (const part of partsOf(text)) {
    const sign = drawnSign(part)
    const placed = sign ? [{ ...sign, x: 0 }] : setRun(cut, part)
    if (placed === null) return null
    glyphs.push(...placed.map((glyph) => ({ ...glyph, x: glyph.x + pen })))
    pen += placed.reduce((sum, { advance }) => sum + advance, 0)
  }
  return glyphs
}

function setRun(cut: Cut, text: string): SetGlyph[] | null {
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
