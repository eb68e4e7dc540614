import { union } from '../geometry/shape-operations.ts'
import { measureBox, translateShape, scaleShape, type Shape } from '../geometry/shape.ts'
import { drawLimb, type LimbJoint } from './drawn/draw-limb.ts'
import { drawLine, drawOutline, readKnots, Stencil } from './drawn/stencil.ts'
import type { Motif } from './motif.ts'
import {
  computeAspect,
  COMPOSITE_FIELD_SIZE,
  joinPlacedMotifs,
  placeMotif,
  type PlacedMotif,
} from './place-motif.ts'

// Creatures and things that wind around others, with the kind of coil they make.
const winders: readonly (readonly [RegExp, 'dragon' | 'snake' | 'vine'])[] = [
  [/dragon|wyvern|hydra|drakkar/, 'dragon'],
  [/snake|cobra|serpent|rattlesnake|viper|eel|worm/, 'snake'],
  [/vine|ivy|rose|thorn|rope|ribbon|tentacle|root|flower/, 'vine'],
]

/** Returns the kind of coil that a motif makes around another; null if it can't wind. */
export const findCoilKind = ({ name }: Motif): 'dragon' | 'snake' | 'vine' | null =>
  winders.find(([pattern]) => pattern.test(name))?.[1] ?? null

const TURNS = 2.5
const POINT_COUNT = 90
// Measures of a coil, in the motif's unit: its top and bottom, half its width, and the maximum thickness of the body.
const COIL_TOP = -16
const COIL_BOTTOM = 50
const HALF_WIDTH = 21
const MAX_BODY_WIDTH = 11.5

/** Winds a dragon, snake or vine around an upright thing, alternately behind and in front of it, from the bottom up. */
export function coilMotifAround(winder: Motif, kind: 'dragon' | 'snake' | 'vine', thing: Motif): Motif {
  const upright = computeAspect(thing) < 0.75
  const turned = upright ? 0 : computeAspect(thing) > 1.4 ? 90 : -45
  const what = placeMotif(
    thing,
    { cx: 0, cy: 0, width: COMPOSITE_FIELD_SIZE * 0.46, height: COMPOSITE_FIELD_SIZE * 1.24 },
    turned,
  )
  const { height } = measureBox(what.body)
  const k = Math.max(0.8, height / (COMPOSITE_FIELD_SIZE * 1.24))
  // Around a wide thing, such as a flower, the coil covers only the lower half.
  const low = upright && computeAspect(thing) < 0.5 ? 0 : COMPOSITE_FIELD_SIZE * 0.16
  const piece = (drawn: Shape): PlacedMotif => {
    const shape = translateShape(scaleShape(drawn, k), 0, low)
    const part: Motif = {
      set: 'coil',
      name: winder.name,
      size: COMPOSITE_FIELD_SIZE,
      parts: [{ colour: colourOf(winder), shape }],
    }
    return { parts: part.parts, body: shape, pieces: [part] }
  }
  const behindIt = [...(kind === 'dragon' ? [piece(wing())] : []), ...bands(false, kind).map(piece)]
  const front = [
    ...bands(true, kind).map(piece),
    ...(kind === 'vine' ? leaves().map(piece) : [piece(headOf(kind))]),
  ]
  return joinPlacedMotifs(winder, [...behindIt, what, ...front])
}

const colourOf = (motif: Motif) => motif.parts.find((part) => part.colour !== null)?.colour ?? null

/** Returns a point on the coil at a given step. The steps go from the tail (at the bottom) to the neck. */
const along = (step: number): { x: number; y: number; isFront: boolean; width: number } => {
  const t = step / POINT_COUNT
  const angle = t * TURNS * 2 * Math.PI
  const taper = Math.min(1, t * 3.2) * (t > 0.86 ? 1 - (t - 0.86) * 1.6 : 1)
  return {
    x: -Math.cos(angle) * HALF_WIDTH * (0.7 + 0.3 * Math.min(1, t * 3)),
    y: COIL_BOTTOM + (COIL_TOP - COIL_BOTTOM) * t,
    isFront: Math.sin(angle) > -0.12,
    width: Math.max(2.4, MAX_BODY_WIDTH * taper),
  }
}

/** Returns the parts of the coil in front of the thing, or the parts behind it, from the bottom up. */
function bands(isFront: boolean, kind: 'dragon' | 'snake' | 'vine'): Shape[] {
  const slim = kind === 'vine' ? 0.42 : 1
  const runs: LimbJoint[][] = []
  let open: LimbJoint[] | null = null
  for (let step = 0; step <= POINT_COUNT; step += 1) {
    const at = along(step)
    if (at.isFront !== isFront) open = null
    else {
      if (open === null) runs.push((open = []))
      open.push([at.x, at.y, at.width * slim])
    }
  }
  return runs
    .filter((run) => run.length > 2)
    .map((run) =>
      isFront && kind !== 'vine' ? scaled(drawLimb(run), run, kind === 'dragon') : drawLimb(run),
    )
}

