import { arcLine } from './arc.ts'
import { fittedLine } from './line.ts'
import type { Typeface } from './typefaces.ts'
import type { Typesetter } from './typesetter.ts'

// Faces to fall back on, each narrower than the one before, when a long line would come out too small to read.
const narrower: readonly Typeface[] = ['saira', 'gothic']
/** The smallest capitals in mm that a decal 100 mm wide may bear. */
const SMALLEST = 3.6

type Fitted = ReturnType<typeof fittedLine>
type LineRoom = { width: number; cap: number; tracking?: number; least?: number }

/** The largest line that keeps to its room, in a narrower face and without tracking where else its capitals fell below `least` mm. */
export function setLine(set: Typesetter, face: Typeface, text: string, room: LineRoom): Fitted {
  const least = Math.min(room.least ?? SMALLEST, room.cap * 0.9)
  const tries = [() => fittedLine(set, face, text, room)]
  for (const other of [face, ...narrower])
    tries.push(() => fittedLine(set, other, text, { ...room, tracking: 0.03 }))
  return firstLarge(tries, least)
}

/** As `setLine`, on a circle. */
export function setArc(
  set: Typesetter,
  face: Typeface,
  text: string,
  room: Parameters<typeof arcLine>[3] & { smallest?: number },
): ReturnType<typeof arcLine> {
  const least = Math.min(room.smallest ?? SMALLEST, room.cap * 0.9)
  const tries = [face, ...narrower].map((other) => () => arcLine(set, other, text, room))
  return firstLarge(tries, least)
}

function firstLarge<Line extends { cap: number }>(tries: readonly (() => Line)[], least: number): Line {
  let best: Line | null = null
  for (const make of tries) {
    const line = make()
    if (line.cap >= least) return line
    if (!best || line.cap > best.cap) best = line
  }
  if (!best) throw new Error('a line needs a face to be set in')
  return best
}
