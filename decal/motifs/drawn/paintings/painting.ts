import type { Colour } from '../../../colour.ts'
import { growRound, subtract, dropRedundantPoints, union } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'
import { measureBox, scaleShape, translateShape, type Box, type Shape } from '../../../geometry/shape.ts'
import type { MotifPart, Tone } from '../../motif.ts'
import { applyTone } from '../../apply-tone.ts'
import { drawLimb, readJoints } from '../draw-limb.ts'
import { drawLine, drawOutline, readKnots } from '../stencil.ts'

/**
 * An area of a painting in one colour, on a sheet of 100 × 100. If `colour` is null, the area gets the colour that the customer names, or
 * else the design's colour. Outlines and lines are points written as "x,y" or "x,y,roundness", separated by spaces.
 */
export type ColourLayer = {
  colour: Colour | null
  /** Whether the colour is made lighter or darker. */
  tone?: Tone
  outlines?: readonly string[]
  /** Lines, grouped by their width. */
  lines?: Readonly<Record<string, readonly string[]>>
  /** Ellipses as "x,y,rx,ry", separated by spaces. */
  ellipses?: string
  /** Limbs. Each is a list of joints written as "x,y,width", separated by spaces. */
  limbs?: readonly string[]
  /**
   * A shape that other code draws. It is drawn only when the painting is drawn, because its curves have to be as fine as the final size
   * requires.
   */
  shape?: () => Shape
  /** Width of an ink edge around the area. */
  edge?: number
}

/** A picture in its own colours: its areas from back to front. */
export type Painting = readonly ColourLayer[]

/** The colour of lines and edges. */
export const INK_COLOUR = '#1b1b2a'

// A deviation that is too small to see, on a sheet of 100 × 100.
const INVISIBLE_DEVIATION = 0.03

/** Draws a painting as parts that don't overlap, because each part may be cut from its own layer of film. */
export function drawPainting(painting: Painting): MotifPart[] {
  drawnAreas.clear()
  // The areas are processed from front to back. Each area is reduced to the part that isn't covered by the areas in front of it.
  const covers: Cover[] = []
  const parts = painting.toReversed().flatMap((layer): MotifPart[] => {
    const { colour, tone, edge } = layer
    // Fewer points make repeated drawing faster.
    const shape = dropRedundantPoints(shapeOf(layer), INVISIBLE_DEVIATION)
    const inked =
      colour === null ? { colour, ...(tone ? { tone } : {}) } : { colour: applyTone(colour, tone) }
    const visible = [{ ...inked, shape: subtractCovers(shape, covers) }]
    if (edge) {
      const outline = growRound(shape, edge)
      visible.push({
        colour: INK_COLOUR,
        shape: subtractCovers(outline, [...covers, { shape, box: measureBox(shape) }]),
      })
      covers.push({ shape: outline, box: measureBox(outline) })
    } else covers.push({ shape, box: measureBox(shape) })
    return visible.filter((part) => part.shape.length > 0)
  })
  // Nothing overlaps any more, so the areas of one colour are one part, without seams between them.
  return [...Map.groupBy(parts, nameOf).values()]
    .toReversed()
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, shape: union(first.shape, ...others.map(({ shape }) => shape)) }] : [],
    )
}

type Cover = { shape: Shape; box: Box }

/**
 * Returns the part of a shape that isn't covered by the areas in front of it. To save time, only the few areas near the shape are
 * subtracted.
 */
function subtractCovers(shape: Shape, covers: readonly Cover[]): Shape {
  const box = measureBox(shape)
  const over = covers.filter((cover) => doBoxesOverlap(box, cover.box)).flatMap((cover) => cover.shape)
  return over.length > 0 ? subtract(shape, over) : shape
}

const doBoxesOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const nameOf = ({ colour, tone }: Pick<MotifPart, 'colour' | 'tone'>): string => `${colour} ${tone}`

// To find the strips of light and shade of an area, a copy of the area is moved by this distance. The part of the area that the copy
// doesn't cover is a strip. For a small area, the distance is limited to the fraction `share` of its size. The light comes from the upper
// left.
const LIT = { dx: 0.9, dy: 2, share: 0.09 }
const SHADED = { dx: -1.6, dy: -4.6, share: 0.2 }
// The minimum width of the edge of an area that gets light and shade. Areas with a thinner edge are details and stay flat.
const MIN_EDGE_WIDTH = 1.3

