import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { makeDisc, makeRectangle, makeRoundedRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawPaperConnector } from './paper-joints.ts'
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
  const hero = typesetLargestLine(set, type.display, first, {
    width: motif ? 88 : 100,
    cap: motif ? 12 : 20,
    tracking: 0.2,
    least: 5.4,
  })
  const top = mark.length > 0 ? measureBox(mark.flatMap((l) => l.shape)).bottom + 9 : 0
  const baseline = top + Math.max(hero.cap, -measureBox(hero.shape).top)
  const soft = chooseReadableColour(palette.paper, [palette.main, palette.ink], 4.5)
  const rule = motif ? 1 : 1.3
  const lines = [makeLayer('text', ink, translateShape(hero.shape, 0, baseline))]
  const mid = baseline + (motif ? 6.4 : 8.6)
  if (rest) {
    const small = typesetLargestLine(set, type.second, rest, {
      width: 84,
      cap: motif ? 5.6 : 7.4,
      tracking: 0.32,
      least: 4.2,
    })
    const drop = Math.max(small.cap, -measureBox(small.shape).top)
    lines.push(makeLayer('text', soft, translateShape(small.shape, 0, mid + (motif ? 5.6 : 7.6) + drop)))
  }
  const dash =
    rest || !motif
      ? makeRectangle(-hero.cap * 0.7, mid - rule / 2, hero.cap * 1.4, rule)
      : makeDisc(0, mid, 1.2)
  const text: Shape = lines.flatMap((l) => l.shape)
  return [...ground(brief, mark, [...text, ...dash]), ...mark, makeLayer('frame', soft, dash), ...lines]
}

function ground({ palette, motif }: LayoutBrief, mark: readonly Layer[], text: Shape): Layer[] {
  if (motif)
    return drawPaperConnector(
      mark.flatMap((l) => l.shape),
      text,
      palette.paper,
    )
  const box = measureBox(text)
  return [
    makeLayer(
      'backing',
      palette.paper,
      makeRoundedRectangle(box.left - 4, box.top - 4, box.width + 8, box.height + 8, 4),
    ),
  ]
}
