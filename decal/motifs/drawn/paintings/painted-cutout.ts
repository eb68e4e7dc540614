import type { Colour } from '../../../colour.ts'
import { growRound, intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import { makeDisc } from '../../../geometry/figures.ts'
import { measureBox, type Shape } from '../../../geometry/shape.ts'
import { drawBars, type CutoutDrawing, drawPanel, type Wheel, listWheels } from '../cutouts/cutout.ts'
import { rubberColour, glassColour, lampColour, redPaintColour, glassShineColour } from './colours.ts'
import { INK_COLOUR, addLightAndShade, type ColourLayer, type Painting } from './painting.ts'
import { paintMudWheel, paintPlainWheel, paintRoadWheel, paintSpokedWheel } from './wheels.ts'

/** The details and colours that are added to a cutout drawing to paint it. Outlines are lists of points as in `CutoutDrawing`. */
export type Trim = {
  head?: readonly string[]
  tail?: readonly string[]
  /** Colours of the solid parts, in the order of `body`. A part whose colour is null or missing has the colour of the paint. */
  parts?: readonly (Colour | null)[]
  /** Indices of the openings that are see-through gaps, not windows. */
  gaps?: readonly number[]
  /** Colours of the bars, by line width. Bars without an entry are dark. */
  bars?: Readonly<Record<string, Colour>>
}

const EDGE = 1.4
const BAR_EDGE = 0.9
const SEAM = 1.15
// The space between a tire and its wheel arch.
const ARCH = 1.7

/** Paints a cutout drawing, adding light and shade, glass, tires and lamps. */
export function paintCutout(thing: CutoutDrawing, trim: Trim = {}): Painting {
  const wheels = listWheels(thing)
  const openings = thing.openings ?? []
  const isGap = (place: number): boolean => trim.gaps?.includes(place) ?? false
  const gaps = openings.filter((_, place) => isGap(place))
  const solid = (points: string): Shape =>
    gaps.length > 0 ? subtract(drawPanel(points), union(...gaps.map(drawPanel))) : drawPanel(points)
  const arches = (): Shape =>
    intersect(
      growRound(union(...thing.body.map(solid)), EDGE),
      union(...wheels.map(({ x, y, r }) => makeDisc(x, y, r + ARCH))),
    )
  return [
    ...barLayers(thing.bars, trim),
    ...addLightAndShade(
      thing.body.map((points, i) => ({
        colour: trim.parts?.[i] ?? null,
        edge: EDGE,
        shape: () => solid(points),
      })),
    ),
    ...openings.filter((_, place) => !isGap(place)).flatMap(windowLayers),
    { colour: INK_COLOUR, shape: () => drawBars(thing.seams ?? [], SEAM) },
    ...lampLayers(lampColour, trim.head),
    ...lampLayers(redPaintColour, trim.tail),
    ...(wheels.length > 0 ? [{ colour: INK_COLOUR, shape: arches }] : []),
    ...wheels.flatMap(wheelLayers),
    ...barLayers(thing.front, trim),
  ]
}

function barLayers(bars: CutoutDrawing['bars'] = {}, { bars: colours = {} }: Trim): ColourLayer[] {
  return Object.entries(bars).map(([width, lines]) => ({
    colour: colours[width] ?? rubberColour,
    edge: BAR_EDGE,
    shape: () => drawBars(lines, Number(width)),
  }))
}

// The minimum width of a pane that has a streak of light.
const MIN_SHINE_WIDTH = 5

/** Draws a pane with a slanted streak of light. */
function windowLayers(points: string): ColourLayer[] {
  const streak = (): Shape => {
    const pane = drawPanel(points)
    const { left, top, width, height, bottom } = measureBox(pane)
    if (width <= MIN_SHINE_WIDTH) return []
    const slant = height * 0.42
    const from = left + width * 0.3
    const stripe: Shape = [
      [
        { x: from + slant, y: top },
        { x: from + slant + width * 0.26, y: top },
        { x: from + width * 0.26, y: bottom },
        { x: from, y: bottom },
      ],
    ]
    return intersect(pane, stripe)
  }
  return [
    { colour: glassColour, edge: BAR_EDGE, shape: () => drawPanel(points) },
    { colour: glassShineColour, shape: streak },
  ]
}

function lampLayers(colour: Colour, lamps: readonly string[] = []): ColourLayer[] {
  return lamps.map((points) => ({ colour, edge: BAR_EDGE, shape: () => drawPanel(points) }))
}

function wheelLayers({ kind, x, y, r }: Wheel): ColourLayer[] {
  switch (kind) {
    case 'road':
      return paintRoadWheel(x, y, r)
    case 'knobby':
      return paintMudWheel(x, y, r)
    case 'spoked':
      return paintSpokedWheel(x, y, r)
    case 'plain':
      return paintPlainWheel(x, y, r)
  }
}
