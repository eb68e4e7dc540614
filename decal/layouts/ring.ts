import { readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { intersect } from '../geometry/booleans.ts'
import { arcBand, disc, polar, rectangle } from '../geometry/figures.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { setArc, setLine } from '../lettering/fitting.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import type { Brief, Layout } from './brief.ts'
import { discPlace } from './disc-place.ts'
import { stackLines } from './line-stack.ts'
import { dressSubjects } from './subjects.ts'

const R = 40.5
const LINE = 1.1
// The gap between the ring's ends and the text, in degrees.
const GAP = 8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A thin ring with a gap. The text fills the gap below the motif; without a motif, the text runs across the ring. */
export const ring: Layout = (brief) => {
  const { palette, motif } = brief
  const ink = readable(palette.paper, [palette.ink, palette.main], 7)
  return [
    layer('backing', palette.paper, disc(0, 0, 48)),
    ...(motif ? closed(brief, ink) : crossed(brief, ink)),
  ]
}

function closed(brief: Brief, ink: string): Layer[] {
  const { palette, set, type, words } = brief
  const text = capitals(words.join(' '))
  const place = { cx: 0, cy: 0, ...discPlace(brief, 29), ground: palette.paper, usual: ink }
  const picture = dressSubjects(brief, 'plain', place)
  if (text === '') return [layer('frame', ink, arcBand(R, LINE, 0, 2 * Math.PI)), ...picture]
  const room = { cx: 0, cy: 0, r: R, cap: 6.4, side: 'bottom', sweep: 210, least: 64, smallest: 4.6 } as const
  const line = setArc(set, type.display, text, room)
  const half = line.sweep / 2 + GAP
  const ends = [90 - half, 90 + half].flatMap((degrees) => {
    const at = polar(radians(degrees), R)
    return disc(at.x, at.y, 1.5)
  })
  return [
    layer('frame', ink, [...arcBand(R, LINE, radians(90 + half), radians(450 - half)), ...ends]),
    ...picture,
    layer('text', ink, line.shape),
  ]
}

/** Sets the main text across the ring, which has gaps for it, and the last line small below. */
function crossed({ palette, set, type, words }: Brief, ink: string): Layer[] {
  const lines = linesOf(words.map(capitals), words.length > 1 ? 3 : 2)
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
  const box = boxOf(text)
  const soft = readable(palette.paper, [palette.main, palette.ink], 4.5)
  const small = foot
    ? setLine(set, type.second, foot, { width: 58, cap: 5.4, tracking: 0.3, least: 4 })
    : null
  const below = small ? [layer('text', soft, shift(small.shape, 0, box.bottom + 6.5 + small.cap))] : []
  const hole = rectangle(-60, box.top - 5, 120, box.height + 10)
  const crosses = box.width > 2 * R - 12
  const gap = crosses ? intersect([[...circle()]], hole) : []
  return [
    layer('frame', ink, arcBand(R, LINE, 0, 2 * Math.PI)),
    ...(gap.length > 0 ? [layer('frame', palette.paper, gap)] : []),
    layer('text', ink, text),
    ...below,
  ]
}

function circle(): Shape[number] {
  return disc(0, 0, R + 2)[0] ?? []
}
