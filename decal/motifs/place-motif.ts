import { growRound, subtract, union } from '../geometry/shape-operations.ts'
import { measureBox, scaleShape, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import type { Motif, MotifPart } from './motif.ts'
import { computeMotifBody, unionMotifParts, createMotifWithBody } from './silhouette.ts'

// The size of the field on which composites are built, in the composites' own unit.
export const COMPOSITE_FIELD_SIZE = 100
// The gap between two motifs of the same colour, in the unit of the field.
export const MOTIF_GAP = 2.2

export type MotifBox = { cx: number; cy: number; width: number; height: number }
/** A placed motif: its parts, the body that hides whatever is behind it, and the motifs that it consists of. */
export type PlacedMotif = { parts: MotifPart[]; body: Shape; pieces: readonly Motif[] }
type Move = (shape: Shape) => Shape

const movedParts = (parts: readonly MotifPart[], move: Move): MotifPart[] =>
  parts.map((part) => ({ ...part, shape: move(part.shape) }))

/** Moves each piece of a motif. A motif that isn't a composite counts as a single piece. */
const movedPieces = (motif: Motif, move: Move): Motif[] =>
  (motif.pieces ?? [motif]).map((piece) =>
    createMotifWithBody({ ...piece, parts: movedParts(piece.parts, move) }, move(computeMotifBody(piece))),
  )

export function moveMotif({ parts, body, pieces }: PlacedMotif, dx: number, dy: number): PlacedMotif {
  const move: Move = (shape) => translateShape(shape, dx, dy)
  return {
    parts: movedParts(parts, move),
    body: move(body),
    pieces: pieces.map((piece) => movedPieces(piece, move)).flat(),
  }
}

export function mirrorMotif(motif: Motif): Motif {
  const move: Move = (shape) => translateShape(scaleShape(shape, -1, 1), motif.size, 0)
  return {
    ...motif,
    parts: movedParts(motif.parts, move),
    ...(motif.pieces ? { pieces: movedPieces(motif, move) } : {}),
  }
}

/** Returns a motif's width divided by its height. */
export function computeAspect(motif: Motif): number {
  const { width, height } = measureBox(unionMotifParts(motif))
  return width / Math.max(height, 1e-6)
}

/** Places a motif in the middle of the box `seat`, as large as fits. `degrees` is the angle by which the motif is rotated. */
export function placeMotif(motif: Motif, seat: MotifBox, degrees = 0): PlacedMotif {
  const move = (shape: Shape): Shape => rotateShape(shape, degrees)
  const box = measureBox(move(unionMotifParts(motif)))
  const k = Math.min(seat.width / box.width, seat.height / box.height)
  const put = (shape: Shape): Shape =>
    translateShape(scaleShape(translateShape(move(shape), -box.cx, -box.cy), k), seat.cx, seat.cy)
  return {
    parts: movedParts(motif.parts, put),
    body: put(union(computeMotifBody(motif), unionMotifParts(motif))),
    pieces: movedPieces(motif, put),
  }
}

/** Returns the parts of a motif that remain visible behind another motif. */
export function listVisibleParts(back: PlacedMotif, front: PlacedMotif): MotifPart[] {
  const hidden = growRound(front.body, MOTIF_GAP)
  return back.parts
    .map((part) => ({ ...part, shape: subtract(part.shape, hidden) }))
    .filter((part) => part.shape.length > 0)
}

/** Combines parts into one motif, named like `motif`. */
export function joinMotifParts({ set, name }: Motif, parts: MotifPart[]): Motif {
  const box = measureBox(parts.flatMap((part) => part.shape))
  const size = Math.max(box.width, box.height)
  return {
    set,
    name,
    size,
    parts: parts.map((part) => ({ ...part, shape: translateShape(part.shape, -box.left, -box.top) })),
  }
}

/** Combines placed motifs, from back to front, into one motif that is named like `motif`. There is a gap between the placed motifs. */
export function joinPlacedMotifs(motif: Motif, placed: readonly PlacedMotif[]): Motif {
  let above: Shape = []
  const parts = placed.toReversed().flatMap((one) => {
    const visible =
      above.length === 0 ? one.parts : listVisibleParts(one, { parts: [], body: above, pieces: [] })
    above = union(above, one.body)
    return visible.toReversed()
  })
  const joined = joinMotifParts(motif, parts.toReversed())
  const { left, top } = measureBox(parts.flatMap((part) => part.shape))
  const pieces = placed.flatMap((one) => moveMotif(one, -left, -top).pieces)
  return { ...joined, pieces }
}
