import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound } from '../geometry/shape-operations.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import { makeRoundedRectangle } from '../geometry/figures.ts'
import { bendToArch as archedShape } from '../lettering/set-line-on-arc.ts'
import { extrudeShape } from '../lettering/extrude-shape.ts'
import { thickenSmallLine } from '../lettering/fitting.ts'
import { fitLine } from '../lettering/fit-line.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'

const RISE = 13
// The width in mm of the dark line between a number and its coloured outline. Without this line, a light number could have a light outline
// and be illegible. Preflight checks the contrast within 0.5 mm of lettering. The line is wider than 0.5 mm, because a decal may be scaled
// down by up to a sixth.
const KEYLINE = 0.65

/** Layout: an arched headline in block letters, the motif under it, and the other lines on a plaque. */
export const archedLayout: Layout = (brief) => {
  const { palette, motif, words, set, type } = brief
  const line = fitLine(set, type.display, words[0] ?? '', { width: 100, cap: 22, tracking: 0.05 })
  const head = archedShape(thickenSmallLine(line.shape, type.display, line.cap), 50, RISE)
  const solid = extrudeShape(head, 0, 1.8)
  const face = chooseReadableColour(palette.ink, [palette.accent, palette.pale, palette.paper], 4.5)
  // The arch is lowest at its ends, so the motif may rise into its middle.
  const drop = RISE * (line.width / 100) ** 2
  const picture = motif
    ? drawSubjects(
        brief,
        'inked',
        { cx: 0, cy: 31 - RISE + drop * 0.4, width: 70, height: 52, ground: palette.paper, halo: 2.2 },
        palette,
      )
    : []
  const bottom = Math.max(measureBox(picture.flatMap((l) => l.shape)).bottom, drop)
  return [
    ...picture,
    makeLayer('textfx', palette.paper, growRound(solid, 3)),
    makeLayer('textfx', palette.ink, growRound(solid, 1.9)),
    makeLayer('textfx', palette.main, solid),
    makeLayer('textfx', palette.ink, growRound(head, 0.35)),
    makeLayer('text', face, head),
    ...(motif ? plaque(brief, bottom + 2.5) : numerals(brief, drop + 4, face)),
  ]
}

/** Typesets the lines after the headline in large block letters, like the number on a jersey. Used if there is no motif. */
function numerals({ words, set, type, palette }: LayoutBrief, top: number, face: string): Layer[] {
  const text = words.slice(1).join(' ')
  if (!text) return []
  const line = fitLine(set, type.display, text, { width: 70, cap: 46, tracking: 0.05 })
  const placed = translateShape(
    thickenSmallLine(line.shape, type.display, line.cap),
    0,
    top - RISE / 2 + line.cap,
  )
  return [
    makeLayer('textfx', palette.paper, growRound(placed, 3.2)),
    makeLayer('textfx', palette.ink, growRound(placed, 2.4)),
    makeLayer('textfx', palette.main, growRound(placed, 1.45)),
    makeLayer('textfx', palette.ink, growRound(placed, KEYLINE)),
    makeLayer('text', face, placed),
  ]
}

function plaque({ words, set, type, palette }: LayoutBrief, top: number): Layer[] {
  let y = top
  return words.slice(1).flatMap((text) => {
    const line = fitLine(set, type.second, text, { width: 78, cap: 7.6, tracking: 0.16 })
    const height = line.cap + 6.4
    const box: Shape = makeRoundedRectangle(-line.width / 2 - 6, y, line.width + 12, height, 2.4)
    const placed = translateShape(line.shape, 0, y + height / 2 + line.cap / 2)
    y += height + 1.6
    return [
      makeLayer('frame', palette.ink, growRound(box, 0.9)),
      makeLayer('frame', palette.main, box),
      makeLayer(
        'text',
        chooseReadableColour(palette.main, [palette.paper, palette.pale, palette.ink], 4.5),
        placed,
      ),
    ]
  })
}
