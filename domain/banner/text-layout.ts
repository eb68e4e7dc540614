import { type BannerText, INCHES_PER_POINT } from './banner-design.ts'
import { BANNER_TYPEFACES } from './banner-typefaces.ts'

/** A letter's advance width, as a fraction of the type size. It includes the kerning with the next letter. */
export type LetterAdvance = { advance: number }

/**
 * The position of a letter's reference point, in inches from the centre of its text before the text is rotated. The point is on the
 * baseline, in the middle of the letter's advance width. `turn` is the rotation of the letter about that point, in degrees clockwise.
 */
export type PlacedLetter = { line: number; letter: number; x: number; y: number; turn: number }

export type TextLayout = {
  letters: PlacedLetter[]
  /**
   * The size of the text in inches before it is bent. Its width is that of the widest line. Its height is the number of lines times the
   * type size.
   */
  width: number
  height: number
  /** Type size in inches. */
  size: number
}

/**
 * Lays out a text. Lines are one type size apart. Ascent and descent are centred on each line, as in CSS. If a text is bent, its centre
 * stays in place, and its letters are rotated but not distorted. The widest line spans `curve` degrees of a circle: positive values arch
 * like a rainbow, negative values like a smile.
 */
export function layOutText(
  { font, sizePt, align, curve }: Pick<BannerText, 'font' | 'sizePt' | 'align' | 'curve'>,
  lines: readonly (readonly LetterAdvance[])[],
): TextLayout {
  const size = sizePt * INCHES_PER_POINT
  const widths = lines.map((line) => size * line.reduce((sum, { advance }) => sum + advance, 0))
  const width = Math.max(0, ...widths)
  const height = size * lines.length
  const { ascent, descent } = BANNER_TYPEFACES[font]
  const bend = bender(curve, width)
  const letters = lines.flatMap((line, index) => {
    const spare = width - (widths[index] ?? 0)
    let pen = -width / 2 + spare * LEFT_SPACE_SHARE[align]
    const baseline = -height / 2 + size * (index + 0.5 + (ascent - descent) / 2)
    return line.map(({ advance }, letter) => {
      const middle = pen + (advance * size) / 2
      pen += advance * size
      return { line: index, letter, ...bend(middle, baseline) }
    })
  })
  return { letters, width, height, size }
}

/** How much of a line's free space is to the left of its text, for each alignment. */
const LEFT_SPACE_SHARE = { left: 0, center: 0.5, right: 1 } as const

// Below one degree the bend is invisible, and its radius would be enormous.
const MIN_BEND_DEGREES = 1

function bender(
  curve: number,
  width: number,
): (x: number, y: number) => { x: number; y: number; turn: number } {
  if (Math.abs(curve) < MIN_BEND_DEGREES || width === 0) return (x, y) => ({ x, y, turn: 0 })
  // The radius is negative for a line that is bent like a smile, because the centre of the circle is above the text.
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
