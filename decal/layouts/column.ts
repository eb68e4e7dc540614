import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { disc, rectangle, roundedRectangle } from '../geometry/figures.ts'
import { boxOf, shift, type Shape } from '../geometry/shape.ts'
import { setLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawPaperNeck } from './paper-joints.ts'
import { drawSubjects } from './subjects.ts'

/** Layout: the motif, the name, a short rule and the other lines, centred with lots of white space. */
export const columnLayout: Layout = (brief) => {
  const { palette, motif, random, set, type, words } = brief
  const ink = chooseReadableColour(palette.paper, [palette.ink], 7)
  const tint = random() < 0.5 ? ink : chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  const mark = motif
    ? drawSubjects(brief, 'plain', {
        cx: 0,
        cy: -30,
        width: 62,
        height: 52,
        ground: palette.paper,
        usual: tint,
      })
    : []
  const [first = '', rest] = arrangeLines(words.map(toCapitals), 2)
  if (first === '') return mark
  const hero = setLargestLine(set, type.display, first, {
    width: motif ? 88 : 100,
    cap: motif ? 12 : 20,
    tracking: 0.2,
    least: 5.4,
  })
  const top = mark.length > 0 ? boxOf(mark.flatMap((l) => l.shape)).bottom + 9 : 0
  const baseline = top + Math.max(hero.cap, -boxOf(hero.shape).top)
  const soft = chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  const rule = motif ? 1 : 1.3
  const lines = [makeLayer('text', ink, shift(hero.shape, 0, baseline))]
  const mid = baseline + (motif ? 6.4 : 8.6)
  if (rest) {
    const small = setLargestLine(set, type.second, rest, {
      width: 84,
      cap: motif ? 5.6 : 7.4,
      tracking: 0.32,
      least: 4.2,
    })
    const drop = Math.max(small.cap, -boxOf(small.shape).top)
    lines.push(makeLayer('text', soft, shift(small.shape, 0, mid + (motif ? 5.6 : 7.6) + drop)))
  }
  const dash =
    rest || !motif ? rectangle(-hero.cap * 0.7, mid - rule / 2, hero.cap * 1.4, rule) : disc(0, mid, 1.2)
  const text: Shape = lines.flatMap((l) => l.shape)
  return [...ground(brief, mark, [...text, ...dash]), ...mark, makeLayer('frame', soft, dash), ...lines]
}

function ground({ palette, motif }: LayoutBrief, mark: readonly Layer[], text: Shape): Layer[] {
  if (motif)
    return drawPaperNeck(
      mark.flatMap((l) => l.shape),
      text,
      palette.paper,
    )
  const box = boxOf(text)
  return [
    makeLayer(
      'backing',
      palette.paper,
      roundedRectangle(box.left - 4, box.top - 4, box.width + 8, box.height + 8, 4),
    ),
  ]
}
