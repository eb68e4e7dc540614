import { contrast, readable, type Colour } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { fillHoles, grow, thin, union } from '../geometry/booleans.ts'
import { printable } from '../geometry/printable.ts'
import { areaOf, boxOf, scale, shift, type Shape } from '../geometry/shape.ts'
import type { Palette } from '../palettes.ts'
import { CODE_SET } from './code-motif.ts'
import { DRAWN } from './drawn/drawn-motifs.ts'
import type { Motif } from './motif.ts'
import { bodyOf, isOutline, wholeOf } from './silhouette.ts'
import { subjectColour } from './subject-colours.ts'

/** A motif's place in mm and the colour behind it; `halo` is the width in mm of a rim of paper around it. */
export type Place = {
  cx: number
  cy: number
  width: number
  height: number
  ground: Colour
  halo?: number
  /** Colour of a single-colour motif, instead of its subject's own colour. */
  tint?: Colour
  /** Colour of a single-colour motif whose subject has no colour of its own. */
  usual?: Colour
}
/** plain: one colour; inked: coloured body with ink lines; duo: ink drawing on a coloured body; stack: inked with a heavy outline. */
export type Dress = 'plain' | 'inked' | 'duo' | 'stack'

// A motif whose body is larger than its drawing by this factor counts as a line drawing.
const OUTLINE = 1.45
// A deviation in mm that is too small to see.
const UNSEEN = 0.02

/** Draws a motif into its place, with a contrast of at least 3:1 between lines and background. */
export function dressMotif(motif: Motif, dress: Dress, place: Place, palette: Palette): Layer[] {
  const whole = wholeOf(motif)
  const box = boxOf(whole)
  const k = Math.min(place.width / box.width, place.height / box.height)
  const put = (shape: Shape): Shape => shift(scale(shift(shape, -box.cx, -box.cy), k), place.cx, place.cy)
  const glyph = printable(thin(put(whole), UNSEEN))
  if (motif.parts.some((part) => part.colour !== null)) return coloured(motif, put, glyph, place, palette)
  const figure: Figure = { motif, glyph, body: put(bodyOf(motif)) }
  const { body } = figure
  if (dress === 'plain') return plain(figure, place, palette)
  // A solid glyph has no lines to put in ink.
  if (dress === 'duo' && areaOf(body) >= areaOf(glyph) * 1.08) return duo(figure, place, palette)
  if (dress !== 'stack') return inked(figure, place, palette, 1)
  return [
    layer('motif', palette.ink, fillHoles(grow(body, 4.2))),
    ...inked(figure, { ...place, ground: palette.ink, halo: 2.6 }, palette, 1.2),
  ]
}

/** A placed motif: as drawn, and its body without the small gaps. */
type Figure = { motif: Motif; glyph: Shape; body: Shape }

function plain({ motif, glyph, body }: Figure, place: Place, palette: Palette): Layer[] {
  return [
    // On a single-colour background, a halo is a gap that separates the glyph from the glyph behind it.
    ...(place.halo === undefined ? [] : [layer('motif', place.ground, grow(body, place.halo))]),
    layer('motif', plainColour(motif, place, palette), glyph),
  ]
}

function plainColour(motif: Motif, place: Place, palette: Palette): Colour {
  if (place.tint) return place.tint
  const subject = subjectColour(motif.name)
  return readable(
    place.ground,
    [
      ...(subject ? [subject] : []),
      ...(place.usual ? [place.usual] : []),
      palette.main,
      palette.ink,
      palette.accent,
      palette.paper,
    ],
    3,
  )
}

function bodyColour(motif: Motif, palette: Palette): Colour {
  const subject = subjectColour(motif.name)
  // A subject keeps its own colour, even if one of the palette's colours would contrast more.
  if (subject && contrast(subject, palette.ink) >= 2) return subject
  return readable(palette.ink, [palette.accent, palette.second, palette.pale], 3.4)
}

function inked({ motif, glyph, body }: Figure, place: Place, palette: Palette, line: number): Layer[] {
  const outline = grow(body, line)
  const needsHalo = contrast(palette.ink, place.ground) < 3 || place.halo !== undefined
  const halo = needsHalo
    ? [layer('motif', palette.paper, grow(outline, place.halo === undefined ? 1 : place.halo - line))]
    : []
  const colour = bodyColour(motif, palette)
  // A line drawing keeps its lines in ink on a coloured body, and a black dog its black coat.
  const isInk = (motif.set === DRAWN && isOutline(motif)) || areaOf(body) > areaOf(glyph) * OUTLINE
  const drawn = isInk
    ? [layer('motif', colour, body), layer('motif', palette.ink, glyph)]
    : [layer('motif', colour, glyph)]
  return [...halo, layer('motif', palette.ink, outline), ...drawn]
}

function duo({ motif, glyph, body }: Figure, place: Place, palette: Palette): Layer[] {
  const accent = bodyColour(motif, palette)
  const halo =
    contrast(palette.ink, place.ground) < 3 || place.halo !== undefined
      ? [layer('motif', palette.paper, grow(union(body, glyph), place.halo ?? 1.1))]
      : []
  return [...halo, layer('motif', accent, body), layer('motif', palette.ink, glyph)]
}

function coloured(
  motif: Motif,
  put: (shape: Shape) => Shape,
  glyph: Shape,
  place: Place,
  palette: Palette,
): Layer[] {
  const body = fillHoles(glyph)
  const role = motif.set === CODE_SET ? 'code' : 'motif'
  return [
    layer('motif', palette.paper, grow(body, place.halo ?? 2)),
    layer('motif', palette.ink, grow(body, 0.9)),
    ...motif.parts.map((part) => layer(role, part.colour ?? palette.main, put(part.shape))),
  ]
}
