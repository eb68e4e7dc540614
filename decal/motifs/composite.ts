import { grow, subtract, union } from '../geometry/booleans.ts'
import { boxOf, scale, shift, turn, type Shape } from '../geometry/shape.ts'
import type { Motif, MotifPart } from './motif.ts'
import { bodyOf, wholeOf } from './silhouette.ts'

/** How many of a motif are drawn, and how. */
export const copyCounts = ['one', 'two', 'three', 'crossed'] as const
export type CopyCount = (typeof copyCounts)[number]
/** How two motifs become one picture, the second worn, held … by the first. */
export const joints = ['worn', 'held', 'wrapped', 'inside', 'crossed'] as const
export type Joint = (typeof joints)[number]

// Composites are made on a field of this size; their unit is that of no icon set.
const FIELD = 100
// The gap that parts two motifs of one colour.
const GAP = 2.2

type Seat = { cx: number; cy: number; width: number; height: number }
/** A motif in its place: its parts, and the body that hides what is behind. */
type Placed = { parts: MotifPart[]; body: Shape }

/** A motif once, twice, three times or crossed with its mirror image, as one. */
export function copiesOf(motif: Motif, count: CopyCount): Motif {
  if (count === 'one') return motif
  if (count === 'crossed') return crossed(motif, motif)
  const aspect = aspectOf(motif)
  const width = count === 'two' ? FIELD * 0.5 : FIELD * 0.38
  const seat = (cx: number, k = 1): Seat => ({ cx, cy: 0, width: width * k, height: (width * k) / aspect })
  if (count === 'two') {
    const [left, right] = [placed(motif, seat(-width / 2 - 1)), placed(mirrored(motif), seat(width / 2 + 1))]
    return joined(motif, [...left.parts, ...right.parts])
  }
  const front = placed(motif, { ...seat(0, 1.16), cy: width * 0.12 })
  const back = [placed(motif, seat(-width * 0.86)), placed(mirrored(motif), seat(width * 0.86))]
  return joined(motif, [...back.flatMap((one) => behind(one, front)), ...front.parts])
}

/** Two motifs as one picture. */
export function joinMotifs(first: Motif, second: Motif, joint: Joint): Motif {
  switch (joint) {
    case 'crossed':
      return crossed(first, second)
    case 'worn':
      return worn(first, second)
    case 'held':
      return held(first, second)
    case 'wrapped':
      return wrapped(first, second)
    case 'inside':
      return inside(first, second)
  }
}

/** One on top of the other, which carries it. */
export function stacked(rider: Motif, carrier: Motif): Motif {
  const low = placed(carrier, { cx: 0, cy: 0, width: FIELD, height: FIELD * 0.6 })
  const box = boxOf(low.body)
  const high = placed(rider, { cx: 0, cy: 0, width: FIELD * 0.72, height: FIELD * 0.62 })
  const above = boxOf(high.body)
  const dy = box.top + box.height * 0.24 - above.bottom
  const front = moved(high, 0, dy)
  return joined(rider, [...behind(low, front), ...front.parts])
}

/** A motif large behind another. */
export function before(front: Motif, back: Motif): Motif {
  const large = placed(back, { cx: 0, cy: 0, width: FIELD, height: FIELD })
  const small = placed(front, { cx: 0, cy: FIELD * 0.12, width: FIELD * 0.7, height: FIELD * 0.66 })
  return joined(front, [...behind(large, small), ...small.parts])
}

// How tall those beside are, of the one in the middle, and how much of their width it hides.
const FLANK = 0.66
const HIDDEN = 0.22

/** A motif in the middle, others smaller at its sides on the same ground; crossed ones stand behind it. */
export function flanked(middle: Motif, sides: readonly { motif: Motif; crossed: boolean }[]): Motif {
  const height = FIELD / Math.max(1, aspectOf(middle))
  const front = placed(middle, { cx: 0, cy: 0, width: FIELD, height })
  const box = boxOf(front.body)
  const parts: MotifPart[] = []
  let [left, right] = [box.left, box.right]
  let toLeft = true
  for (const { motif, crossed: isCrossed } of sides) {
    if (isCrossed) {
      const wide = Math.max(box.width, box.height) * 1.3
      parts.push(...behind(placed(motif, { cx: 0, cy: box.cy, width: wide, height: wide }), front))
      continue
    }
    const one = placed(motif, { cx: 0, cy: 0, width: FIELD * 0.8, height: box.height * FLANK })
    const size = boxOf(one.body)
    const lap = size.width * HIDDEN
    const cx = toLeft ? left - size.width / 2 + lap : right + size.width / 2 - lap
    const placedOne = moved(one, cx - size.cx, box.bottom - size.bottom)
    parts.push(...behind(placedOne, front))
    if (toLeft) left -= size.width - lap
    else right += size.width - lap
    toLeft = !toLeft
  }
  return joined(middle, [...parts, ...front.parts])
}

const moved = ({ parts, body }: Placed, dx: number, dy: number): Placed => ({
  parts: parts.map((part) => ({ ...part, shape: shift(part.shape, dx, dy) })),
  body: shift(body, dx, dy),
})

export const mirrored = (motif: Motif): Motif => ({
  ...motif,
  parts: motif.parts.map((part) => ({ ...part, shape: shift(scale(part.shape, -1, 1), motif.size, 0) })),
})

