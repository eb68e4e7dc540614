import type { Point, Shape } from '../geometry/shape.ts'
import { fitOutline, type Outline } from './fit-outline.ts'

// Units per millimetre. A unit is a micrometre, which is finer than any print.
const UNIT = 1_000

/**
 * Writes a shape as compact SVG path data in mm, with its curves restored. Steps are relative and in whole micrometres; rounding errors
 * don't accumulate.
 */
export function writeOutlineData(shape: Shape): string {
  return shape.map((ring) => writeOutline(fitOutline(ring))).join('')
}

function writeOutline({ start, pieces }: Outline): string {
  let at = whole(start)
  let command = ''
  const step = (letter: string, points: readonly Point[]): string => {
    const ends = points.map(whole)
    const numbers = ends.flatMap(({ x, y }) => [x - at.x, y - at.y])
    at = ends.at(-1) ?? at
    const text = `${letter === command ? ' ' : letter}${numbers.map(short).join(' ')}`.replaceAll(' -', '-')
    command = letter
    return text
  }
  const data = pieces.map((piece) =>
    'c1' in piece ? step('c', [piece.c1, piece.c2, piece.to]) : step('l', [piece.to]),
  )
  return pieces.length < 2 ? '' : `M${short(whole(start).x)} ${short(whole(start).y)}${data.join('')}z`
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x * UNIT), y: Math.round(y * UNIT) })
const short = (micrometres: number): string => String(micrometres / UNIT).replace(/^(-?)0\./, '$1.')
