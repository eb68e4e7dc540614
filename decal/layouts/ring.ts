import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { intersect } from '../geometry/shape-operations.ts'
import { makeArcBand, makeDisc, computePolarPoint, makeRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestArc, typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { findPlaceInDisc } from './disc-place.ts'
import { stackLines } from './stack-lines.ts'
import { drawSubjects } from './subjects.ts'

const R = 40.5
const LINE = 1.1
// The gap between the ring's ends and the text, in degrees.
const GAP = 8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Layout: a thin ring with a gap. The text fills the gap below the motif; without a motif, the text runs across the ring. */
export const ringLayout: Layout = (brief) => {
  const { palette, motif } = brief
  const ink = chooseReadableColour(palette.paper, [palette.ink, palette.main], 7)
  return [
    makeLayer('backing', palette.paper, makeDisc(0, 0, 48)),
    ...(motif ? closed(brief, ink) : crossed(brief, ink)),
  ]
}

function closed(brief: LayoutBrief, ink: string): Layer[] {
  const { palette, set, type, words } = brief
  const text = toCapitals(words.join(' '))
  const place = { cx: 0, cy: 0, ...findPlaceInDisc(brief, 29), ground: palette.paper, usual: ink }
  const picture = drawSubjects(brief, 'plain', place)
  if (text === '') return [makeLayer('frame', ink, makeArcBand(R, LINE, 0, 2 * Math.PI)), ...picture]
  const room = { cx: 0, cy: 0, r: R, cap: 6.4, side: 'bottom', sweep: 210, least: 64, smallest: 4.6 } as const
  const line = typesetLargestArc(set, type.display, text, room)
  const half = line.sweep / 2 + GAP
  const ends = [90 - half, 90 + half].flatMap((degrees) => {
    const at = computePolarPoint(radians(degrees), R)
    return makeDisc(at.x, at.y, 1.5)
  })
  return [
    makeLayer('frame', ink, [...makeArcBand(R, LINE, radians(90 + half), radians(450 - half)), ...ends]),
    ...picture,
    makeLayer('text', ink, line.shape),
  ]
}

/**
 * Places the main text across the ring, and the last line in small letters below it. The ring is interrupted at both ends of the main text.
 */
function crossed({ palette, set, type, words }: LayoutBrief, ink: string): Layer[] {
  const lines = arrangeLines(words.map(toCapitals), words.length > 1 ? 3 : 2)
  const foot = lines.length > 1 ? lines.at(-1) : undefined
  const heads = foot ? lines.slice(0, -1) : lines
  const block = stackLines(set, type.display, heads, {
    width: heads.length > 1 ? 78 : 86,
    cap: heads.length > 1 ? 13 : 19,
    gap: 5.4,
    tracking: 0.12,
    ratio: 1.25,
  })
  const text: Shape = block.lines.flatMap((line) => line.shape)
  const box = measureBox(text)
  const soft = chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  const small = foot
    ? typesetLargestLine(set, type.second, foot, { width: 58, cap: 5.4, tracking: 0.3, least: 4 })
    : null
  const below = small
    ? [makeLayer('text', soft, translateShape(small.shape, 0, box.bottom + 6.5 + small.cap))]
    : []
  const hole = makeRectangle(-60, box.top - 5, 120, box.height + 10)
  const crosses = box.width > 2 * R - 12
  const gap = crosses ? intersect([[...circle()]], hole) : []
  return [
    makeLayer('frame', ink, makeArcBand(R, LINE, 0, 2 * Math.PI)),
    ...(gap.length > 0 ? [makeLayer('frame', palette.paper, gap)] : []),
    makeLayer('text', ink, text),
    ...below,
  ]
}

function circle(): Shape[number] {
  return makeDisc(0, 0, R + 2)[0] ?? []
}
