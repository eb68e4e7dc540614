import { computeContrast, computeLuminance, mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, intersect } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle, makeRoundedRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, rotateShape, type Shape } from '../geometry/shape.ts'
import type { Palette } from '../palettes.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'
import { layOutWordmark } from './wordmark.ts'

/** Layout: an app-icon tile with the motif in paper colour on two tones, and the name beside it or below. */
export const tileLayout: Layout = (brief) => {
  const { palette, words, random } = brief
  const beside = words.length > 0 && random() < 0.5
  const side = beside ? 40 : 58
  const [cx, cy] = beside ? [-33, 0] : [0, -15]
  const square = makeRoundedRectangle(cx - side / 2, cy - side / 2, side, side, side * 0.22)
  const ground =
    computeLuminance(palette.main) > 0.22 ? mixColours(palette.main, palette.ink, 0.6) : palette.main
  const art = [
    makeLayer('frame', ground, square),
    ...facets(brief, square, ground),
    ...drawSubjects(brief, 'plain', {
      cx,
      cy,
      width: side * 0.74,
      height: side * 0.72,
      ground,
      usual: chooseReadableColour(ground, [palette.paper, palette.pale], 4.5),
    }),
  ]
  if (words.length === 0) return art
  const room = { ground: palette.paper, rules: false }
  if (!beside) {
    const mark = layOutWordmark(brief, { ...room, cx, top: cy + side / 2 + 5, width: 92, cap: 15 })
    return [...base(palette, mark.layers, square), ...art, ...mark.layers]
  }
  const mark = layOutWordmark(brief, { ...room, cx: 0, top: 0, width: 66, cap: 15 })
  const box = measureBox(mark.layers.flatMap((l) => l.shape))
  const placed = mark.layers.map((l) => ({
    ...l,
    shape: translateShape(l.shape, cx + side / 2 + 6 - box.left, -box.cy),
  }))
  return [...base(palette, placed, square), ...art, ...placed]
}

/** Draws two or three background tones behind the motif, all dark enough to contrast with the paper colour. */
function facets({ palette, random }: LayoutBrief, square: Shape, ground: string): Layer[] {
  const box = measureBox(square)
  const deep = mixColours(ground, palette.ink, 0.45)
  const lively = mixColours(ground, palette.second, 0.42)
  const bright =
    computeContrast(lively, palette.paper) >= 3.4 ? lively : mixColours(ground, palette.second, 0.18)
  const kind = pickRandomEntry(random, ['diagonal', 'hill', 'rings'])
  if (kind === 'diagonal') {
    const slope = translateShape(rotateShape(makeRectangle(-90, 0, 180, 90), -38), box.cx, box.cy + 2)
    const edge = translateShape(rotateShape(makeRectangle(-90, 0, 180, 3), -38), box.cx, box.cy - 4)
    return [
      makeLayer('frame', bright, intersect(slope, square)),
      makeLayer('frame', deep, intersect(edge, square)),
    ]
  }
  if (kind === 'hill')
    return [
      makeLayer('frame', bright, intersect(makeDisc(box.right, box.bottom, box.width * 0.78), square)),
      makeLayer('frame', deep, intersect(makeDisc(box.right, box.bottom, box.width * 0.46), square)),
    ]
  return [
    makeLayer('frame', deep, growRound(intersect(makeDisc(box.cx, box.cy, box.width * 0.45), square), 0)),
    makeLayer('frame', bright, makeDisc(box.cx, box.cy, box.width * 0.36)),
  ]
}

/** Draws a single area in the paper colour under tile and name, so that the cut is one smooth line around both. */
function base(palette: Palette, mark: readonly Layer[], square: Shape): Layer[] {
  const [a, b] = [measureBox(square), measureBox(mark.flatMap((l) => l.shape))]
  const [left, right] = [Math.min(a.left, b.left), Math.max(a.right, b.right)]
  const [top, bottom] = [Math.min(a.top, b.top), Math.max(a.bottom, b.bottom)]
  return [
    makeLayer(
      'backing',
      palette.paper,
      makeRoundedRectangle(left - 1, top - 1, right - left + 2, bottom - top + 2, 7),
    ),
  ]
}
