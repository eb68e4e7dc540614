import type { Design } from '../decal/design.ts'
import { makeLayer } from '../decal/drawing.ts'
import { makeRectangle } from '../decal/geometry/figures.ts'
import type { Shape } from '../decal/geometry/shape.ts'
import { palettes } from '../decal/palettes.ts'
import { renderFilmPicture } from '../decal/picture/render-film-picture.ts'
import { renderInScene } from '../decal/scenes/render-in-scene.ts'

const FROST = '#eef4f5'
const GLASS = '#5b8492'

const DOT_CORNERS = 48

const dot = (cx: number, cy: number, radius: number): Shape => [
  Array.from({ length: DOT_CORNERS }, (_, at) => {
    const angle = (at * 2 * Math.PI) / DOT_CORNERS
    return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) }
  }),
]

/** Draws a band of 254 × 90 mm. Above and below it are lines that get thinner with the distance. */
function band(): Shape {
  const lines = [6, 4.8, 3.6, 2.4, 1.4]
  const gap = 4
  let above = -45
  let below = 45
  const edges = lines.flatMap((height) => {
    above -= gap + height
    below += gap
    const pair = [...makeRectangle(-127, above, 254, height), ...makeRectangle(-127, below, 254, height)]
    below += height
    return pair
  })
  return [...makeRectangle(-127, -45, 254, 90), ...edges]
}

/**
 * Draws two rows of five dots, which make a glass door visible. One row is at the eye level of adults, the other at that of children and
 * wheelchair users.
 */
const markers = (): Shape => [-70, 70].flatMap((y) => [-104, -52, 0, 52, 104].flatMap((x) => dot(x, y, 18)))

/** Standard shapes of frosted film, by product handle. These products have no design, so the shapes are drawn here. */
const STOCK: Readonly<Record<string, () => Shape>> = {
  'privacy-frost-band': band,
  'glass-door-safety-dots': markers,
}

/**
 * Draws the pictures of a product with a standard shape: on plain glass, and on the glass of its scene. The keys of the result are the
 * suffixes of the file names. Null for other products.
 */
export function drawFrostPictures(handle: string, design: Design): Map<string, string> | null {
  const shape = STOCK[handle]?.()
  return shape ? drawFrostOnGlass(shape, design) : null
}

export function drawFrostOnGlass(shape: Shape, { palette, scene }: Design): Map<string, string> {
  const files = new Map([['', renderFilmPicture(shape, { film: FROST, ground: GLASS })]])
  const drawing = {
    layers: [makeLayer('motif', FROST, shape)],
    contour: shape,
    border: FROST,
    palette: palettes[palette],
  }
  if (scene) files.set(`-${scene}`, renderInScene(drawing, scene))
  return files
}
