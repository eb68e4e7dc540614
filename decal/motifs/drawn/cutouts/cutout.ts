import { makeDisc, makeRegularPolygon } from '../../../geometry/figures.ts'
import { growRound, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { type OutlineKnot, drawLine, drawOutline, Stencil } from '../stencil.ts'

const wheelKinds = ['road', 'knobby', 'spoked', 'plain'] as const
type WheelKind = (typeof wheelKinds)[number]

/**
 * A drawing of a thing as if cut from a single piece of film. Coordinates run from 0 to 100. Outlines and lines are lists of "x,y" points
 * separated by spaces. Corners are sharp unless a third value gives a roundness from 0 (sharp) to 1 (smooth).
 */
export type CutoutDrawing = {
  /** Outlines of the solid parts. */
  body: readonly string[]
  /** Outlines of openings in the solid parts, such as windows. */
  openings?: readonly string[]
  /** Light lines on the solid parts, such as doors and planks. */
  seams?: readonly string[]
  /** Dark lines beside the solid parts and across the openings, such as handlebars and glazing bars, grouped by line width. */
  bars?: Readonly<Record<string, readonly string[]>>
  /** Wheels by kind, each as "x,y,radius". */
  wheels?: Readonly<Partial<Record<WheelKind, string>>>
  /** Dark lines in front of everything else, such as the fork beside a wheel, grouped by line width. */
  front?: Readonly<Record<string, readonly string[]>>
}

const SEAM = 0.9

/** Draws a thing as ink on a sheet of 100 × 100. */
export function drawCutout(thing: CutoutDrawing): Shape {
  const { body, openings = [], seams = [], bars = {}, front = {} } = thing
  const sheet = new Stencil()
  sheet.paint(...body.map(drawPanel))
  if (openings.length > 0) sheet.erase(...openings.map(drawPanel))
  for (const [width, lines] of Object.entries(bars))
    sheet.paint(...lines.map((points) => drawLine(knotsOf(points), Number(width))))
  if (seams.length > 0) sheet.erase(...seams.map((points) => drawLine(knotsOf(points), SEAM)))
  for (const { kind, x, y, r } of listWheels(thing)) drawWheel(sheet, kind, x, y, r)
  for (const [width, lines] of Object.entries(front))
    for (const points of lines) {
      const bar = drawLine(knotsOf(points), Number(width))
      sheet.erase(growRound(bar, SEAM)).paint(bar)
    }
  return sheet.ink
}

/** Draws the outline through a cutout's points. */
export const drawPanel = (points: string): Shape => drawOutline(knotsOf(points))

/** Draws lines through a cutout's points. */
export const drawBars = (lines: readonly string[], width: number): Shape =>
  union(...lines.map((points) => drawLine(knotsOf(points), width)))

export type Wheel = { kind: WheelKind; x: number; y: number; r: number }

export const listWheels = ({ wheels = {} }: CutoutDrawing): Wheel[] =>
  wheelKinds.flatMap((kind) => triplesOf(wheels[kind] ?? '').map(([x, y, r]) => ({ kind, x, y, r })))

const knotsOf = (points: string): OutlineKnot[] => triplesOf(points)

function triplesOf(points: string): [number, number, number][] {
  return points
    .split(' ')
    .filter((point) => point !== '')
    .map((point) => {
      const [x = 0, y = 0, third = 0] = point.split(',').map(Number)
      return [x, y, third]
    })
}

function drawWheel(sheet: Stencil, kind: WheelKind, x: number, y: number, r: number): void {
  const tire = kind === 'knobby' ? union(makeDisc(x, y, r * 0.94), knobs(x, y, r)) : makeDisc(x, y, r)
  sheet.erase(makeDisc(x, y, r + 1.5)).paint(tire)
  if (kind === 'plain') {
    sheet.erase(makeDisc(x, y, r * 0.4))
    return
  }
  const isSpoked = kind === 'spoked'
  const inner = r * (isSpoked ? 0.8 : 0.6)
  const spokes = isSpoked ? { count: 8, width: 0.8 } : { count: 5, width: r * 0.2 }
  sheet.erase(makeDisc(x, y, inner)).paint(makeDisc(x, y, r * (isSpoked ? 0.14 : 0.2)))
  for (let index = 0; index < spokes.count; index += 1) {
    const angle = (index / spokes.count) * 2 * Math.PI - Math.PI / 2
    const rim: OutlineKnot = [x + Math.cos(angle) * inner, y + Math.sin(angle) * inner]
    sheet.paint(drawLine([[x, y], rim], spokes.width))
  }
}

/** Draws the tread of a tire, around its edge. */
function knobs(x: number, y: number, r: number): Shape {
  return union(
    ...Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * 2 * Math.PI
      return makeRegularPolygon(4, x + Math.cos(angle) * r * 0.95, y + Math.sin(angle) * r * 0.95, r * 0.12)
    }),
  )
}
