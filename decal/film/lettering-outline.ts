import { dropRedundantPoints } from '../geometry/shape-operations.ts'
import { measureBox, type Ring, scaleShape, type Shape, translateShape } from '../geometry/shape.ts'
import type { Typesetter } from '../lettering/typesetter.ts'
import { drawLettering, type LetteringStyleName, computeScaleForCapHeight } from './film-lettering.ts'

/** Chord tolerance in mm. It is coarser than for cutting, because the outline is only displayed. */
const CHORD_TOLERANCE_MM = 0.15
/** Units of the path per millimetre. */
const UNITS_PER_MM = 10

type OutlineRequest = {
  lines: readonly string[]
  hand: LetteringStyleName
  below?: LetteringStyleName | undefined
  capMm: number
}

/** Lettering before it is adjusted for cutting: its box in mm, and SVG path data in tenths of a mm from the top left. */
export type LetteringOutline = { widthMm: number; heightMm: number; path: string }

/** Outlines lettering at its real size. The cut lettering may differ slightly, because lines that would tear are strengthened. */
export function outlineLettering(
  { capMm, below, ...asked }: OutlineRequest,
  set: Typesetter,
): LetteringOutline {
  const { lettering } = drawLettering({ ...asked, below: below ?? null, disc: false }, set)
  const sized = scaleShape(lettering, computeScaleForCapHeight(capMm))
  const { left, top, width, height } = measureBox(sized)
  const shape: Shape = dropRedundantPoints(translateShape(sized, -left, -top), CHORD_TOLERANCE_MM)
  return { widthMm: tenths(width), heightMm: tenths(height), path: shape.map(ringData).join('') }
}

const tenths = (mm: number): number => Math.round(mm * UNITS_PER_MM) / UNITS_PER_MM

/** Writes a ring in relative steps, because relative numbers are shorter than absolute ones. */
function ringData(ring: Ring): string {
  const [first = { x: 0, y: 0 }, ...rest] = ring.map(({ x, y }) => ({
    x: Math.round(x * UNITS_PER_MM),
    y: Math.round(y * UNITS_PER_MM),
  }))
  const steps = rest.map(({ x, y }, i) => {
    const from = rest[i - 1] ?? first
    return `${x - from.x} ${y - from.y}`
  })
  return `M${first.x} ${first.y}l${steps.join(' ')}z`
}