/** A motif in a colour of its own. */
export const tinted = (motif: Motif, colour: string): Motif => ({
  ...motif,
  parts: motif.parts.map((part) => ({ ...part, colour: part.colour ?? colour })),
})

function aspectOf(motif: Motif): number {
  const { width, height } = boxOf(wholeOf(motif))
  return width / Math.max(height, 1e-6)
}

function placed(motif: Motif, seat: Seat, degrees = 0): Placed {
  const move = (shape: Shape): Shape => turn(shape, degrees)
  const box = boxOf(move(wholeOf(motif)))
  const k = Math.min(seat.width / box.width, seat.height / box.height)
  const put = (shape: Shape): Shape => shift(scale(shift(move(shape), -box.cx, -box.cy), k), seat.cx, seat.cy)
  return {
    parts: motif.parts.map((part) => ({ ...part, shape: put(part.shape) })),
    body: put(union(bodyOf(motif), wholeOf(motif))),
  }
}

/** What is still seen of a motif behind another. */
function behind(back: Placed, front: Placed): MotifPart[] {
  const hidden = grow(front.body, GAP)
  return back.parts
    .map((part) => ({ ...part, shape: subtract(part.shape, hidden) }))
    .filter((part) => part.shape.length > 0)
}

function joined(motif: Motif, parts: MotifPart[]): Motif {
  const box = boxOf(parts.flatMap((part) => part.shape))
  const size = Math.max(box.width, box.height)
  return {
    ...motif,
    size,
    parts: parts.map((part) => ({ ...part, shape: shift(part.shape, -box.left, -box.top) })),
  }
}

// Most icons of tools and arms lie on a slant already; one that stands or lies is turned to it.
const UPRIGHT = 1.5

function crossed(first: Motif, second: Motif): Motif {
  const seat = { cx: 0, cy: 0, width: FIELD, height: FIELD }
  const front = placed(first, seat, slantOf(first))
  const other = mirrored(second)
  const back = placed(other, seat, -slantOf(second))
  return joined(first, [...behind(back, front), ...front.parts])
}

function slantOf(motif: Motif): number {
  const aspect = aspectOf(motif)
  return aspect < 1 / UPRIGHT ? 45 : aspect > UPRIGHT ? -45 : 0
}

// Where on a head or a figure a thing is worn, as a share of its height, and how wide.
const places: readonly (readonly [RegExp, { at: number; width: number }])[] = [
  [/glasses|goggles|mask|eye/, { at: 0.4, width: 0.66 }],
  [/bandana|scarf|tie|collar|necklace|medal|bell/, { at: 0.86, width: 0.5 }],
  [/headphone|headset|ear/, { at: 0.28, width: 0.9 }],
  [/cape|shirt|jersey|vest/, { at: 0.8, width: 0.9 }],
]
const onTop = { at: 0.02, width: 0.6 }

function worn(wearer: Motif, thing: Motif): Motif {
  const { at, width } = places.find(([pattern]) => pattern.test(thing.name))?.[1] ?? onTop
  const height = FIELD / aspectOf(wearer)
  const who = placed(wearer, { cx: 0, cy: 0, width: FIELD, height })
  const wide = Math.min(FIELD * width, height * width * 1.3)
  const tall = wide / aspectOf(thing)
  const top = at === onTop.at ? -height / 2 - tall * 0.3 : height * (at - 0.5)
  const what = placed(thing, { cx: 0, cy: top, width: wide, height: tall })
  return joined(wearer, [...behind(who, what), ...what.parts])
}

function held(holder: Motif, thing: Motif): Motif {
  const height = FIELD / aspectOf(holder)
  const who = placed(holder, { cx: 0, cy: 0, width: FIELD, height })
  const size = Math.min(FIELD, height) * 0.56
  const what = placed(thing, { cx: FIELD * 0.4, cy: height * 0.22, width: size, height: size })
  return joined(holder, [...behind(who, what), ...what.parts])
}

/** In front of the upper half of a thing, behind its lower half: it winds around. */
function wrapped(first: Motif, thing: Motif): Motif {
  const height = FIELD / aspectOf(first)
  const who = placed(first, { cx: 0, cy: 0, width: FIELD, height })
  const tall = Math.max(height, FIELD * 0.9) * 1.24
  const what = placed(
    thing,
    { cx: 0, cy: 0, width: FIELD * 0.9, height: tall },
    slantOf(thing) === 0 && isSlanted(thing) ? -45 : 0,
  )
  const half: Shape = [
    [
      { x: -FIELD * 2, y: -FIELD * 2 },
      { x: FIELD * 2, y: -FIELD * 2 },
      { x: FIELD * 2, y: 0 },
      { x: -FIELD * 2, y: 0 },
    ],
  ]
  const over = { parts: [], body: subtract(what.body, half) }
  const under = { parts: [], body: subtract(who.body, grow(over.body, GAP)) }
  return joined(first, [...behind(what, under), ...behind(who, over)])
}

/** Long things of game-icons lie on the diagonal: their body fills little of their box. */
const isSlanted = (motif: Motif): boolean =>
  /sword|dagger|staff|spear|branch|axe|wand|arrow|tree|katana/.test(motif.name)

function inside(first: Motif, around: Motif): Motif {
  const height = FIELD / aspectOf(around)
  const room = placed(around, { cx: 0, cy: 0, width: FIELD, height })
  const what = placed(first, { cx: 0, cy: height * 0.04, width: FIELD * 0.56, height: height * 0.62 })
  return joined(first, [...behind(room, what), ...what.parts])
}
