import { computeContrast, mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { makeDisc } from '../geometry/figures.ts'
import { countChords } from '../geometry/curve-fineness.ts'
import { mapPoints, translateShape, type Ring, type Shape } from '../geometry/shape.ts'
import { typesetLargestArc, typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { drawScenery } from '../scenery/draw-scenery.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawDistress } from './distress.ts'
import { drawSubjects } from './subjects.ts'

const R = 46
const HALF = 46
const HEIGHT = 17
const TOP = 16
/** Radii in mm of the band for the first line of text. The band doesn't touch the drawn lines on either side of it. */
const BAND = { inner: 34.5, outer: 43.4 }
// How far the ends of the ribbon hang below its middle, in mm.
const SAG = 3.2

const hang = (shape: Shape, extra = 0): Shape =>
  mapPoints(shape, (p) => ({ x: p.x, y: p.y + SAG * (p.x / HALF) ** 2 + extra }))

/** Layout: a disc with the motif and a ribbon across it. If there are two lines of text, the first follows an arc above. */
export const ribbonLayout: Layout = (given) => {
  const brief = given.style ? { ...given, words: arrangeLines(given.words.map(toCapitals), 2) } : given
  const { palette, motif, random, words, style } = brief
  const arcText = words.length > 1
  const bare = style !== null && words.length === 0
  const inner = arcText ? 31.5 : 42.6
  const field = makeDisc(0, 0, inner)
  const scenery = drawScenery(motif, field, palette, random)
  return [
    makeLayer('frame', palette.ink, makeDisc(0, 0, R)),
    ...(arcText
      ? [
          makeLayer('frame', palette.main, makeDisc(0, 0, R - 1.6)),
          makeLayer('frame', palette.ink, makeDisc(0, 0, inner + 2)),
        ]
      : []),
    makeLayer('frame', palette.accent, makeDisc(0, 0, inner + 1)),
    ...scenery.layers,
    ...(motif
      ? drawSubjects(
          brief,
          'inked',
          {
            cx: 0,
            cy: arcText ? -7 : bare ? 0 : -12,
            width: inner * 1.5,
            height: arcText ? 40 : bare ? 60 : 52,
            ground: scenery.ground,
            halo: 2,
          },
          palette,
        )
      : []),
    ...arcs(brief),
    ...plaque(brief),
    ...(style === 'vintage' ? drawDistress(random, makeDisc(0, 0, R - 1), palette.paper) : []),
  ]
}

function arcs({ words, set, type, palette }: LayoutBrief): Layer[] {
  if (words.length < 2) return []
  const colour = chooseReadableColour(palette.main, [palette.paper, palette.pale, palette.ink], 4.5)
  const top = typesetLargestArc(set, type.display, words[0] ?? '', {
    cx: 0,
    cy: 0,
    r: 38.9,
    between: BAND,
    cap: 8.4,
    side: 'top',
    sweep: 176,
    least: 110,
  })
  const below = words.slice(2).join(' ')
  const foot = below
    ? [
        makeLayer(
          'text',
          colour,
          typesetLargestArc(set, type.second, below, {
            cx: 0,
            cy: 0,
            r: 40.2,
            cap: 4.8,
            side: 'bottom',
            sweep: 62,
            least: 40,
          }).shape,
        ),
      ]
    : []
  return [makeLayer('text', colour, top.shape), ...foot]
}

function plaque({ words, set, type, palette, style }: LayoutBrief): Layer[] {
  const text = words[1] ?? words[0]
  if (!text) return []
  const tint = words.length > 1 ? palette.second : palette.main
  // Darkens a mid-tone colour until lettering contrasts with it.
  const clear = computeContrast(tint, palette.paper) >= 4.5 || computeContrast(tint, palette.ink) >= 4.5
  const face = style && !clear ? mixColours(tint, palette.ink, 0.25) : tint
  const colour = chooseReadableColour(face, [palette.paper, palette.ink, palette.pale], 4.5)
  const line = typesetLargestLine(set, type.display, text, { width: 2 * HALF - 12, cap: 9.4, tracking: 0.05 })
  const edge = 0.9
  return [
    makeLayer('textfx', palette.ink, [...tail(-1, edge), ...tail(1, edge)]),
    makeLayer('textfx', mixColours(face, palette.ink, 0.35), [...tail(-1, 0), ...tail(1, 0)]),
    makeLayer('textfx', palette.ink, hang(strip(-HALF - edge, HALF + edge, TOP - edge, TOP + HEIGHT + edge))),
    makeLayer('textfx', face, hang(strip(-HALF, HALF, TOP, TOP + HEIGHT))),
    makeLayer(
      'frame',
      colour,
      hang([
        ...strip(-HALF + 1.5, HALF - 1.5, TOP + 1.5, TOP + 2),
        ...strip(-HALF + 1.5, HALF - 1.5, TOP + HEIGHT - 2, TOP + HEIGHT - 1.5),
      ]),
    ),
    makeLayer('text', colour, hang(translateShape(line.shape, 0, TOP + HEIGHT / 2 + line.cap / 2))),
  ]
}

function strip(left: number, right: number, top: number, bottom: number): Shape {
  const n = countChords(24)
  const along = (y: number): Ring =>
    Array.from({ length: n + 1 }, (_, i) => ({ x: left + ((right - left) * i) / n, y }))
  return [[...along(top), ...along(bottom).toReversed()]]
}

/** Draws an end of the ribbon, with a swallow-tail notch. It lies behind the ribbon's face. */
function tail(side: number, edge: number): Shape {
  const [from, to] = [HALF - 9 - edge, HALF + 9 + edge * 1.6]
  const [top, bottom] = [TOP + 6 - edge, TOP + HEIGHT + 6 + edge]
  const ring = [
    { x: from, y: top },
    { x: to, y: top },
    { x: to - 6 - edge * 0.4, y: (top + bottom) / 2 },
    { x: to, y: bottom },
    { x: from, y: bottom },
  ]
  const placed = ring.map((p) => ({ x: p.x * side, y: p.y }))
  return hang([side < 0 ? placed.toReversed() : placed], -0.6)
}
