import { computeLuminance, mixColours, chooseReadableColour, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { growRound, intersect } from '../geometry/shape-operations.ts'
import { makeRectangle, makeRoundedRectangle } from '../geometry/figures.ts'
import { measureBox, translateShape, type Box } from '../geometry/shape.ts'
import { typesetLargestLine, thickenSmallLine } from '../lettering/fitting.ts'
import { fitLine } from '../lettering/fit-line.ts'
import { findHeadline, isNameSuffixLine } from '../lettering/arrange-lines.ts'
import { breakInMiddle } from '../lettering/break-in-middle.ts'
import type { Palette } from '../palettes.ts'
import { pickRandomEntry } from '../random.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawSubjects } from './subjects.ts'

type PlateColours = { field: Colour; text: Colour; head: Colour | null }
// A line of text on the plate. `first` is true for every line of the first text; these lines are large.
type Line = { text: string; first: boolean }

/** Layout: a sign on a rounded plate with a border, the motif on the left or above, and lines as large as possible. */
export const plateLayout: Layout = (brief) => {
  const { palette, motif, random, words } = brief
  const upright = motif !== null && random() < 0.3 && words.length < 4 && findHeadline(words) === 0
  const look = pickRandomEntry(random, looks(palette, words.length))
  // A number or a short word without other text gets a short plate.
  const wide = motif === null && words.every((text) => text.length < 5) ? 76 : 112
  const size = upright
    ? { width: 78, height: 104 }
    : { width: wide, height: [0, 46, 60, 68, 76][words.length] ?? 76 }
  const left = -size.width / 2
  const top = -size.height / 2
  const whole = makeRoundedRectangle(left, top, size.width, size.height, 6)
  const field = growRound(whole, -3)
  return [
    makeLayer('frame', chooseReadableColour(look.field, [palette.ink], 1.2), whole),
    makeLayer(
      'frame',
      look.field === palette.paper ? palette.paper : chooseReadableColour(palette.ink, [palette.paper]),
      growRound(whole, -1.7),
    ),
    makeLayer('frame', look.field, growRound(whole, look.field === palette.paper ? -1.7 : -2.6)),
    ...content(brief, look, measureBox(field), upright, field),
  ]
}

/**
 * Returns the possible colour schemes for a palette. A light main colour is treated as a safety colour and fills the plate. A dark main
 * colour fills the plate, the border or the head.
 */
function looks(
  { main, paper, ink, pale }: Palette,
  lines: number,
): readonly [PlateColours, ...PlateColours[]] {
  const full: PlateColours = { field: main, text: chooseReadableColour(main, [paper, ink]), head: null }
  if (computeLuminance(main) > 0.4) return lines > 1 ? [full, { ...full, head: ink }] : [full]
  const light: PlateColours = { field: paper, text: chooseReadableColour(paper, [main, ink]), head: null }
  return lines > 1 ? [full, light, { field: pale, text: ink, head: main }] : [full, light]
}

function content(
  brief: LayoutBrief,
  look: PlateColours,
  box: Box,
  upright: boolean,
  field: ReturnType<typeof growRound>,
): Layer[] {
  const { palette, motif, words } = brief
  const headHeight = look.head ? box.height * (upright ? 0.2 : 0.32) : 0
  const head = look.head ? header(brief, look.head, box, headHeight, field) : []
  const body = measureBox(
    makeRectangle(box.left + 4, box.top + headHeight + 4, box.width - 8, box.height - headHeight - 8),
  )
  const wide = motif !== null && !upright ? 9 : 14
  const kept = look.head ? words.slice(1) : words
  const lines = kept.flatMap((text, i) =>
    (kept.length < 3 ? breakInMiddle(text, wide) : [text]).map((part): Line => ({
      text: part,
      first: i === findHeadline(kept),
    })),
  )
  if (!motif) return [...head, ...block(brief, lines, look, body)]
  const side = upright
    ? Math.min(body.width * 0.8, body.height * 0.58)
    : Math.min(body.height, body.width * 0.34)
  const at = upright ? { cx: body.cx, cy: body.top + side / 2 } : { cx: body.left + side / 2, cy: body.cy }
  const picture = drawSubjects(
    brief,
    'plain',
    { ...at, width: side, height: side, ground: look.field },
    { ...palette, main: look.text },
  )
  const rest = upright
    ? measureBox(makeRectangle(body.left, body.top + side + 4, body.width, body.height - side - 4))
    : measureBox(makeRectangle(body.left + side + 5, body.top, body.width - side - 5, body.height))
  return [...head, ...picture, ...block(brief, lines, look, rest)]
}

function header(
  brief: LayoutBrief,
  ground: Colour,
  box: Box,
  height: number,
  field: ReturnType<typeof growRound>,
): Layer[] {
  const { palette, set, type, words } = brief
  const bar = intersect(makeRectangle(box.left, box.top, box.width, height), field)
  const colour = chooseReadableColour(
    ground,
    [ground === palette.ink ? palette.main : palette.paper, palette.paper, palette.ink],
    4.5,
  )
  const line = fitLine(set, type.display, words[0] ?? '', {
    width: box.width - 12,
    cap: height * 0.6,
    tracking: 0.04,
  })
  const lettering = thickenSmallLine(line.shape, type.display, line.cap)
  return [
    makeLayer('frame', ground, bar),
    makeLayer('text', colour, translateShape(lettering, box.cx, box.top + height / 2 + line.cap / 2)),
  ]
}

// The minimum height in mm of a name after "in loving memory of". A narrower typeface is used if the name wouldn't be this high.
const LEAST_NAME = 8

/** Typesets centred lines as large as possible in a box. The first line is the largest. */
function block(
  { set, type, palette }: LayoutBrief,
  lines: readonly Line[],
  look: PlateColours,
  box: Box,
): Layer[] {
  const share = [0, 0.62, 0.4, 0.3, 0.22][lines.length] ?? 0.2
  const headline = lines.find(({ first }) => first)
  // A name after "in loving memory of" is as large as possible, and in a narrower typeface if that makes it larger. All other lines are
  // smaller than the name.
  const isLedIn = headline !== undefined && headline !== lines[0]
  const fit = ({ text, first }: Line, cap: number): ReturnType<typeof fitLine> => {
    const face = first ? type.display : type.second
    const room = { width: box.width, cap, tracking: first ? 0.02 : 0.08 }
    if (isLedIn) return typesetLargestLine(set, face, text, { ...room, least: first ? LEAST_NAME : 4 })
    const line = fitLine(set, face, text, room)
    return { ...line, shape: thickenSmallLine(line.shape, face, line.cap) }
  }
  const most =
    isLedIn || lines.some(({ text }) => isNameSuffixLine(text))
      ? fit(headline ?? lines[0] ?? { text: '', first: true }, box.height * share).cap
      : Infinity
  const fitted = lines.map((line) => {
    const cap = box.height * share
    return fit(line, line.first ? cap : Math.min(cap * 0.72, most * 0.9))
  })
  const air = Math.min(5, box.height * 0.1)
  let y = box.cy - (fitted.reduce((sum, line) => sum + line.cap, 0) + air * (fitted.length - 1)) / 2
  const small = chooseReadableColour(
    look.field,
    [mixColours(look.text, palette.second, 0.35), look.text],
    4.5,
  )
  return fitted.map((line, i) => {
    y += line.cap
    const at = makeLayer('text', lines[i]?.first ? look.text : small, translateShape(line.shape, box.cx, y))
    y += air
    return at
  })
}
