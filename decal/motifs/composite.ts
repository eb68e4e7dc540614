import { growRound, subtract } from '../geometry/shape-operations.ts'
import { measureBox, type Shape } from '../geometry/shape.ts'
import { coilMotifAround, findCoilKind } from './coil.ts'
import { drawCrossedMotifs, computeSlant } from './copies.ts'
import type { Motif, MotifPart } from './motif.ts'
import { seatRider } from './ride-and-stand.ts'
import {
  computeAspect,
  listVisibleParts,
  COMPOSITE_FIELD_SIZE,
  MOTIF_GAP,
  joinMotifParts,
  joinPlacedMotifs,
  moveMotif,
  placeMotif,
  type PlacedMotif,
} from './place-motif.ts'
import { applyTone } from './apply-tone.ts'
import { placeHeldMotif, placeWornMotif } from './wear-and-hold.ts'

/** Ways to combine two motifs into one picture: the first wears the second, holds it, and so on. */
export const motifRelations = ['worn', 'held', 'wrapped', 'inside', 'crossed', 'rides'] as const
export type MotifRelation = (typeof motifRelations)[number]

export function joinMotifs(first: Motif, second: Motif, joint: MotifRelation): Motif {
  switch (joint) {
    case 'crossed':
      return drawCrossedMotifs(first, second)
    case 'worn':
      return placeWornMotif(first, second)
    case 'held':
      return placeHeldMotif(first, second)
    case 'wrapped':
      return wrapped(first, second)
    case 'inside':
      return inside(first, second)
    case 'rides':
      return seatRider(first, second)
  }
}

/** Places one motif large behind another. The back motif extends slightly below the front motif. */
export function placeMotifBehind(front: Motif, back: Motif): Motif {
  const large = placeMotif(back, { cx: 0, cy: 0, width: COMPOSITE_FIELD_SIZE, height: COMPOSITE_FIELD_SIZE })
  const small = placeMotif(front, {
    cx: 0,
    cy: COMPOSITE_FIELD_SIZE * 0.13,
    width: COMPOSITE_FIELD_SIZE * 0.94,
    height: COMPOSITE_FIELD_SIZE * 0.78,
  })
  return joinPlacedMotifs(front, [large, small])
}

// How far the motifs in front of a flag are from its middle, as a share of its width, so that the emblem stays visible.
const ASIDE = 0.44

/** Places motifs to the left and right in front of a flag or symbol and leaves its middle free. */
export function placeBesideEmblem(back: Motif, sides: readonly Motif[]): Motif {
  const large = placeMotif(back, {
    cx: 0,
    cy: 0,
    width: COMPOSITE_FIELD_SIZE * 1.3,
    height: COMPOSITE_FIELD_SIZE,
  })
  const box = measureBox(large.body)
  const placed = sides.map((motif, i): PlacedMotif => {
    const seat = { cx: 0, cy: 0, width: box.width * 0.5, height: box.height * 0.98 }
    const one = placeMotif(motif, seat)
    const own = measureBox(one.body)
    const at = sides.length === 1 ? 0 : i / (sides.length - 1) - 0.5
    return moveMotif(
      one,
      box.cx + at * 2 * ASIDE * box.width - own.cx,
      box.bottom + box.height * 0.16 - own.bottom,
    )
  })
  return joinPlacedMotifs(back, [large, ...placed])
}

// The height of a side motif as a share of the middle motif's height.
const FLANK = 0.66
// The share of a side motif's width that the middle motif hides.
const HIDDEN = 0.22
// The size of crossed motifs, relative to the motif in front of them.
const CROSSED = 1.12

/**
 * Places a motif in the middle and smaller motifs beside it on the same baseline. Side motifs for which `crossed` is set go behind the
 * middle motif.
 */
