import { mix, readable } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { close, fillHoles, grow, thin, union } from '../geometry/booleans.ts'
import { readPathData } from '../geometry/path-data.ts'
import { shift, type Shape } from '../geometry/shape.ts'
import { extrudeShape } from '../lettering/extrude-shape.ts'
import { curveShape } from '../lettering/envelope.ts'
import { setLine } from '../lettering/fitting.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import { sceneryFor } from '../scenery/choose-scenery.ts'
import type { Brief, Layout } from './brief.ts'
import { distress } from './distress.ts'
import { drawHangingSign, type Sign } from './hanging-sign.ts'
import { dressSubjects } from './subjects.ts'
import { bluntStar } from '../scenery/blunt-star.ts'

const HALF = 50
const RISE = 12
// The window is an arch with a flat bottom at y = FLOOR and a round top.
const FLOOR = 34
const window = (): Shape => readPathData(`M-36 ${FLOOR}V8A36 36 0 0 1 36 8V${FLOOR}Z`, 0.02)

/** Wood type arched over a window with a landscape, with the other lines on a sign across the bottom. */
export const marquee: Layout = (brief) => {
  const { palette, motif, random, set, type } = brief
  const [first = '', ...rest] = linesOf(brief.words.map(capitals), 2)
  const line = setLine(set, type.display, first, { width: 2 * HALF, cap: 17, tracking: 0.04, least: 6 })
  const head = shift(curveShape(line.shape, HALF, RISE), 0, motif ? -24 : -6)
  const solid = extrudeShape(thin(head, 0.02), 0.9, 1.3)
  const field = motif ? window() : []
  const scenery = motif
    ? sceneryFor(motif, grow(field, -2.4), palette, random)
    : { layers: [], ground: palette.paper }
  const sign = rest.length > 0 ? drawHangingSign(brief, rest.join(' '), motif ? FLOOR - 3 : 2) : null
  const art = thin(
    fillHoles(close(union(thin(grow(fillHoles(solid), 1.6), 0.04), field, sign?.shape ?? []), 2.5)),
    0.03,
  )
  return [
    layer('backing', palette.ink, grow(art, 3)),
    layer('backing', palette.paper, grow(art, 2)),
    ...(motif
      ? [
          layer('frame', palette.ink, field),
          layer('frame', palette.accent, grow(field, -1.5)),
          ...scenery.layers,
        ]
      : []),
    ...dressSubjects(brief, 'duo', {
      cx: 0,
      cy: 6,
      width: 58,
      height: 40,
      ground: scenery.ground,
      halo: 1.8,
    }),
    ...(sign && !motif ? [layer('frame', palette.second, hollow())] : []),
    layer('textfx', palette.paper, grow(solid, 1.5)),
    layer('textfx', palette.ink, solid),
    layer('textfx', palette.paper, grow(head, 0.55)),
    layer('text', faceOn(brief), head),
    ...(sign ? drawn(brief, sign) : []),
    ...distress(random, art, palette.paper, 1.6),
  ]
}

/** Returns the colour for the face of wood type. A line of paper separates the face from the ink side. */
function faceOn({ palette }: Brief): string {
  return readable(palette.paper, [palette.main, mix(palette.main, palette.ink, 0.4), palette.ink], 4.5)
}

function drawn({ palette }: Brief, sign: Sign): Layer[] {
  return [
    layer('textfx', palette.ink, sign.shape),
    layer('textfx', palette.main, grow(sign.shape, -0.9)),
    layer('textfx', readable(palette.main, [palette.accent, palette.paper], 2), sign.rules),
    layer('text', readable(palette.main, [palette.paper, palette.pale, palette.ink], 4.5), sign.text),
  ]
}

/** Draws three stars under an arch of lettering. */
function hollow(): Shape {
  return [...bluntStar(0, -8.6, 4.4), ...bluntStar(-11, -6, 2.8), ...bluntStar(11, -6, 2.8)]
}