/** Adds light and shade to the areas of a painting that have a heavy edge. */
export function addLightAndShade(painting: Painting): Painting {
  return painting.flatMap((layer): ColourLayer[] => {
    const { colour, edge = 0 } = layer
    if (edge < MIN_EDGE_WIDTH || colour === INK_COLOUR) return [layer]
    const uncovered = ({ dx, dy, share }: typeof LIT): Shape => {
      const area = shapeOf(layer)
      const { width, height } = measureBox(area)
      const k = Math.min(1, (Math.min(width, height) * share) / Math.abs(dy))
      return subtract(area, translateShape(area, dx * k, dy * k))
    }
    return [
      layer,
      { colour, tone: 'light', shape: () => uncovered(LIT) },
      { colour, tone: 'shade', shape: () => uncovered(SHADED) },
    ]
  })
}

/** Scales a painting by the factor `k` and then moves it. */
export function placePainting(painting: Painting, k: number, dx: number, dy: number): Painting {
  const scaled = (width: number): number => Number((width * k).toFixed(2))
  // Scales the positions in a list of points. If `hasSizes` is set, the numbers after each position are sizes, and are scaled too. If it
  // isn't set, the number after a position is a roundness, and stays the same.
  const move = (points: string, hasSizes: boolean): string =>
    points
      .split(' ')
      .map((point) => {
        const [x = 0, y = 0, ...more] = point.split(',').map(Number)
        const rest = hasSizes ? more.map(scaled) : more
        return [scaled(x + dx / k), scaled(y + dy / k), ...rest].join(',')
      })
      .join(' ')
  return painting.map(({ colour, tone, outlines, lines, ellipses, limbs, shape, edge }) => ({
    colour,
    ...(tone ? { tone } : {}),
    ...(outlines ? { outlines: outlines.map((knots) => move(knots, false)) } : {}),
    ...(lines
      ? {
          lines: Object.fromEntries(
            Object.entries(lines).map(([width, all]) => [
              String(scaled(Number(width))),
              all.map((knots) => move(knots, false)),
            ]),
          ),
        }
      : {}),
    ...(ellipses === undefined ? {} : { ellipses: move(ellipses, true) }),
    ...(limbs ? { limbs: limbs.map((joints) => move(joints, true)) } : {}),
    ...(shape ? { shape: () => translateShape(scaleShape(shape(), k), dx, dy) } : {}),
    ...(edge === undefined ? {} : { edge: scaled(edge) }),
  }))
}

/**
 * Mirrors the outlines and lines of a painting about the sheet's vertical centre line. Ellipses, limbs and other shapes aren't mirrored.
 */
export const mirrorPainting = (painting: Painting): Painting =>
  painting.map((layer) => ({
    ...layer,
    ...(layer.outlines ? { outlines: layer.outlines.map(mirrorKnots) } : {}),
    ...(layer.lines
      ? {
          lines: Object.fromEntries(
            Object.entries(layer.lines).map(([width, all]) => [width, all.map(mirrorKnots)]),
          ),
        }
      : {}),
  }))

const mirrorKnots = (knots: string): string =>
  knots.replaceAll(/(^| )([\d.-]+),/g, (_, space: string, x: string) => `${space}${100 - Number(x)},`)

// The shapes of the areas of the painting that is being drawn. They are cached, because each area's light and shade are cut from the area's
// shape.
const drawnAreas = new Map<ColourLayer, Shape>()

function shapeOf(layer: ColourLayer): Shape {
  const shape = drawnAreas.get(layer) ?? drawArea(layer)
  drawnAreas.set(layer, shape)
  return shape
}

function drawArea({ outlines = [], lines = {}, ellipses = '', limbs = [], shape }: ColourLayer): Shape {
  const drawn = [
    ...outlines.map((knots) => drawOutline(readKnots(knots))),
    ...Object.entries(lines).flatMap(([width, all]) =>
      all.map((knots) => drawLine(readKnots(knots), Number(width))),
    ),
    ...ellipses
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => {
        const [x = 0, y = 0, rx = 1, ry = rx] = one.split(',').map(Number)
        return makeEllipse(x, y, rx, ry)
      }),
    ...limbs.map((joints) => drawLimb(readJoints(joints))),
  ]
  const [first, ...others] = drawn
  return first && others.length === 0 && !shape ? first : union(...drawn, shape?.() ?? [])
}
