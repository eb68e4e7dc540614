import { chooseReadableColour } from '../colour.ts'
import { makeLayer } from '../drawing.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { measureBox } from '../geometry/shape.ts'
import type { MotifStyle } from '../motifs/draw-motif-in-style.ts'
import { pickRandomEntry } from '../random.ts'
import type { Layout } from './layout.ts'
import { layOutWordBlock } from './word-block.ts'
import { drawSubjects } from './subjects.ts'

/** Layout: the motif above one to three lines, on plain paper. */
export const stackLayout: Layout = (brief) => {
  const { palette, motif, words, random } = brief
  const dress = pickRandomEntry<MotifStyle>(random, ['inked', 'duo', 'plain'])
  const picture = motif
    ? drawSubjects(brief, dress, { cx: 0, cy: -32, width: 66, height: 54, ground: palette.paper }, palette)
    : []
  if (words.length === 0) return picture
  const bottom = measureBox(picture.flatMap((l) => l.shape)).bottom
  const block = layOutWordBlock(brief, { cx: 0, top: bottom + 6, width: 90, cap: 22, ground: palette.paper })
  const rule = chooseReadableColour(palette.paper, [palette.second, palette.main], 2)
  // The ink's lower end is measured, because J and Q may descend below the baseline.
  const ink = measureBox(block.layers.flatMap((l) => l.shape)).bottom
  const foot =
    words.length === 1
      ? [
          makeLayer(
            'frame',
            rule,
            makeRectangle(-block.width / 4, Math.max(block.bottom + 4, ink + 1.6), block.width / 2, 1.4),
          ),
        ]
      : []
  return [...picture, ...block.layers, ...foot]
}
