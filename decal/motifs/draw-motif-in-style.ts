import { computeContrast, type Colour } from '../colour.ts'
import { makeInsideLayer, makeLayer, type Layer } from '../drawing.ts'
import { fillHoles, growRound, subtract, union } from '../geometry/shape-operations.ts'
import { makePrintable, makePrintableAtScale, makeDrawingPrintable } from '../geometry/make-printable.ts'
import {
  type Box,
  computeShapeArea,
  measureBox,
  scaleShape,
  translateShape,
  type Shape,
} from '../geometry/shape.ts'
import type { Palette } from '../palettes.ts'
import { QR_CODE_SET } from './qr-motif.ts'
import { DRAWN_MOTIF_SET } from './drawn/drawn-motifs.ts'
import type { Motif } from './motif.ts'
import { computeMotifBody, isOutlineDrawing, unionMotifParts } from './silhouette.ts'
import { chooseBodyColour, hasNaturalColour, choosePaintColour, choosePlainColour } from './motif-colours.ts'
import { applyTone } from './apply-tone.ts'

/** A motif's place in mm, and the colour behind the motif. `halo` is the width in mm of a rim around the motif. */
export type MotifPlace = {
  cx: number
  cy: number
  width: number
  height: number
  ground: Colour
  halo?: number
  /** A colour that replaces a single-colour motif's usual colour, such as the grey of an elephant. */
  tint?: Colour
  /** The colour of a single-colour motif if the motif has no usual colour, or if its usual colour has too little contrast. */
  usual?: Colour
}
/**
 * plain: one colour. inked: a coloured body with ink lines. duo: an ink drawing on a coloured body. stack: like inked, with a heavy
 * outline.
 */
export type MotifStyle = 'plain' | 'inked' | 'duo' | 'stack'

// The minimum ratio of body area to line area at which a motif counts as a line drawing.
const OUTLINE = 1.45

/** Draws a motif into its place, with a contrast of at least 3:1 between lines and background. */
export function drawMotifInStyle(
  motif: Motif,
  dress: MotifStyle,
  place: MotifPlace,
  palette: Palette,
): Layer[] {
  if (motif.pieces) return dressPieces(motif, motif.pieces, dress, place, palette)
  const whole = unionMotifParts(motif)
  const box = measureBox(whole)
  const k = Math.min(place.width / box.width, place.height / box.height)
  const put = (shape: Shape): Shape =>
    translateShape(scaleShape(translateShape(shape, -box.cx, -box.cy), k), place.cx, place.cy)
  const printed = (shape: Shape): Shape =>
    translateShape(makePrintableAtScale(shape, k), place.cx - box.cx * k, place.cy - box.cy * k)
  const tint = tintOf(motif)
  if (isPainted(motif)) return coloured(motif, put, printed, place, palette)
  const glyph = makeDrawingPrintable(put(whole))
  const figure: Figure = { motif, glyph, body: put(computeMotifBody(motif)), tint }
  const { body } = figure
  if (dress === 'plain' && !hasNaturalColour(motif, place, palette)) return plain(figure, place, palette)
  // A solid motif has no lines that could be drawn in ink.
  if ((dress === 'duo' || dress === 'plain') && computeShapeArea(body) >= computeShapeArea(glyph) * 1.08)
    return duo(figure, place, palette)
  if (dress !== 'stack') return inked(figure, place, palette, 1)
  return [
    makeLayer('motif', palette.ink, fillHoles(growRound(body, 4.2))),
    ...inked(figure, { ...place, ground: palette.ink, halo: 2.6 }, palette, 1.2),
  ]
}

// The gap between two pieces of one colour, in mm.
const SEAM = 0.8

/** Draws a composite. Each piece has its own colour and outline, so that a rider, for example, stands out from the horse. */
function dressPieces(
  motif: Motif,
  pieces: readonly Motif[],
  dress: MotifStyle,
  place: MotifPlace,
  palette: Palette,
): Layer[] {
  const put = fitBoxToPlace(measureBox(union(...pieces.map(unionMotifParts))), place)
  const figures = pieces.map((piece): Figure => {
    const glyph = makeDrawingPrintable(put(unionMotifParts(piece)))
    return {
      motif: piece,
      glyph,
      body: isPainted(piece) ? fillHoles(glyph) : put(computeMotifBody(piece)),
      tint: tintOf(piece),
    }
  })
  const bodies = union(...figures.map(({ body }) => body))
  const toneOf = (piece: Motif): Palette =>
    piece.name === motif.name ? palette : { ...palette, accent: palette.second, second: palette.accent }
  if (dress === 'plain') {
    // Pieces after the first get another tone, to stand out from the first piece.
    const placeOf = (piece: Motif): MotifPlace =>
      piece.name === motif.name || place.tint ? place : { ...place, usual: palette.second }
    return figures.flatMap((figure, i) => {
      const above = union(...figures.slice(i + 1).map(({ body }) => body))
      const visible = (shape: Shape): Shape => makePrintable(subtract(shape, growRound(above, SEAM)))
      if (isPainted(figure.motif))
        return figure.motif.parts.map((part) =>
          makeLayer(
            'motif',
            part.colour ?? applyTone(choosePaintColour(figure.motif, place, palette), part.tone),
            visible(put(part.shape)),
          ),
        )
      return [
        makeLayer(
          'motif',
          figure.tint ?? choosePlainColour(figure.motif, placeOf(figure.motif), toneOf(figure.motif)),
          visible(figure.glyph),
        ),
      ]
    })
  }
  const { halo, ...free } = place
  const line = dress === 'stack' ? 1.2 : 1
  const rim = growRound(bodies, line)
  const edge =
    dress === 'stack'
      ? [
          makeLayer('motif', palette.ink, fillHoles(growRound(bodies, 4.2))),
          makeLayer('motif', palette.paper, growRound(bodies, 2.6)),
        ]
      : [
          makeLayer(
            'motif',
            palette.paper,
            growRound(rim, halo === undefined ? 1 : Math.max(0.4, halo - line)),
          ),
        ]
  return [
    ...edge,
    ...figures.flatMap((figure) =>
      isPainted(figure.motif)
        ? [
            makeLayer('motif', palette.ink, growRound(figure.glyph, line)),
            ...figure.motif.parts.map((part) =>
              makeInsideLayer(
                'motif',
                part.colour ?? applyTone(choosePaintColour(figure.motif, place, palette), part.tone),
                makePrintable(put(part.shape)),
              ),
            ),
          ]
        : inked(figure, { ...free, ground: palette.paper }, toneOf(figure.motif), line),
    ),
  ]
}

