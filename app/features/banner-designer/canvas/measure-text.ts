import type { BannerFont, BannerText } from '../../../../domain/banner/banner-design.ts'
import type { BannerBox } from '../../../../domain/banner/banner-findings.ts'
import { measureTextInkBox, type LetterInk } from '../../../../domain/banner/edit-place.ts'
import { layOutText, type TextLayout } from '../../../../domain/banner/text-layout.ts'
import { formatCanvasFont } from './typefaces.ts'

export type MeasuredText = {
  /** The characters of each line. */
  lines: string[][]
  layout: TextLayout
  /** The box around the ink, relative to the text's middle and before rotation; null for blank text. */
  ink: BannerBox | null
}

/** The font size at which letters are measured: large, because browsers round small sizes. */
const MEASURED_PX = 200
type Glyphs = { characters: string[]; advances: number[]; inks: LetterInk[] }

let context: CanvasRenderingContext2D | null = null
const measured = new Map<string, Glyphs>()
// The maximum number of cached measurements. Typing a line letter by letter adds one for each prefix.
const MAX_KEPT = 500

/** Clears the cached measurements. Called after a typeface has loaded, because its texts were measured in a fallback font until then. */
export const clearTextMeasures = (): void => measured.clear()

/** Lays out a text as it will be printed, and measures the box around its ink. Returns null if the browser has no canvas. */
export function measureText(text: BannerText): MeasuredText | null {
  const lines = text.text.split('\n').map((line) => glyphsOf(text.font, line))
  const known = lines.filter((line) => line !== null)
  if (known.length < lines.length) return null
  const layout = layOutText(
    text,
    known.map(({ advances }) => advances.map((advance) => ({ advance }))),
  )
  const letters = layout.letters.flatMap((place) => {
    const ink = known[place.line]?.inks[place.letter]
    return ink ? [{ place, ink: scaled(ink, layout.size) }] : []
  })
  return { lines: known.map(({ characters }) => characters), layout, ink: measureTextInkBox(letters) }
}

const scaled = ({ left, right, up, down }: LetterInk, size: number): LetterInk => ({
  left: left * size,
  right: right * size,
  up: up * size,
  down: down * size,
})

/**
 * Returns the letters of a line with their advance widths, as fractions of the font size. The advance of a letter includes the kerning to
 * the next one.
 */
function glyphsOf(font: BannerFont, line: string): Glyphs | null {
  const key = `${font}\n${line}`
  const known = measured.get(key)
  if (known) return known
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return null
  context.font = formatCanvasFont(font, MEASURED_PX)
  context.textAlign = 'center'
  const characters = charactersOf(line)
  const ends = characters.map(
    (_, index) => context?.measureText(characters.slice(0, index + 1).join('')).width ?? 0,
  )
  const advances = ends.map((end, index) => (end - (ends[index - 1] ?? 0)) / MEASURED_PX)
  const inks = characters.map((character) => inkOf(context?.measureText(character)))
  if (measured.size > MAX_KEPT) measured.clear()
  const glyphs = { characters, advances, inks }
  measured.set(key, glyphs)
  return glyphs
}

function inkOf(metrics: TextMetrics | undefined): LetterInk {
  return {
    left: (metrics?.actualBoundingBoxLeft ?? 0) / MEASURED_PX,
    right: (metrics?.actualBoundingBoxRight ?? 0) / MEASURED_PX,
    up: (metrics?.actualBoundingBoxAscent ?? 0) / MEASURED_PX,
    down: (metrics?.actualBoundingBoxDescent ?? 0) / MEASURED_PX,
  }
}

/** Splits a line into letters, each together with its combining accents. */
const charactersOf = (line: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line), ({ segment }) => segment)
