import { type BannerText, INCHES_PER_POINT } from './banner-design.ts'
import { BANNER_TYPEFACES } from './banner-typefaces.ts'

/** A letter of a line: how far it reaches, in shares of the type size. Kerning is in the advance of the letter before. */
export type SetLetter = { advance: number }

/**
 * Where a letter stands, in inches from the middle of its text and before that is turned: the point of its baseline below the middle
 * of its advance, and its turn clockwise in degrees about that point.
 */
export type PlacedLetter = { line: number; letter: number; x: number; y: number; turn: number }

export type TextLayout = {
  letters: PlacedLetter[]
  /** Of the block of straight lines, in inches: the widest line, and one type size a line. */
  width: number
  height: number
  /** Type size in inches. */
  size: number
}

/**
 * Sets a text: lines one type size apart, each line's box as CSS sets it (the typeface's ascent and descent about the middle of the
 * line). Bent along a circle, the block's middle stays where it is and each letter is turned, not bent; the widest line takes `curve`
 * degrees of the circle through the block's middle: above 0 arched like a rainbow, below hanging like a smile.
 */
export function layOutText(
  { font, sizePt, align, curve }: Pick<BannerText, 'font' | 'sizePt' | 'align' | 'curve'>,
  lines: readonly (readonly SetLetter[])[],
): TextLayout {
  const size = sizePt * INCHES_PER_POINT
  const widths = lines.map((line) => size * line.reduce((sum, { advance }) => sum + advance, 0))
  const width = Math.max(0, ...widths)
  const height = size * lines.length
  const { ascent, descent } = BANNER_TYPEFACES[font]
  const bend = bender(curve, width)
  const letters = lines.flatMap((line, index) => {
    const spare = width - (widths[index] ?? 0)
    let pen = -width / 2 + spare * SHARE_BEFORE[align]
    const baseline = -height / 2 + size * (index + 0.5 + (ascent - descent) / 2)
    return line.map(({ advance }, letter) => {
      const middle = pen + (advance * size) / 2
      pen += advance * size
      return { line: index, letter, ...bend(middle, baseline) }
    })
  })
  return { letters, width, height, size }
}

/** Part of a line's spare room that stands before it. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const

// Less than a degree is seen by nobody, and its radius is out of all bounds.
const STRAIGHT = 1

function bender(
  curve: number,
  width: number,
): (x: number, y: number) => { x: number; y: number; turn: number } {
  if (Math.abs(curve) < STRAIGHT || width === 0) return (x, y) => ({ x, y, turn: 0 })
  // Below zero for a hanging line: its circle's middle lies above.
  const radius = width / ((curve * Math.PI) / 180)
  return (x, y) => {
    const angle = x / radius
    return {
      x: Math.sin(angle) * (radius - y),
      y: radius - Math.cos(angle) * (radius - y),
      turn: (angle * 180) / Math.PI,
    }
  }
}
