import { type Colour, luminance } from '../colour.ts'
import type { Design } from '../design.ts'
import { paintLayers, type Supplies } from '../draw-decal.ts'
import type { Layer } from '../drawing.ts'
import { grow, intersect, subtract, union } from '../geometry/booleans.ts'
import { areaOf, type Shape } from '../geometry/shape.ts'
import type { Palette } from '../palettes.ts'

const FILM: Colour = '#000000'
const BARE: Colour = '#ffffff'
/** The engine chooses colours by contrast, so with only two colours it separates figure from background. */
const TWO: Palette = { ink: FILM, paper: BARE, main: FILM, second: FILM, accent: BARE, pale: BARE }
/** Layers left out because they exist only in print: halos, shades and wear. Cut film has no backing either. */
const LEFT_OUT: ReadonlySet<string> = new Set(['backing', 'textfx', 'shade', 'texture'])
// Width of the gap around lettering that crosses the picture, in mm of a drawing 100 mm wide: wide enough to be weeded without tearing, and
// narrow enough to leave film that holds.
const GAP = 1.6
const RIM = 2.4

/** The film that remains of a one-colour decal: free-standing lettering, and everything else. */
export type Figure = { picture: Shape; lettering: Shape }

/**
 * Draws a design in one colour, about 100 mm wide. Light parts on dark become holes, and lettering on the film is cut out of it. A lone
 * motif becomes its plain silhouette, holes included.
 */
export function drawInOneColour(
  design: Design,
  supplies: Supplies,
): { ok: true; figure: Figure } | { ok: false; reason: 'unknown-motif'; field: string; message: string } {
  const drawn = paintLayers(design, supplies, TWO)
  if (!drawn.ok) return drawn
  const alone =
    design.layout === 'glyph' && design.motif !== undefined ? supplies.findMotif(design.motif) : null
  if (alone)
    return { ok: true, figure: { picture: union(...alone.parts.map(({ shape }) => shape)), lettering: [] } }
  const figure = drawn.painted.layers.filter(({ role }) => !LEFT_OUT.has(role)).reduce(withLayer, NOTHING)
  return { ok: true, figure }
}

const NOTHING: Figure = { picture: [], lettering: [] }

function withLayer(figure: Figure, { role, fill, shape }: Layer): Figure {
  if (role === 'text') return withText(figure, shape)
  const { picture, lettering } = figure
  return luminance(fill) < 0.5
    ? { picture: union(picture, shape), lettering: subtract(lettering, shape) }
    : { picture: subtract(picture, shape), lettering: subtract(lettering, shape) }
}

function withText({ picture, lettering }: Figure, shape: Shape): Figure {
  const onFilm = areaOf(intersect(shape, picture)) > areaOf(shape) / 2
  return onFilm
    ? { picture: subtract(union(picture, grow(shape, RIM)), shape), lettering }
    : { picture: subtract(picture, grow(shape, GAP)), lettering: union(lettering, shape) }
}
