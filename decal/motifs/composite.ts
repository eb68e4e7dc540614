import { grow, subtract } from '../geometry/booleans.ts'
import { boxOf, type Shape } from '../geometry/shape.ts'
import { crossMotifs, slantOf } from './copies.ts'
import type { Motif, MotifPart } from './motif.ts'
import { aspectOf, behind, FIELD, GAP, joinParts, moveMotif, placeMotif } from './seating.ts'

/** How two motifs become one picture: the second is worn by the first, held by it, and so on. */
export const joints = ['worn', 'held', 'wrapped', 'inside', 'crossed'] as const
export type Joint = (typeof joints)[number]

/** Joins two motifs into one picture. */
export function joinMotifs(first: Motif, second: Motif, joint: Joint): Motif {
  switch (joint) {
    case 'crossed':
      return crossMotifs(first, second)
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

/** Places one motif on top of another. */
export function stackMotifs(rider: Motif, carrier: Motif): Motif {
  const low = placeMotif(carrier, { cx: 0, cy: 0, width: FIELD, height: FIELD * 0.6 })
  const box = boxOf(low.body)
  const high = placeMotif(rider, { cx: 0, cy: 0, width: FIELD * 0.72, height: FIELD * 0.62 })
  const above = boxOf(high.body)
  const dy = box.top + box.height * 0.24 - above.bottom
  const front = moveMotif(high, 0, dy)
  return joinParts(rider, [...behind(low, front), ...front.parts])
}

/** Places a motif large behind another. */
export function placeBehind(front: Motif, back: Motif): Motif {
  const large = placeMotif(back, { cx: 0, cy: 0, width: FIELD, height: FIELD })
  const small = placeMotif(front, { cx: 0, cy: FIELD * 0.12, width: FIELD * 0.7, height: FIELD * 0.66 })
  return joinParts(front, [...behind(large, small), ...small.parts])
}

// Height of the side motifs relative to the middle motif, and the share of their width that it hides.
const FLANK = 0.66
const HIDDEN = 0.22

/** Places a motif in the middle with smaller motifs at its sides on the same ground; crossed ones are behind it. */
export function flankMotif(middle: Motif, sides: readonly { motif: Motif; crossed: boolean }[]): Motif {
  const height = FIELD / Math.max(1, aspectOf(middle))
  const front = placeMotif(middle, { cx: 0, cy: 0, width: FIELD, height })
  const box = boxOf(front.body)
  const parts: MotifPart[] = []
  let [left, right] = [box.left, box.right]
  let toLeft = true
  for (const { motif, crossed: isCrossed } of sides) {
    if (isCrossed) {
      const wide = Math.max(box.width, box.height) * 1.3
      parts.push(...behind(placeMotif(motif, { cx: 0, cy: box.cy, width: wide, height: wide }), front))
      continue
    }
    const one = placeMotif(motif, { cx: 0, cy: 0, width: FIELD * 0.8, height: box.height * FLANK })
    const size = boxOf(one.body)
    const lap = size.width * HIDDEN
    const cx = toLeft ? left - size.width / 2 + lap : right + size.width / 2 - lap
    const placedOne = moveMotif(one, cx - size.cx, box.bottom - size.bottom)
    parts.push(...behind(placedOne, front))
    if (toLeft) left -= size.width - lap
    else right += size.width - lap
    toLeft = !toLeft
  }
  return joinParts(middle, [...parts, ...front.parts])
}

/** Gives a motif a single colour. */
export const tintMotif = (motif: Motif, colour: string): Motif => ({
  ...motif,
  parts: motif.parts.map((part) => ({ ...part, colour: part.colour ?? colour })),
})

// Where on a head or figure things are worn, as a share of its height, and how wide they are.
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
  const who = placeMotif(wearer, { cx: 0, cy: 0, width: FIELD, height })
  const wide = Math.min(FIELD * width, height * width * 1.3)
  const tall = wide / aspectOf(thing)
  const top = at === onTop.at ? -height / 2 - tall * 0.3 : height * (at - 0.5)
  const what = placeMotif(thing, { cx: 0, cy: top, width: wide, height: tall })
  return joinParts(wearer, [...behind(who, what), ...what.parts])
}

function held(holder: Motif, thing: Motif): Motif {
  const height = FIELD / aspectOf(holder)
  const who = placeMotif(holder, { cx: 0, cy: 0, width: FIELD, height })
  const size = Math.min(FIELD, height) * 0.56
  const what = placeMotif(thing, { cx: FIELD * 0.4, cy: height * 0.22, width: size, height: size })
  return joinParts(holder, [...behind(who, what), ...what.parts])
}

/** Winds the first motif around a thing: it passes in front of the thing's upper half and behind its lower half. */
function wrapped(first: Motif, thing: Motif): Motif {
  const height = FIELD / aspectOf(first)
  const who = placeMotif(first, { cx: 0, cy: 0, width: FIELD, height })
  const tall = Math.max(height, FIELD * 0.9) * 1.24
  const what = placeMotif(
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
  return joinParts(first, [...behind(what, under), ...behind(who, over)])
}

/** Long objects of game-icons are diagonal, so they fill little of their box. */
const isSlanted = (motif: Motif): boolean =>
  /sword|dagger|staff|spear|branch|axe|wand|arrow|tree|katana/.test(motif.name)

function inside(first: Motif, around: Motif): Motif {
  const height = FIELD / aspectOf(around)
  const room = placeMotif(around, { cx: 0, cy: 0, width: FIELD, height })
  const what = placeMotif(first, { cx: 0, cy: height * 0.04, width: FIELD * 0.56, height: height * 0.62 })
  return joinParts(first, [...behind(room, what), ...what.parts])
}
