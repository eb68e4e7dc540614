import { mixColours } from '../decal/colour.ts'
import type { Design } from '../decal/design.ts'
import { type Layer, makeInsideLayer, makeLayer } from '../decal/drawing.ts'
import { makeRectangle } from '../decal/geometry/figures.ts'
import { intersect, subtract } from '../decal/geometry/shape-operations.ts'
import type { Point, Shape } from '../decal/geometry/shape.ts'
import { palettes } from '../decal/palettes.ts'
import { renderPicture } from '../decal/picture/render-picture.ts'
import { createSeededRandom } from '../decal/random.ts'
import { renderInScene } from '../decal/scenes/render-in-scene.ts'

// Half the width of the drawn panel or stripe, in mm. The coordinates of its centre are 0, 0.
const HALF = 127
const INK = '#0b1f2a'
const WHITE = '#ffffff'

/**
 * Returns a strip along a line. The functions `line` and `thickness` get a position on the line, from 0 to 1. They return the point there
 * and the thickness of the strip there.
 */
function strip(line: (share: number) => Point, thickness: (share: number) => number, steps = 60): Shape {
  const shares = Array.from({ length: steps + 1 }, (_, at) => at / steps)
  const edge = (side: number) =>
    shares.map((share) => {
      const { x, y } = line(share)
      return { x, y: y + (side * thickness(share)) / 2 }
    })
  return [[...edge(-1), ...edge(1).toReversed()]]
}

/** Returns a closed, wavy outline around a point. The waves depend on `seed`. */
function blob(seed: string, { x, y }: Point, across: number, down: number): Shape {
  const random = createSeededRandom(seed)
  const waves = [2, 3, 5].map((count) => ({ count, phase: random() * 6.28, deep: 0.22 / Math.sqrt(count) }))
  const ring = Array.from({ length: 48 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 48
    const far = waves.reduce((sum, { count, phase, deep }) => sum + deep * Math.sin(count * angle + phase), 1)
    return { x: x + across * far * Math.cos(angle), y: y + down * far * Math.sin(angle) }
  })
  return [ring]
}

type Wrap = { film: string; outline: Shape; print: readonly { fill: string; shape: Shape }[] }

function checkers(): Wrap {
  const side = 254 / 16
  const outline = makeRectangle(-HALF, -2 * side, 254, 4 * side)
  const squares = Array.from({ length: 64 }, (_, at) => ({ column: at % 16, row: Math.floor(at / 16) }))
  const dark = squares
    .filter(({ column, row }) => (column + row) % 2 === 0)
    .flatMap(({ column, row }) => makeRectangle(-HALF + column * side, (row - 2) * side, side, side))
  return { film: WHITE, outline, print: [{ fill: INK, shape: dark }] }
}

function contourLines(): Wrap {
  const outline = makeRectangle(-HALF, -85, 254, 170)
  const hills = [
    { seed: 'ridge', at: { x: -60, y: 10 }, across: 118, down: 92 },
    { seed: 'knoll', at: { x: 82, y: -38 }, across: 66, down: 52 },
  ]
  const lines = hills.flatMap(({ seed, at, across, down }) =>
    Array.from({ length: 9 }, (_, level) => {
      const share = 1 - level / 9
      const outer = blob(seed, at, across * share, down * share)
      return subtract(outer, blob(seed, at, across * share - 1.5, down * share - 1.5))
    }),
  )
  const fill = '#e8cf9a'
  return {
    film: '#3d3a32',
    outline,
    print: lines.map((shape) => ({ fill, shape: intersect(shape, outline) })),
  }
}

/** A matte panel for a hood, with light on its left side and the two creases of the hood. */
function hood(): Wrap {
  const crease = (sign: number) =>
    [34, 80, 87, 41].map((x, at) => ({ x: sign * x, y: at % 3 === 0 ? -86 : 86 }))
  return {
    film: '#2b3237',
    outline: makeRectangle(-HALF, -102, 254, 204),
    print: [
      { fill: '#3f484e', shape: [[-127, -30, 30, -127].map((x, at) => ({ x, y: at < 2 ? -102 : 102 }))] },
      { fill: '#1b2126', shape: [crease(-1), crease(1)] },
    ],
  }
}

function camouflage(): Wrap {
  const outline = makeRectangle(-HALF, -46, 254, 92)
  const random = createSeededRandom('bark and leaves')
  const colours = ['#3f4a35', '#8a7650', '#20261f', '#5f6b45']
  const print = colours.map((fill, layer) => ({
    fill,
    shape: intersect(
      Array.from({ length: 13 }, (_, at) =>
        blob(
          `camouflage ${layer} ${at}`,
          { x: -HALF + 254 * random(), y: -46 + 92 * random() },
          12 + 16 * random(),
          5 + 8 * random(),
        ),
      ).flat(),
      outline,
    ),
  }))
  return { film: '#b7a57a', outline, print }
}

