import type { SamplePlan } from '../bench/production/sample-plans.ts'
import { type Colour, computeLuminance } from '../decal/colour.ts'
import { flattenPath } from '../decal/contour/cut-path.ts'
import type { Design, SceneName } from '../decal/design.ts'
import { makeLayer } from '../decal/drawing.ts'
import type { DrawingAssets } from '../decal/draw-decal.ts'
import { type FilmDesign, parseStoredDescription } from '../decal/film/film-design.ts'
import { makeFilmDecal } from '../decal/film/make-film.ts'
import { dropRedundantPoints } from '../decal/geometry/shape-operations.ts'
import { measureBox, type Shape } from '../decal/geometry/shape.ts'
import { palettes } from '../decal/palettes.ts'
import { renderFilmPicture } from '../decal/picture/render-film-picture.ts'
import { renderInScene } from '../decal/scenes/render-in-scene.ts'

/** The width in mm at which the engine draws printed decals. */
const WIDTH = 254
/** The maximum distance between a simplified curve and the original in a scene, in mm for a design 254 mm wide (`WIDTH`). */
const SCENE_CHORD = 0.2
/** Film that is lighter than this counts as white or frosted, and is shown on a dark background. */
const LIGHT = 0.5
/** The space between two lines in the picture of lettering styles, as a share of the picture's width. */
const LINE_GAP = 0.16
const GLASS: Colour = '#5b8492'
const PAPER: Colour = '#e9eeed'
/** Scenes in which dark film couldn't be seen, because they are dark themselves. */
const DARK_SCENES: ReadonlySet<SceneName> = new Set(['window', 'tailgate', 'hull', 'shirt'])

/** Returns the colours of film in which a product is sold; empty for a printed product. */
export function listFilms(plans: readonly SamplePlan[]): Colour[] {
  return [...new Set(plans.flatMap(({ plan }) => (plan.kind === 'design' ? readFilm(plan.design) : [])))]
}

function readFilm(design: Record<string, unknown>): Colour[] {
  const shown = parseStoredDescription(design)
  return shown.kind === 'film' ? [shown.film.film] : []
}

type Pictured = { design: Design; plans: readonly SamplePlan[] }

/**
 * Draws the pictures of a product that is cut from film, in the colours in which it is sold. They show the product's own text. The keys of
 * the result are the suffixes of the file names.
 */
export function drawFilmPictures(
  { design, plans }: Pictured,
  assets: DrawingAssets,
): Map<string, string> | null {
  const films = listFilms(plans)
  const shape = shapeOf({ design, plans }, assets)
  if (!shape) return null
  const light = films.find((film) => computeLuminance(film) > LIGHT)
  const dark = films.find((film) => computeLuminance(film) <= LIGHT)
  const film = light ?? dark ?? '#ffffff'
  const specimen = specimenOf({ design, plans }, assets) ?? shape
  const files = new Map([
    ['', renderFilmPicture(specimen, { film, ground: light ? groundOf(design) : PAPER })],
  ])
  if (!design.scene) return files
  const lightest = films.toSorted((a, b) => computeLuminance(b) - computeLuminance(a))[0]
  const onScene = (DARK_SCENES.has(design.scene) ? lightest : dark) ?? film
  const thinned = dropRedundantPoints(shape, SCENE_CHORD)
  const palette = palettes[design.palette]
  const drawing = {
    layers: [makeLayer('motif', onScene, thinned)],
    contour: thinned,
    border: onScene,
    palette,
  }
  files.set(`-${design.scene}`, renderInScene(drawing, design.scene))
  return files
}

/**
 * Chooses the background for white film: a dark colour of the design's palette. If white doesn't stand out on any of the palette's colours,
 * the background is glass.
 */
function groundOf({ palette }: Design): Colour {
  const { main, second, ink } = palettes[palette]
  return (
    [main, second, ink].find(
      (colour) => computeLuminance(colour) < 0.2 && computeLuminance(colour) > 0.015,
    ) ?? GLASS
  )
}

/** Draws the text in every lettering style in which the product is sold, one below the other. Null if there is only one style. */
function specimenOf({ design, plans }: Pictured, assets: DrawingAssets): Shape | null {
  const byHand = Map.groupBy(plans, ({ plan }) => (plan.kind === 'design' ? handOf(plan.design) : null))
  byHand.delete(null)
  if (byHand.size < 2) return null
  let below = 0
  return [...byHand.values()].flatMap((ofHand) => {
    const shape = shapeOf({ design, plans: ofHand }, assets) ?? []
    const { height, cx, cy } = measureBox(shape)
    const top = below
    below += height + WIDTH * LINE_GAP
    return shape.map((ring) => ring.map(({ x, y }) => ({ x: x - cx, y: y - cy + height / 2 + top })))
  })
}

function handOf(design: Record<string, unknown>): string | null {
  const shown = parseStoredDescription(design)
  return shown.kind === 'film' && shown.film.drawing.kind === 'lettering' ? shown.film.drawing.hand : null
}

/** Returns the shape to cut, with the product's own text instead of an example of a buyer's text. */
function shapeOf({ design, plans }: Pictured, assets: DrawingAssets): Shape | null {
  const [first] = plans
  const shown = first?.plan.kind === 'design' ? parseStoredDescription(first.plan.design) : null
  if (shown?.kind !== 'film') return null
  const made = makeFilmDecal(
    { ...shown.film, drawing: ofOwnWords(shown.film.drawing, design) },
    design,
    { widthMm: WIDTH, cutKind: 'kiss' },
    assets,
  )
  return made.ok ? (made.decal.film?.contours.map((path) => flattenPath(path, 0.01)) ?? null) : null
}

function ofOwnWords(drawing: FilmDesign['drawing'], { words }: Design): FilmDesign['drawing'] {
  if (drawing.kind !== 'lettering') return drawing
  const { capMm: _sold, ...plain } = drawing
  return { ...plain, lines: words }
}
