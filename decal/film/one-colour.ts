import { type Colour, computeLuminance } from '../colour.ts'
import type { Design } from '../design.ts'
import { paintLayers, type DrawingAssets } from '../draw-decal.ts'
import type { Layer } from '../drawing.ts'
import { growRound, intersect, subtract, union } from '../geometry/shape-operations.ts'
import { computeShapeArea, type Shape } from '../geometry/shape.ts'
import { isPainted } from '../motifs/draw-motif-in-style.ts'
import type { Palette } from '../palettes.ts'

const FILM_COLOUR: Colour = '#000000'
const BARE_COLOUR: Colour = '#ffffff'
/**
 * A palette with only two colours. The engine chooses colours by contrast, so every part gets the colour that separates it from its
 * background.
 */
const FILM_PALETTE: Palette = {
  ink: FILM_COLOUR,
  paper: BARE_COLOUR,
  main: FILM_COLOUR,
  second: FILM_COLOUR,
  accent: BARE_COLOUR,
  pale: BARE_COLOUR,
}
/** Layers that are left out of cut film. Halos, shades and wear can only be printed, and cut film has no backing. */
const LEFT_OUT: ReadonlySet<string> = new Set(['backing', 'textfx', 'shade', 'texture'])
// Width of the gap around lettering on a picture, in mm of a drawing 100 mm wide. The gap is wide enough to be weeded without tearing, and
// leaves enough film between lettering and picture.
const GAP = 1.6
const RIM = 2.4

/** A decal in one colour of film. `lettering` is the lettering that isn't cut out of a picture; `picture` is the rest of the film. */
export type FilmFigure = { picture: Shape; lettering: Shape }

/**
 * Draws a design in one colour, about 100 mm wide. Light parts on dark parts become holes. Lettering on film is cut out of the film. A
 * motif without lettering becomes a plain silhouette with its holes.
 */
export function drawInOneColour(
  design: Design,
  assets: DrawingAssets,
): { ok: true; figure: FilmFigure } | { ok: false; reason: 'unknown-motif'; field: string; motif: string } {
  const drawn = paintLayers(design, assets, FILM_PALETTE)
  if (!drawn.ok) return drawn
  const alone =
    design.layout === 'glyph' && design.motif !== undefined ? assets.findMotif(design.motif) : null
  // A painted motif is drawn layer by layer, like a design with lettering, because its silhouette wouldn't show its lines.
  if (alone && !isPainted(alone))
    return { ok: true, figure: { picture: union(...alone.parts.map(({ shape }) => shape)), lettering: [] } }
  const figure = drawn.painted.layers
    .filter(({ role }) => !LEFT_OUT.has(role))
    .reduce(withLayer, EMPTY_FIGURE)
  return { ok: true, figure }
}

const EMPTY_FIGURE: FilmFigure = { picture: [], lettering: [] }

function withLayer(figure: FilmFigure, { role, fill, shape }: Layer): FilmFigure {
  if (role === 'text') return withText(figure, shape)
  const { picture, lettering } = figure
  return computeLuminance(fill) < 0.5
    ? { picture: union(picture, shape), lettering: subtract(lettering, shape) }
    : { picture: subtract(picture, shape), lettering: subtract(lettering, shape) }
}

function withText({ picture, lettering }: FilmFigure, shape: Shape): FilmFigure {
  const onFilm = computeShapeArea(intersect(shape, picture)) > computeShapeArea(shape) / 2
  return onFilm
    ? { picture: subtract(union(picture, growRound(shape, RIM)), shape), lettering }
    : { picture: subtract(picture, growRound(shape, GAP)), lettering: union(lettering, shape) }
}
