import type { Design } from '../decal/design.ts'
import { type DrawingAssets } from '../decal/draw-decal.ts'
import { type Drawing, makeInsideLayer, makeLayer } from '../decal/drawing.ts'
import { makeRectangle } from '../decal/geometry/figures.ts'
import { measureBox, scaleShape, type Shape, translateShape } from '../decal/geometry/shape.ts'
import { type Palette, palettes } from '../decal/palettes.ts'
import { drawDecalPaths, drawShadowPath } from '../decal/picture/picture-paths.ts'
import { defineShadowBlurs } from '../decal/picture/render-picture.ts'
import { renderInScene } from '../decal/scenes/render-in-scene.ts'

/** The rulers, by product handle, with the length and height of the smallest size in inches. `badge-pictures.ts` can't draw them. */
const RULERS: Readonly<Record<string, { lengthIn: number; heightIn: number }>> = {
  'fish-ruler-gunwale': { lengthIn: 36, heightIn: 3 },
}

/** The width of the drawing in mm. In pictures, the length of an inch follows from it. */
const WIDTH = 254
const RED = '#c8242b'
const INCHES_PER_FOOT = 12
/** The lengths of ticks and the height of figures, in inches of the ruler. */
const TICKS = { half: 0.7, whole: 1.2, foot: 1.6 }
const FIGURE = 0.62
/** The number of inches in the close-up. */
const CLOSE_UP_IN = 7.4

/**
 * Draws a ruler from its scale: the left edge is zero, with a tick at each half inch and a figure at each inch. Each foot is red. The ruler
 * is cut along its edges, without a border, so that zero is at the edge.
 */
export function drawRuler(
  { lengthIn, heightIn }: { lengthIn: number; heightIn: number },
  palette: Palette,
  { set }: DrawingAssets,
): Drawing {
  const inch = WIDTH / lengthIn
  const tick = (at: number, length: number, width: number): Shape =>
    makeRectangle((at - width / 2) * inch, 0, width * inch, length * inch)
  const figure = (at: number): Shape => {
    const glyphs = set('oswald', String(at)).flatMap(({ outline, x }) => translateShape(outline, x, 0))
    const shape = scaleShape(glyphs, FIGURE * inch, FIGURE * inch)
    const { cx, bottom } = measureBox(shape)
    return translateShape(shape, at * inch - cx, (heightIn - 0.45) * inch - bottom)
  }
  const inches = Array.from({ length: lengthIn - 1 }, (_, at) => at + 1)
  const feet = inches.filter((at) => at % INCHES_PER_FOOT === 0)
  const others = inches.filter((at) => at % INCHES_PER_FOOT !== 0)
  const halves = Array.from({ length: lengthIn }, (_, at) => at + 0.5)
  const outline = makeRectangle(0, 0, WIDTH, heightIn * inch)
  return {
    layers: [
      makeLayer('backing', palette.main, outline),
      makeInsideLayer('motif', palette.ink, [
        ...halves.flatMap((at) => tick(at, TICKS.half, 0.07)),
        ...others.flatMap((at) => tick(at, TICKS.whole, 0.1)),
      ]),
      makeInsideLayer(
        'motif',
        RED,
        feet.flatMap((at) => tick(at, TICKS.foot, 0.14)),
      ),
      makeInsideLayer(
        'text',
        palette.ink,
        others.flatMap((at) => figure(at)),
      ),
      makeInsideLayer(
        'text',
        RED,
        feet.flatMap((at) => figure(at)),
      ),
    ],
    contour: outline,
    border: palette.main,
    palette,
  }
}

/**
 * Draws the pictures of a ruler: the whole ruler with a close-up of its first inches, and the ruler in the product's scene. The keys of the
 * result are the suffixes of the file names. Null for other products.
 */
export function drawRulerPictures(
  handle: string,
  { palette, scene }: Design,
  assets: DrawingAssets,
): Map<string, string> | null {
  const size = RULERS[handle]
  if (!size) return null
  const drawing = drawRuler(size, palettes[palette], assets)
  const closeUp = drawRuler({ ...size, lengthIn: Math.ceil(CLOSE_UP_IN) }, palettes[palette], assets)
  const files = new Map([['', drawWhole(drawing, closeUp)]])
  if (scene) files.set(`-${scene}`, renderInScene(drawing, scene))
  return files
}

/** A perch with its nose at the ruler's zero. */
const PERCH =
  '<path fill="#2f5d49" d="M300 128l50-62 128 26 60 62zM470 262l50 46 54-60z"/>' +
  '<path fill="#4c8064" d="M70 214c70-92 250-134 430-74 70 24 110 36 168 44l102-66q-26 86 0 172l-104-58c-58 6-100 18-166 38-180 56-358 34-430-56z"/>' +
  '<path fill="#e3d9a6" d="M70 214c66 78 230 104 400 62-130 74-320 46-400-62z"/>' +
  '<path fill="none" stroke="#2f5d49" stroke-width="16" stroke-linecap="round" d="M270 152q20 50 4 104M346 136q22 60 4 118M424 138q20 54 4 108M500 162q14 36 4 70"/>' +
  '<path fill="none" stroke="#2f5d49" stroke-width="5" stroke-linecap="round" d="M196 158q34 52 4 108"/>' +
  '<circle cx="140" cy="192" r="13" fill="#f6f1dc"/><circle cx="138" cy="192" r="7" fill="#0b1f2a"/>'

const drawWhole = (whole: Drawing, closeUp: Drawing): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">' +
  defineShadowBlurs() +
  '<path fill="#e8ecea" d="M0 0h1000v1000H0z"/>' +
  PERCH +
  at('translate(70 352)', closeUp, 1000 / WIDTH) +
  at('translate(70 822)', whole, 860 / WIDTH) +
  '</svg>\n'

const at = (move: string, drawing: Drawing, scale: number): string =>
  `<g transform="${move}scale(${scale.toFixed(3)})">${drawShadowPath(drawing.contour, 0.4, 1.4, 0.3, 'far')}${drawShadowPath(drawing.contour, 0.1, 0.4, 0.3, 'near')}${drawDecalPaths(drawing)}</g>`
