import { contrast, readable, type Colour } from '../colour.ts'
import { insideLayer, layer, type Layer } from '../drawing.ts'
import { fillHoles, grow, subtract, union } from '../geometry/booleans.ts'
import { printable, printableAt, printableDrawing } from '../geometry/printable.ts'
import { areaOf, boxOf, scale, shift, type Shape } from '../geometry/shape.ts'
import type { Palette } from '../palettes.ts'
import { CODE_SET } from './code-motif.ts'
import { DRAWN } from './drawn/drawn-motifs.ts'
import { INK } from './drawn/paintings/painting.ts'
import type { Motif } from './motif.ts'
import { bodyOf, isOutline, wholeOf } from './silhouette.ts'
import { subjectColour } from './subject-colours.ts'

/** A motif's place in mm, and the colour behind it. `halo` is the width in mm of a rim around the motif. */
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
/**
 * plain: one colour. inked: a coloured body with ink lines. duo: an ink drawing on a coloured body. stack: like inked, with a heavy
 * outline.
 */
export type Dress = 'plain' | 'inked' | 'duo' | 'stack'

// A motif is a line drawing if its body is larger than its drawing by this factor.
const OUTLINE = 1.45

/** Draws a motif into its place, with a contrast of at least 3:1 between lines and background. */
export function dressMotif(motif: Motif, dress: Dress, place: Place, palette: Palette): Layer[] {
  if (motif.pieces) return dressPieces(motif, motif.pieces, dress, place, palette)
  const whole = wholeOf(motif)
  const box = boxOf(whole)
  const k = Math.min(place.width / box.width, place.height / box.height)
  const put = (shape: Shape): Shape => shift(scale(shift(shape, -box.cx, -box.cy), k), place.cx, place.cy)
  const printed = (shape: Shape): Shape =>
    shift(printableAt(shape, k), place.cx - box.cx * k, place.cy - box.cy * k)
  const tint = tintOf(motif)
  if (isPainted(motif)) return coloured(motif, put, printed, place, palette)
  const glyph = printableDrawing(put(whole))
  const figure: Figure = { motif, glyph, body: put(bodyOf(motif)), tint }
  const { body } = figure
  if (dress === 'plain') return plain(figure, place, palette)
  // A solid glyph has no lines that could be in ink.
  if (dress === 'duo' && areaOf(body) >= areaOf(glyph) * 1.08) return duo(figure, place, palette)
  if (dress !== 'stack') return inked(figure, place, palette, 1)
  return [
    layer('motif', palette.ink, fillHoles(grow(body, 4.2))),
    ...inked(figure, { ...place, ground: palette.ink, halo: 2.6 }, palette, 1.2),
  ]
}

// The gap between two pieces of one colour, in mm.
const SEAM = 0.8

/** Draws a composite. Each piece has its own colour and outline, so that, for example, a rider stands out from the horse. */
function dressPieces(
  motif: Motif,
  pieces: readonly Motif[],
  dress: Dress,
  place: Place,
  palette: Palette,
): Layer[] {
  const box = boxOf(union(...pieces.map(wholeOf)))
  const k = Math.min(place.width / box.width, place.height / box.height)
  const put = (shape: Shape): Shape => shift(scale(shift(shape, -box.cx, -box.cy), k), place.cx, place.cy)
  const figures = pieces.map((piece): Figure => {
    const glyph = printableDrawing(put(wholeOf(piece)))
    return {
      motif: piece,
      glyph,
      body: isPainted(piece) ? fillHoles(glyph) : put(bodyOf(piece)),
      tint: tintOf(piece),
    }
  })
  const bodies = union(...figures.map(({ body }) => body))
  const toneOf = (piece: Motif): Palette =>
    piece.name === motif.name ? palette : { ...palette, accent: palette.second, second: palette.accent }
  if (dress === 'plain') {
    // The other pieces get a tone that differs from the first piece's.
    const placeOf = (piece: Motif): Place =>
      piece.name === motif.name || place.tint ? place : { ...place, usual: palette.second }
    return figures.flatMap((figure, i) => {
      const above = union(...figures.slice(i + 1).map(({ body }) => body))
      const visible = (shape: Shape): Shape => printable(subtract(shape, grow(above, SEAM)))
      if (isPainted(figure.motif))
        return figure.motif.parts.map((part) =>
          layer('motif', part.colour ?? paintColour(place, palette), visible(put(part.shape))),
        )
      return [
        layer(
          'motif',
          figure.tint ?? plainColour(figure.motif, placeOf(figure.motif), toneOf(figure.motif)),
          visible(figure.glyph),
        ),
      ]
    })
  }
  const { halo, ...free } = place
  const line = dress === 'stack' ? 1.2 : 1
  const rim = grow(bodies, line)
  const edge =
    dress === 'stack'
      ? [
          layer('motif', palette.ink, fillHoles(grow(bodies, 4.2))),
          layer('motif', palette.paper, grow(bodies, 2.6)),
        ]
      : [layer('motif', palette.paper, grow(rim, halo === undefined ? 1 : Math.max(0.4, halo - line)))]
  return [
    ...edge,
    ...figures.flatMap((figure) =>
      isPainted(figure.motif)
        ? [
            layer('motif', palette.ink, grow(figure.body, line)),
            ...figure.motif.parts.map((part) =>
              insideLayer('motif', part.colour ?? paintColour(place, palette), printable(put(part.shape))),
            ),
          ]
        : inked(figure, { ...free, ground: palette.paper }, toneOf(figure.motif), line),
    ),
  ]
}

