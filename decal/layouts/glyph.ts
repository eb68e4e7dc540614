import { measureBox } from '../geometry/shape.ts'
import type { Layout } from './layout.ts'
import { layOutWordBlock } from './word-block.ts'
import { drawSubjects } from './subjects.ts'

/** Layout: the motif alone as a sticker with a heavy outline, with any text below. */
export const glyphLayout: Layout = (brief) => {
  const { palette, motif, words, random } = brief
  const body = random() < 0.5 ? palette : { ...palette, accent: palette.second, second: palette.accent }
  const picture = motif
    ? drawSubjects(brief, 'stack', { cx: 0, cy: 0, width: 84, height: 80, ground: palette.paper }, body)
    : []
  if (words.length === 0) return picture
  const top = measureBox(picture.flatMap((l) => l.shape)).bottom + 4
  return [
    ...picture,
    ...layOutWordBlock(brief, { cx: 0, top, width: 84, cap: 14, ground: palette.paper }).layers,
  ]
}
