import { chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, subtract } from '../geometry/shape-operations.ts'
import {
  makeArcBand,
  makeRingBand,
  makeDisc,
  makeRegularPolygon,
  makeRoundedRectangle,
} from '../geometry/figures.ts'
import { readPathData } from '../geometry/path-data.ts'
import { bluntTips } from '../geometry/make-printable.ts'
import { measureBox, scaleShape, translateShape, type Shape } from '../geometry/shape.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { breakInMiddle } from '../lettering/break-in-middle.ts'
import { toCapitals } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawLeafWreath, drawSprig, drawLaurelTwigs } from './laurel.ts'
import { drawSubjects } from './subjects.ts'

/**
 * A setting for the names: its lines in gold, its leaves, and the paper below lines and leaves. `room` is the oval that remains for the
 * names: its width and height, and the y coordinate of its centre.
 */
type Setting = { paper: Shape; lines: Shape; leaves: Shape; room: Room }
type Room = { width: number; height: number; cy: number }

/** Layout: names and a date for a wedding in one of six settings: laurels, wreath, rings, arch, diamond or frame. */
export const monogramLayout: Layout = (brief) => {
  const { palette, motif } = brief
  const { paper, lines, leaves, room } = pickRandomEntry(brief.random, settings)()
  const gold = chooseReadableColour(palette.paper, [palette.accent, palette.second, palette.main], 2)
  const leaf = chooseReadableColour(palette.paper, [palette.second, palette.main], 1.8)
  const { width, height, cy } = room
  const tint = chooseReadableColour(palette.paper, [palette.accent, palette.main], 3)
  const place = { cx: 0, cy: cy - height * 0.31, width: width * 0.6, height: height * 0.36 }
  const picture = drawSubjects(brief, 'plain', { ...place, ground: palette.paper, usual: tint })
  return [
    makeLayer('backing', palette.paper, paper),
    makeLayer('frame', gold, lines),
    ...(leaves.length > 0 ? [makeLayer('frame', leaf, bluntTips(leaves))] : []),
    ...picture,
    ...names(brief, motif ? { width: width * 0.88, height: height * 0.62, cy: cy + height * 0.18 } : room),
  ]
}

const frameOf = (shape: Shape, inset: number, line: number): Shape =>
  subtract(growRound(shape, -inset), growRound(shape, -inset - line))
const arch = (): Shape => readPathData('M-38 50V-12A38 38 0 0 1 38-12V50Z', 0.02)

const settings = [
  () => ({
    paper: makeDisc(0, 0, 50),
    lines: makeRingBand(0, 0, 47, 46.2),
    leaves: drawLaurelTwigs(39),
    room: { width: 62, height: 58, cy: -2 },
  }),
  () => ({
    paper: makeDisc(0, 0, 50),
    lines: [],
    leaves: drawLeafWreath(43),
    room: { width: 68, height: 64, cy: 0 },
  }),
  () => ({
    paper: makeDisc(0, 0, 50),
    lines: [
      ...makeArcBand(43, 0.9, 2.1, 2 * Math.PI + 1.04),
      ...makeArcBand(40.6, 0.6, 2.1, 2 * Math.PI + 1.04),
    ],
    leaves: translateShape(drawSprig(34), 0, 41),
    room: { width: 70, height: 62, cy: -3 },
  }),
  () => ({
    paper: arch(),
    lines: [...frameOf(arch(), 3, 0.9), ...frameOf(arch(), 5, 0.6)],
    leaves: translateShape(drawSprig(44), 0, 37),
    room: { width: 64, height: 66, cy: -5 },
  }),
  () => {
    const eight = makeRegularPolygon(8, 0, 0, 52)
    return {
      paper: eight,
      lines: [...frameOf(eight, 3, 0.9), ...frameOf(eight, 5, 0.6)],
      leaves: [
        ...translateShape(drawSprig(34), 0, 34),
        ...translateShape(scaleShape(drawSprig(34), 1, -1), 0, -34),
      ],
      room: { width: 78, height: 52, cy: 0 },
    }
  },
  () => {
    const card = makeRoundedRectangle(-54, -38, 108, 76, 3)
    return {
      paper: card,
      lines: frameOf(card, 3.4, 0.9),
      leaves: translateShape(drawSprig(40), 0, 26),
      room: { width: 94, height: 46, cy: -6 },
    }
  },
] as const satisfies readonly [() => Setting, ...(() => Setting)[]]

const inCapitals = (text: string): boolean => text === text.toUpperCase() && text.length > 5
// Whether a text is small and upright while the other texts are in script. This applies to a text with digits, such as a date. It also
// applies to a text in capitals if the other texts aren't all in capitals.
const isSmall = (text: string, words: readonly string[]): boolean =>
  /\d/.test(text) || (inCapitals(text) && !words.every((one) => inCapitals(one) || /\d/.test(one)))
const isJoint = (text: string): boolean => /^(&|\+|et|and|und|y)$/i.test(text)

function names({ words, set, palette, random }: LayoutBrief, { width, height, cy }: Room): Layer[] {
  const ink = chooseReadableColour(palette.paper, [palette.ink], 7)
  const gold = chooseReadableColour(palette.paper, [palette.accent, palette.main, palette.ink], 3)
  const shouted = words.some((text) => inCapitals(text) && !isSmall(text, words))
  // Names in capitals are set in Garamond, because script in capitals is illegible.
  const hand = shouted ? 'garamond' : pickRandomEntry(random, ['script', 'script', 'garamond'] as const)
  let y = 0
  const placed = partsOf(words, width > height * 1.4).map((text, i) => {
    const small = isSmall(text, words)
    const line = small
      ? typesetLargestLine(set, 'josefin', toCapitals(text), {
          width: width * 0.8,
          cap: 5,
          tracking: 0.3,
          least: 4,
        })
      : typesetLargestLine(set, hand, text, { width, cap: isJoint(text) ? 9 : 20, least: 4.6 })
    const box = measureBox(line.shape)
    y += (i === 0 ? 0 : small ? 5 : 2.4) - box.top
    const at = makeLayer('text', isJoint(text) ? gold : ink, translateShape(line.shape, 0, y))
    y += box.bottom
    return at
  })
  const block = measureBox(placed.flatMap((l) => l.shape))
  // The block of names may extend slightly beyond the oval, because the corners of a script block are empty.
  const k = Math.min(
    1.3,
    width / block.width,
    (hand === 'script' ? 1.16 : 1.03) / Math.hypot(block.width / width, block.height / height),
  )
  // Thickens the thin strokes of script slightly, so that they print.
  const weight = hand === 'script' ? 0.15 : 0.07
  return placed.map((l) => ({
    ...l,
    shape: growRound(translateShape(scaleShape(translateShape(l.shape, 0, -block.cy), k), 0, cy), weight),
  }))
}

/** Splits the names into lines. In a wide space, short names share a line; in a round space, long names are broken. */
function partsOf(words: readonly string[], wide: boolean): string[] {
  const large = words.filter((text) => !isSmall(text, words))
  const joined = large.join(' ')
  if (wide && joined.length <= 16) return [joined, ...words.filter((text) => isSmall(text, words))]
  return words.flatMap((text) =>
    breakInMiddle(text, isSmall(text, words) ? 18 : wide ? 16 : large.length > 1 ? 13 : 8),
  )
}