function trailerSide(): Wrap {
  const outline = makeRectangle(-HALF, -72, 254, 144)
  const slant = (x: number, width: number): Shape => [
    [
      { x, y: 72 },
      { x: x + 84, y: -72 },
      { x: x + 84 + width, y: -72 },
      { x: x + width, y: 72 },
    ],
  ]
  const mountains: Shape = [
    [
      { x: -104, y: 38 },
      { x: -66, y: -30 },
      { x: -46, y: 2 },
      { x: -34, y: -14 },
      { x: -4, y: 38 },
    ],
  ]
  return {
    film: '#f4f6f5',
    outline,
    print: [
      { fill: '#0f6373', shape: intersect(slant(30, 110), outline) },
      { fill: '#ffc400', shape: intersect(slant(14, 10), outline) },
      { fill: '#c8242b', shape: intersect(slant(-2, 8), outline) },
      { fill: INK, shape: [...mountains, ...makeRectangle(-104, 46, 100, 8)] },
    ],
  }
}

/** A woven pattern of short bars, some lengthwise and some across. */
function carbon(): Wrap {
  const outline = makeRectangle(-HALF, -63, 254, 126)
  const cell = 126 / 12
  const bars = Array.from({ length: 24 * 12 }, (_, at) => ({ column: at % 24, row: Math.floor(at / 24) }))
  const of = (turned: boolean): Shape =>
    bars
      .filter(({ column, row }) => (column + row) % 4 < 2 === turned)
      .flatMap(({ column, row }) => {
        const [x, y] = [-HALF + column * cell, -63 + row * cell]
        return turned
          ? makeRectangle(x + 0.6, y + 2.2, cell - 1.2, cell - 4.4)
          : makeRectangle(x + 2.2, y + 0.6, cell - 4.4, cell - 1.2)
      })
  return {
    film: '#16191c',
    outline,
    print: [
      { fill: '#3a4147', shape: intersect(of(true), outline) },
      { fill: '#272c31', shape: intersect(of(false), outline) },
    ],
  }
}

/** Draws a pair of stripes: the second is the mirror image of the first. */
function pair(colours: readonly [string, string], line: (share: number) => Shape[]): Wrap {
  const [first, second] = line(1)
  const [third, fourth] = line(-1)
  const broad = [...(first ?? []), ...(third ?? [])]
  const narrow = [...(second ?? []), ...(fourth ?? [])]
  return {
    film: colours[0],
    outline: [...broad, ...narrow],
    print: [
      { fill: colours[0], shape: broad },
      { fill: colours[1], shape: narrow },
    ],
  }
}

const cheatLine = (): Wrap =>
  pair(['#c8242b', INK], (side) => [
    strip(
      (share) => ({ x: side * (-HALF + 254 * share), y: side * 34 - 8 * share }),
      (share) => 5 + 15 * share * share,
    ),
    strip(
      (share) => ({ x: side * (-HALF + 254 * share), y: side * 34 + 9 - 2 * share + 6 * share * share }),
      (share) => 2 + 4 * share,
    ),
  ])

const wave = (): Wrap =>
  pair(['#0f6373', '#2a8296'], (side) => [
    strip(
      (share) => ({ x: -HALF + 254 * share, y: side * 42 + 13 * Math.sin(share * 12.6) * side }),
      (share) => 4 + 18 * Math.sin(share * 3.14),
    ),
    strip(
      (share) => ({ x: -HALF + 254 * share, y: side * 42 + 22 + 13 * Math.sin(share * 12.6) * side }),
      (share) => 2 + 5 * Math.sin(share * 3.14),
    ),
  ])

const spray = (): Wrap =>
  pair(['#c8242b', '#ffc400'], (side) => [
    strip(
      (share) => ({ x: side * (-HALF + 254 * share), y: side * 44 + 22 - 44 * share ** 1.8 }),
      (share) => 1 + 34 * share * (1 - share * 0.65),
    ),
    strip(
      (share) => ({ x: side * (-100 + 200 * share), y: side * 44 + 36 - 40 * share ** 1.8 }),
      (share) => 1 + 13 * share * (1 - share * 0.5),
    ),
  ])

/** Wraps and stripes, by product handle. They aren't decals, so they are drawn here. */
const WRAPS: Readonly<Record<string, () => Wrap>> = {
  'checkered-rally-stripe': checkers,
  'topo-lines-quarter-panel': contourLines,
  'matte-hood-wrap-panel': hood,
  'truck-bed-camo-wrap': camouflage,
  'trailer-side-wrap': trailerSide,
  'carbon-accent-roll': carbon,
  'hangar-wing-stripe': cheatLine,
  'pontoon-wave-stripe': wave,
  'pwc-speed-stripe': spray,
}

/** Draws a wrap alone and in its scene. The keys are the suffixes of the file names. Null for other products. */
export function drawWrapPictures(handle: string, { palette, scene }: Design): Map<string, string> | null {
  const wrap = WRAPS[handle]?.()
  if (!wrap) return null
  const { film, outline, print } = wrap
  const layers: Layer[] = [
    makeLayer('backing', film, outline),
    ...print.map(({ fill, shape }) => makeInsideLayer('motif', fill, shape)),
  ]
  const drawing = {
    layers,
    contour: outline,
    border: mixColours(film, WHITE, 0.12),
    palette: palettes[palette],
  }
  const files = new Map([['', renderPicture(drawing)]])
  if (scene) files.set(`-${scene}`, renderInScene(drawing, scene))
  return files
}
