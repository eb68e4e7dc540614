import { mixColours } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, growSharp } from '../geometry/shape-operations.ts'
import { makeDisc, makeEllipse, computePolarPoint } from '../geometry/figures.ts'
import { intersectAndBlunt } from '../geometry/make-printable.ts'
import { measureBox, skewShape, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { RandomSource } from '../random.ts'
import { drawBlockLetters, chooseLetterColours } from './block-letters.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { stackLines } from './stack-lines.ts'
import { drawSubjects, computeAllowedOverlap } from './subjects.ts'

/** Layout: comic-book letters on a jagged burst, with the motif bursting out above. */
export const comicLayout: Layout = (brief) => {
  const { palette, motif, set, words } = brief
  if (words.length === 0) {
    const place = { cx: 0, cy: 0, width: 86, height: 76, ground: palette.main }
    return [...burst(brief, { x: 0, y: 0, rx: 57, ry: 47 }), ...drawSubjects(brief, 'stack', place)]
  }
  const lines = arrangeLines(words.map(toCapitals), words.length > 2 ? 3 : 2)
  const face = brief.type.display === 'racing' ? 'bowlby' : brief.type.display
  const block = stackLines(set, face, lines, {
    width: motif ? 84 : lines.length > 1 ? 78 : 92,
    cap: motif ? 20 : 27,
    gap: 4.6,
    tracking: 0.05,
    ratio: 1.5,
  })
  const text = block.lines.map((line, i): Shape =>
    rotateShape(skewShape(line.shape, 5), i % 2 === 0 ? -4 : -2.5),
  )
  const box = measureBox(text.flat())
  const placed = text.map((line) => translateShape(line, 0, motif ? 14 - box.top : -box.cy))
  const picture = motif
    ? drawSubjects(brief, 'stack', {
        cx: 0,
        cy: -22 + computeAllowedOverlap(brief, 10),
        width: 62,
        height: 52,
        ground: palette.ink,
      })
    : []
  const size = measureBox(placed.flat())
  return [
    ...burst(
      brief,
      motif
        ? { x: 0, y: size.bottom / 2 - 12, rx: 57, ry: size.bottom / 2 + 24 }
        : { x: 0, y: 0, rx: size.width / 2 + 17, ry: Math.max(34, size.height * 0.5 + 18) },
    ),
    ...picture,
    ...drawBlockLetters(placed, { dx: 1.4, dy: 1.8, ...chooseLetterColours(palette) }, palette),
  ]
}

type Blast = { x: number; y: number; rx: number; ry: number }

function burst({ palette, random }: LayoutBrief, blast: Blast): Layer[] {
  const outer = jagged(random, blast)
  const tone = mixColours(palette.main, palette.ink, 0.25)
  const dots = halftone(blast)
  const field = growSharp(outer, -3.4)
  return [
    // A smooth background lies under the burst's points, because a knife couldn't follow them.
    makeLayer('backing', palette.paper, makeEllipse(blast.x, blast.y, blast.rx, blast.ry)),
    makeLayer('frame', palette.ink, growRound(outer, 0.6)),
    makeLayer(
      'frame',
      palette.second === palette.accent ? palette.main : palette.second,
      growSharp(outer, -1.4),
    ),
    makeLayer('scenery', palette.main, field),
    makeLayer('scenery', tone, intersectAndBlunt(dots, field)),
  ]
}

/** Draws the burst: a star with uneven points, wider than high. */
function jagged(random: RandomSource, { x, y, rx, ry }: Blast): Shape {
  const points = 21
  const ring = Array.from({ length: points * 2 }, (_, i) => {
    const far = i % 2 === 0 ? 0.96 + random() * 0.08 : 0.84 + random() * 0.04
    const p = computePolarPoint(((i + (random() - 0.5) * 0.5) / (points * 2)) * 2 * Math.PI, far)
    return { x: x + p.x * rx, y: y + p.y * ry }
  })
  return [ring]
}

/** Draws dots on a burst. The dots get larger from the centre of the burst to its edge. */
function halftone({ x, y, rx, ry }: Blast): Shape {
  const step = 4.4
  const dots: Shape = []
  for (let row = -Math.ceil(ry / step); row * step <= ry; row += 1) {
    for (let column = -Math.ceil(rx / step); column * step <= rx; column += 1) {
      const at = { x: (column + (row % 2 === 0 ? 0 : 0.5)) * step, y: row * step }
      const far = Math.hypot(at.x / rx, at.y / ry)
      const r = 1.7 * (far - 0.45)
      if (r > 0.3 && far < 1) dots.push(...makeDisc(x + at.x, y + at.y, r))
    }
  }
  return dots
}
