import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { makeArcBand, makeDisc } from '../geometry/figures.ts'
import { translateShape } from '../geometry/shape.ts'
import { typesetLineOnArc } from '../lettering/set-line-on-arc.ts'
import { fitLine } from '../lettering/fit-line.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'

const R = 42
// The gap between a line of text and the ring, in degrees.
const GAP = 7

/** Layout: a thin ring with gaps for the text, and only the motif inside. */
export const roundelLayout: Layout = (brief) => {
  const { palette, motif, random } = brief
  const dark = random() < 0.5
  const ground = dark ? palette.main : palette.paper
  const ink = chooseReadableColour(
    ground,
    dark ? [palette.paper, palette.pale, palette.ink] : [palette.main, palette.ink],
    4.5,
  )
  const picture = motif
    ? drawSubjects(
        brief,
        'plain',
        { cx: 0, cy: 0, width: 54, height: 52, ground },
        dark ? { ...palette, main: palette.paper, ink: palette.pale } : palette,
      )
    : heart(brief, ink)
  return [
    makeLayer('frame', ground, makeDisc(0, 0, 50)),
    ...ring(motif ? brief : { ...brief, words: brief.words.slice(1) }, ink),
    ...picture,
  ]
}

/** Typesets the first line in the middle, like a race car's number. Used without a motif. */
function heart({ words, set, type }: LayoutBrief, ink: string): Layer[] {
  const line = fitLine(set, type.display, words[0] ?? '', { width: 60, cap: 40 })
  return [makeLayer('text', ink, translateShape(line.shape, 0, line.cap / 2))]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function ring({ words, set, type }: LayoutBrief, ink: string): Layer[] {
  const [first, ...rest] = words
  const top = rest.length > 0 ? first : undefined
  const bottom = rest.length > 0 ? rest.join(' ') : first
  const arc = (
    text: string | undefined,
    side: 'top' | 'bottom',
  ): { shape: ReturnType<typeof makeDisc>; sweep: number } =>
    text
      ? typesetLineOnArc(set, type.second, text, {
          cx: 0,
          cy: 0,
          r: R,
          cap: 6.8,
          side,
          sweep: 140,
          least: 60,
        })
      : { shape: [], sweep: -2 * GAP }
  const [above, below] = [arc(top, 'top'), arc(bottom, 'bottom')]
  const [up, down] = [above.sweep / 2 + GAP, below.sweep / 2 + GAP]
  // Angles run clockwise from three o'clock. The ring consists of two arcs. Each arc runs from the end of one line of text to the start of
  // the other line.
  const halves = [
    ...makeArcBand(R, 1.3, radians(-90 + up), radians(90 - down)),
    ...makeArcBand(R, 1.3, radians(90 + down), radians(270 - up)),
  ]
  return [makeLayer('frame', ink, halves), makeLayer('text', ink, [...above.shape, ...below.shape])]
}