export function flankMotif(middle: Motif, sides: readonly { motif: Motif; crossed: boolean }[]): Motif {
  const height = COMPOSITE_FIELD_SIZE / Math.max(1, computeAspect(middle))
  const front = placeMotif(middle, { cx: 0, cy: 0, width: COMPOSITE_FIELD_SIZE, height })
  const box = measureBox(front.body)
  const placed: PlacedMotif[] = []
  let [left, right] = [box.left, box.right]
  let toLeft = true
  for (const { motif, crossed: isCrossed } of sides) {
    if (isCrossed) {
      const wide = Math.max(box.width, box.height) * CROSSED
      placed.push(placeMotif(motif, { cx: 0, cy: box.cy, width: wide, height: wide }))
      continue
    }
    const one = placeMotif(motif, {
      cx: 0,
      cy: 0,
      width: COMPOSITE_FIELD_SIZE * 0.8,
      height: box.height * FLANK,
    })
    const size = measureBox(one.body)
    const lap = size.width * HIDDEN
    const cx = toLeft ? left - size.width / 2 + lap : right + size.width / 2 - lap
    placed.push(moveMotif(one, cx - size.cx, box.bottom - size.bottom))
    if (toLeft) left -= size.width - lap
    else right += size.width - lap
    toLeft = !toLeft
  }
  return joinPlacedMotifs(middle, [...placed, front])
}

export function tintMotif({ pieces, ...motif }: Motif, colour: string): Motif {
  const tinted = (parts: readonly MotifPart[]): MotifPart[] =>
    parts.map((part) => ({ ...part, colour: part.colour ?? applyTone(colour, part.tone) }))
  return {
    ...motif,
    parts: tinted(motif.parts),
    ...(pieces ? { pieces: pieces.map((piece) => ({ ...piece, parts: tinted(piece.parts) })) } : {}),
  }
}

/**
 * Winds the first motif around the second if the engine can draw the first motif as a coil. If it can't, the upper half of the second motif
 * is drawn behind the first motif, and its lower half in front.
 */
function wrapped(first: Motif, thing: Motif): Motif {
  const kind = findCoilKind(first)
  if (kind) return coilMotifAround(first, kind, thing)
  const height = COMPOSITE_FIELD_SIZE / computeAspect(first)
  const who = placeMotif(first, { cx: 0, cy: 0, width: COMPOSITE_FIELD_SIZE, height })
  const tall = Math.max(height, COMPOSITE_FIELD_SIZE * 0.9) * 1.24
  const what = placeMotif(
    thing,
    { cx: 0, cy: 0, width: COMPOSITE_FIELD_SIZE * 0.9, height: tall },
    computeSlant(thing) === 0 && isSlanted(thing) ? -45 : 0,
  )
  const half: Shape = [
    [
      { x: -COMPOSITE_FIELD_SIZE * 2, y: -COMPOSITE_FIELD_SIZE * 2 },
      { x: COMPOSITE_FIELD_SIZE * 2, y: -COMPOSITE_FIELD_SIZE * 2 },
      { x: COMPOSITE_FIELD_SIZE * 2, y: 0 },
      { x: -COMPOSITE_FIELD_SIZE * 2, y: 0 },
    ],
  ]
  const over = { parts: [], body: subtract(what.body, half), pieces: [] }
  const under = { parts: [], body: subtract(who.body, growRound(over.body, MOTIF_GAP)), pieces: [] }
  return joinMotifParts(first, [...listVisibleParts(what, under), ...listVisibleParts(who, over)])
}

/** Whether a motif is a long object drawn diagonally, as game-icons are. Such a motif fills little of its box. */
const isSlanted = (motif: Motif): boolean =>
  /sword|dagger|staff|spear|branch|axe|wand|arrow|tree|katana/.test(motif.name)

function inside(first: Motif, around: Motif): Motif {
  const height = COMPOSITE_FIELD_SIZE / computeAspect(around)
  const room = placeMotif(around, { cx: 0, cy: 0, width: COMPOSITE_FIELD_SIZE, height })
  const what = placeMotif(first, {
    cx: 0,
    cy: height * 0.04,
    width: COMPOSITE_FIELD_SIZE * 0.56,
    height: height * 0.62,
  })
  return joinPlacedMotifs(first, [room, what])
}
