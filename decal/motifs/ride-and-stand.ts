import { measureBox } from '../geometry/shape.ts'
import { findAnchor } from './anchors.ts'
import type { Motif } from './motif.ts'
import {
  computeAspect,
  COMPOSITE_FIELD_SIZE,
  joinPlacedMotifs,
  moveMotif,
  placeMotif,
} from './place-motif.ts'
import { placeOnCompositeField } from './wear-and-hold.ts'

// The share of a rider's height, from the feet up, that the animal's back hides. This applies to a rider without a riding pose, who stands
// behind the animal.
const ASTRIDE = 0.3

/**
 * Puts a rider in the saddle. A rider in a riding pose is in front of the animal, with a leg over its side. Any other rider is behind the
 * animal's back.
 */
export function seatRider(rider: Motif, carrier: Motif): Motif {
  const { who: mount, box, toField } = placeOnCompositeField(carrier)
  const seat = toField(findAnchor(carrier, 'seat'))
  const isPosed = rider.name.endsWith('-rider')
  const tall = Math.min(COMPOSITE_FIELD_SIZE * 0.72, Math.max(box.height * 1.05, COMPOSITE_FIELD_SIZE * 0.5))
  const high = placeMotif(rider, { cx: seat.x, cy: 0, width: COMPOSITE_FIELD_SIZE * 0.62, height: tall })
  const own = measureBox(high.parts.flatMap((part) => part.shape))
  // In a riding pose, the seat is at seven tenths of the rider's height.
  const dy = isPosed ? seat.y - (own.top + own.height * 0.7) : seat.y - (own.bottom - own.height * ASTRIDE)
  const up = moveMotif(high, 0, dy)
  return joinPlacedMotifs(rider, isPosed ? [mount, up] : [up, mount])
}

// Subjects on which other subjects stand.
const floors =
  /(?:^|-)(?:dock|pier|raft|stage|table|deck|skateboard|surfboard|surf-board|snowboard|cloud|rock|rocks|hill)(?:-|$)/

/** Whether other motifs stand on this motif's surface rather than on its top edge. */
export const isGroundSurface = ({ name }: Motif): boolean => floors.test(name)

/** Places one motif on another: on its surface if it is a floor, otherwise on its top edge. */
export function standMotifOn(thing: Motif, ground: Motif): Motif {
  const { who: low, box, toField } = placeOnCompositeField(ground)
  const deck = isGroundSurface(ground)
    ? toField(findAnchor(ground, 'deck'))
    : { x: 0, y: box.top + box.height * 0.24, width: COMPOSITE_FIELD_SIZE * 0.72 }
  const width = isGroundSurface(ground)
    ? deck.width
    : Math.min(deck.width, COMPOSITE_FIELD_SIZE * 0.62 * computeAspect(thing))
  const high = placeMotif(thing, { cx: deck.x, cy: 0, width, height: COMPOSITE_FIELD_SIZE * 0.66 })
  const dy = deck.y - measureBox(high.parts.flatMap((part) => part.shape)).bottom
  return joinPlacedMotifs(thing, [low, moveMotif(high, 0, dy)])
}
