import { intersect } from '../geometry/shape-operations.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { measureBox, type Box } from '../geometry/shape.ts'
import { locateDrawnEyes } from './drawn/drawn-motifs.ts'
import type { Motif } from './motif.ts'
import { computeMotifBody, unionMotifParts } from './silhouette.ts'

/** A point of a motif at which a second motif is attached, and the second motif's maximum width. Both are in the first motif's unit. */
type Anchor = { x: number; y: number; width: number }
type AnchorName = 'crown' | 'eyes' | 'neck' | 'grip' | 'seat' | 'deck'

// Anchors of motifs for which measuring would give a wrong result, as shares of the motif's box: x, y, width.
const known: Readonly<Record<string, Partial<Record<AnchorName, readonly [number, number, number]>>>> = {
  'anime-girl': {
    crown: [0.5, 0.17, 0.86],
    eyes: [0.5, 0.52, 0.56],
    neck: [0.5, 0.84, 0.4],
    grip: [0.5, 0.92, 0.5],
  },
  // A shark's rider sits behind the dorsal fin.
  shark: { seat: [0.33, 0.36, 0.3] },
  dock: { deck: [0.5, 0.52, 0.66] },
}

// Matches motifs that show only a head. The face of such a motif is as wide as the motif.
const head = /(?:^|-)(?:head|face|skull)(?:-|$)/

/**
 * Returns the point of a motif at which something is worn, held, ridden or stood on. For some motifs, the point is listed in a table. For
 * all other motifs, it is measured on the motif's silhouette.
 */
export function findAnchor(motif: Motif, name: AnchorName): Anchor {
  const box = measureBox(unionMotifParts(motif))
  const own = known[motif.name]?.[name]
  if (own) return onBox(box, own)
  const eyes = locateDrawnEyes(motif.name)
  if (name === 'eyes' && eyes) return eyes
  const isHead = eyes !== null || head.test(motif.name)
  switch (name) {
    case 'eyes':
      return isHead ? onBox(box, [0.5, 0.42, 0.66]) : below(motif, 0.13)
    case 'crown':
      return eyes
        ? { x: eyes.x, y: eyes.y - eyes.width * 0.42, width: eyes.width * 1.3 }
        : crownOf(motif, isHead)
    case 'neck':
      return isHead ? onBox(box, [0.5, 0.93, 0.5]) : below(motif, 0.27)
    case 'grip':
      return onBox(box, isHead ? [0.5, 0.96, 0.5] : [0.62, 0.6, 0.5])
    case 'seat':
      return saddleOf(motif)
    case 'deck':
      return onBox(box, [0.5, 0.1, 0.7])
  }
}

const onBox = (box: Box, [x, y, width]: readonly [number, number, number]): Anchor => ({
  x: box.left + box.width * x,
  y: box.top + box.height * y,
  width: box.width * width,
})

function crownOf(motif: Motif, isHead: boolean): Anchor {
  const at = below(motif, isHead ? 0.2 : 0.1)
  const { top, height } = measureBox(unionMotifParts(motif))
  return { ...at, y: top + height * (isHead ? 0.1 : 0.03) }
}

/** Returns the horizontal middle of a figure at a fraction of its height from the top, and its width there. */
function below(motif: Motif, share: number): Anchor {
  const box = measureBox(unionMotifParts(motif))
  const y = box.top + box.height * share
  const slice = measureBox(
    intersect(computeMotifBody(motif), makeRectangle(box.left, y, box.width, box.height * 0.04)),
  )
  return { x: slice.cx, y, width: slice.width }
}

// The part of an animal's or a vehicle's length where a rider may sit, and the number of positions to try in it.
const [FROM, TO, STEPS] = [0.36, 0.6, 6]

/** Returns the lowest point of an animal's back, where a rider sits. */
function saddleOf(motif: Motif): Anchor {
  const box = measureBox(unionMotifParts(motif))
  const body = computeMotifBody(motif)
  const step = (box.width * (TO - FROM)) / STEPS
  const backs = Array.from({ length: STEPS }, (_, i) => {
    const left = box.left + box.width * FROM + i * step
    const slice = measureBox(intersect(body, makeRectangle(left, box.top, step, box.height)))
    return { x: left + step / 2, y: slice.top }
  })
  const lowest = backs.reduce((low, one) => (one.y > low.y ? one : low))
  return { ...lowest, width: box.width * 0.34 }
}