/**
 * Chooses the design's colour in a painting: the first one that contrasts with the painting's ink lines and, if possible, with the
 * background.
 */
function paintColour({ ground }: Place, { main, accent, second, pale }: Palette): Colour {
  const vivid = [main, accent, second, pale].filter((colour) => contrast(colour, INK) >= 2.2)
  return vivid.find((colour) => contrast(colour, ground) >= 1.6) ?? vivid[0] ?? main
}

const isPainted = (motif: Motif): boolean =>
  motif.parts.some((part) => part.colour !== null) && tintOf(motif) === null

/** A placed motif: the motif, its drawing, and its body with small gaps filled. */
type Figure = { motif: Motif; glyph: Shape; body: Shape; tint: Colour | null }

/** Returns the colour that applies to the body of a single-colour line drawing, whose lines stay in ink. */
function tintOf(motif: Motif): Colour | null {
  const [part, ...others] = motif.parts
  const isOne = others.every(({ colour }) => colour === part?.colour)
  return part && isOne && isOutline(motif) ? part.colour : null
}

function plain({ motif, glyph, body, tint }: Figure, place: Place, palette: Palette): Layer[] {
  return [
    // On a background of one colour, the halo is a gap between the motif and the one behind it.
    ...(place.halo === undefined ? [] : [layer('motif', place.ground, grow(body, place.halo))]),
    layer('motif', tint ?? plainColour(motif, place, palette), glyph),
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

function inked({ motif, glyph, body, tint }: Figure, place: Place, palette: Palette, line: number): Layer[] {
  const outline = grow(body, line)
  const needsHalo = contrast(palette.ink, place.ground) < 3 || place.halo !== undefined
  const halo = needsHalo
    ? [layer('motif', palette.paper, grow(outline, place.halo === undefined ? 1 : place.halo - line))]
    : []
  const colour = tint ?? bodyColour(motif, palette)
  // A line drawing has ink lines on a coloured body. A black dog has a coat of ink.
  const isInk =
    tint !== null ||
    (motif.set === DRAWN && isOutline(motif) && !motif.isPlain) ||
    areaOf(body) > areaOf(glyph) * OUTLINE
  const drawn = isInk
    ? [insideLayer('motif', colour, body), insideLayer('motif', palette.ink, glyph)]
    : [insideLayer('motif', colour, glyph)]
  return [...halo, layer('motif', palette.ink, outline), ...drawn]
}

function duo({ motif, glyph, body, tint }: Figure, place: Place, palette: Palette): Layer[] {
  const accent = tint ?? bodyColour(motif, palette)
  const halo =
    contrast(palette.ink, place.ground) < 3 || place.halo !== undefined
      ? [layer('motif', palette.paper, grow(union(body, glyph), place.halo ?? 1.1))]
      : []
  return [...halo, layer('motif', accent, body), layer('motif', palette.ink, glyph)]
}

function coloured(
  motif: Motif,
  put: (shape: Shape) => Shape,
  printed: (shape: Shape) => Shape,
  place: Place,
  palette: Palette,
): Layer[] {
  const body = fillHoles(printed(wholeOf(motif)))
  const role = motif.set === CODE_SET ? 'code' : 'motif'
  const paint = paintColour(place, palette)
  return [
    layer('motif', palette.paper, grow(body, place.halo ?? 2)),
    layer('motif', palette.ink, grow(body, 0.9)),
    ...motif.parts.map((part) =>
      insideLayer(
        role,
        part.colour ?? (role === 'code' ? palette.main : paint),
        role === 'code' ? put(part.shape) : printed(part.shape),
      ),
    ),
  ]
}