function fitBoxToPlace(box: Box, place: MotifPlace): (shape: Shape) => Shape {
  const k = Math.min(place.width / box.width, place.height / box.height)
  return (shape) => translateShape(scaleShape(translateShape(shape, -box.cx, -box.cy), k), place.cx, place.cy)
}

/** Whether a motif has colours of its own, which replace the design's colours. */
export const isPainted = (motif: Motif): boolean =>
  motif.parts.some((part) => part.colour !== null) && tintOf(motif) === null

/** A placed motif, with its drawing, and its body with small gaps filled. */
type Figure = { motif: Motif; glyph: Shape; body: Shape; tint: Colour | null }

/** Returns the colour for the body of a line drawing that has a single colour. The lines stay in ink. Null for any other motif. */
function tintOf(motif: Motif): Colour | null {
  const [part, ...others] = motif.parts
  const isOne = others.every(({ colour }) => colour === part?.colour)
  return part && isOne && isOutlineDrawing(motif) ? part.colour : null
}

function plain({ motif, glyph, body, tint }: Figure, place: MotifPlace, palette: Palette): Layer[] {
  return [
    // The halo has the background's colour, so it looks like a gap between the motif and whatever is behind it.
    ...(place.halo === undefined ? [] : [makeLayer('motif', place.ground, growRound(body, place.halo))]),
    makeLayer('motif', tint ?? choosePlainColour(motif, place, palette), glyph),
  ]
}

function inked(
  { motif, glyph, body, tint }: Figure,
  place: MotifPlace,
  palette: Palette,
  line: number,
): Layer[] {
  const outline = growRound(body, line)
  const needsHalo = computeContrast(palette.ink, place.ground) < 3 || place.halo !== undefined
  const halo = needsHalo
    ? [
        makeLayer(
          'motif',
          palette.paper,
          growRound(outline, place.halo === undefined ? 1 : place.halo - line),
        ),
      ]
    : []
  const colour = tint ?? chooseBodyColour(motif, palette)
  // A line drawing has ink lines on a coloured body. A black animal is the exception: its body is ink.
  const isInk =
    tint !== null ||
    (motif.set === DRAWN_MOTIF_SET && isOutlineDrawing(motif) && !motif.isPlain) ||
    computeShapeArea(body) > computeShapeArea(glyph) * OUTLINE
  const drawn = isInk
    ? [makeInsideLayer('motif', colour, body), makeInsideLayer('motif', palette.ink, glyph)]
    : [makeInsideLayer('motif', colour, glyph)]
  return [...halo, makeLayer('motif', palette.ink, outline), ...drawn]
}

function duo({ motif, glyph, body, tint }: Figure, place: MotifPlace, palette: Palette): Layer[] {
  const accent = tint ?? chooseBodyColour(motif, palette)
  const halo =
    computeContrast(palette.ink, place.ground) < 3 || place.halo !== undefined
      ? [makeLayer('motif', palette.paper, growRound(union(body, glyph), place.halo ?? 1.1))]
      : []
  return [...halo, makeLayer('motif', accent, body), makeLayer('motif', palette.ink, glyph)]
}

function coloured(
  motif: Motif,
  put: (shape: Shape) => Shape,
  printed: (shape: Shape) => Shape,
  place: MotifPlace,
  palette: Palette,
): Layer[] {
  const whole = printed(unionMotifParts(motif))
  const role = motif.set === QR_CODE_SET ? 'code' : 'motif'
  const paint = choosePaintColour(motif, place, palette)
  return [
    makeLayer('motif', palette.paper, fillHoles(growRound(whole, place.halo ?? 2))),
    makeLayer('motif', palette.ink, growRound(whole, 0.9)),
    ...motif.parts.map((part) =>
      makeInsideLayer(
        role,
        part.colour ?? (role === 'code' ? palette.main : applyTone(paint, part.tone)),
        role === 'code' ? put(part.shape) : printed(part.shape),
      ),
    ),
  ]
}