/** Draws belly lines on a part of the coil, and a dragon's spines on its upper edge. */
function scaled(band: Shape, run: readonly LimbJoint[], hasSpines: boolean): Shape {
  const sheet = new Stencil().paint(band)
  const inner = run.filter((_, i) => i > 2 && i < run.length - 3 && i % 3 === 0)
  if (hasSpines)
    sheet.paint(
      ...inner.map(([x, y, width]) =>
        drawOutline([
          [x - 2.6, y - width * 0.4, 0],
          [x - 1, y - width * 0.5 - 4.6, 0],
          [x + 3, y - width * 0.4, 0],
        ]),
      ),
    )
  return sheet.erase(
    ...inner.map(([x, y, width]) =>
      drawLine(
        [
          [x, y + width * 0.06],
          [x + 1.4, y + width * 0.4],
        ],
        0.9,
      ),
    ),
  ).ink
}

/** Draws the head of the dragon or snake at the upper end of its coil. The head looks to the left. */
function headOf(kind: 'dragon' | 'snake'): Shape {
  const sheet = new Stencil()
  if (kind === 'snake') {
    sheet.paint(
      drawOutline(readKnots('16,-6 22,-16 18,-27 6,-33 -6,-32 -13,-27,.5 -12,-23 -2,-21 6,-18 10,-10 8,-4')),
    )
    sheet.paint(
      drawLine(readKnots('-12,-25 -19,-26 -23,-29'), 1.5),
      drawLine(readKnots('-19,-26 -23,-23'), 1.5),
    )
    sheet.erase(drawLine(readKnots('-11,-25 -4,-24.6 3,-25'), 1.1))
    return sheet.erase(drawOutline(readKnots('0,-29,.2 5,-28.6,.6 3,-26.6,.3'))).ink
  }
  const horns = drawOutline(readKnots('8,-36,.2 20,-44,.5 32,-45,0 24,-37,.5 16,-30,.2'))
  const frill = drawOutline(readKnots('16,-30,0 30,-31,0 22,-24,0 31,-19,0 20,-15,0'))
  const neck = drawOutline(readKnots('10,-14,.3 8,-24 14,-33 22,-30 24,-18 21,-7,.3 14,-4,.3'))
  const skull = drawOutline(
    readKnots(
      '18,-20,.5 20,-32 10,-38 0,-37,.5 -8,-33,.6 -20,-33,.6 -25,-28,.4 -22,-25.4,.2 -14,-26,.3 -6,-23,.4 -13,-20,.2 -20,-18.4,.3 -19,-15,.5 -8,-14,.6 4,-14,.6 12,-15',
    ),
  )
  sheet.paint(horns, frill, neck, skull)
  sheet.erase(
    drawLine(readKnots('16,-33 12,-38'), 1.1),
    drawLine(readKnots('17,-28 20,-22 17,-16'), 1.1),
    drawOutline(readKnots('-3,-33,.1 4,-32,.3 3,-29.6,.4 -1,-30')),
    drawLine(readKnots('-21.6,-30 -20,-29.4'), 1.3),
  )
  sheet.paint(
    drawOutline(readKnots('-17,-26.4,0 -15.4,-22.6,0 -13.6,-26.4,0')),
    drawOutline(readKnots('-11,-25.6,0 -9.4,-22,0 -7.8,-25,0')),
  )
  return sheet.ink
}

/** Draws a bat-like wing behind the coil, to the right. */
function wing(): Shape {
  const sheet = new Stencil().paint(
    drawOutline(
      readKnots(
        '10,14,.2 24,-8,.4 44,-26,.1 47,-10,.4 54,2,.1 45,3,.5 43,14,.1 35,12,.5 30,22,.1 24,19,.5 14,24,.2',
      ),
    ),
  )
  return sheet.erase(
    drawLine(readKnots('43,-22 34,-4 24,12'), 1),
    drawLine(readKnots('51,1 38,4 26,14'), 1),
    drawLine(readKnots('41,12 34,12 27,16'), 1),
  ).ink
}

/** Draws leaves at the sides of a vine. */
const leaves = (): Shape[] =>
  [10, 27, 45, 63, 80].map((step) => {
    const { x, y } = along(step)
    const leaf = drawOutline(readKnots('0,0,.1 5,-5 12,-5,.6 16,0,.1 11,4,.6 5,4'))
    return union(translateShape(scaleShape(leaf, x < 0 ? -1 : 1, 1), x, y))
  })
