import { mixColours, chooseReadableColour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { closeGaps, fillHoles, growRound, dropRedundantPoints, union } from '../geometry/shape-operations.ts'
import { readPathData } from '../geometry/path-data.ts'
import { translateShape, type Shape } from '../geometry/shape.ts'
import { extrudeShape } from '../lettering/extrude-shape.ts'
import { bendToCircle } from '../lettering/envelope.ts'
import { typesetLargestLine } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { drawScenery } from '../scenery/draw-scenery.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { drawDistress } from './distress.ts'
import { drawHangingSign, type HangingSign } from './hanging-sign.ts'
import { drawSubjects } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

const HALF = 50
const RISE = 12
// The y coordinate of the window's flat bottom. The window is an arch with a round top.
const FLOOR = 34
const window = (): Shape => readPathData(`M-36 ${FLOOR}V8A36 36 0 0 1 36 8V${FLOOR}Z`, 0.02)

/** Layout: wood type arched over a window with a landscape, with the other lines on a sign across the bottom. */
export const marqueeLayout: Layout = (brief) => {
  const { palette, motif, random, set, type } = brief
  const [first = '', ...rest] = arrangeLines(brief.words.map(toCapitals), 2)
  const line = typesetLargestLine(set, type.display, first, {
    width: 2 * HALF,
    cap: 17,
    tracking: 0.04,
    least: 6,
  })
  const head = translateShape(bendToCircle(line.shape, HALF, RISE), 0, motif ? -24 : -6)
  const solid = extrudeShape(dropRedundantPoints(head, 0.02), 0.9, 1.3)
  const field = motif ? window() : []
  const scenery = motif
    ? drawScenery(motif, growRound(field, -2.4), palette, random)
    : { layers: [], ground: palette.paper }
  const sign = rest.length > 0 ? drawHangingSign(brief, rest.join(' '), motif ? FLOOR - 3 : 2) : null
  const art = dropRedundantPoints(
    fillHoles(
      closeGaps(
        union(dropRedundantPoints(growRound(fillHoles(solid), 1.6), 0.04), field, sign?.shape ?? []),
        2.5,
      ),
    ),
    0.03,
  )
  return [
    makeLayer('backing', palette.ink, growRound(art, 3)),
    makeLayer('backing', palette.paper, growRound(art, 2)),
    ...(motif
      ? [
          makeLayer('frame', palette.ink, field),
          makeLayer('frame', palette.accent, growRound(field, -1.5)),
          ...scenery.layers,
        ]
      : []),
    ...drawSubjects(brief, 'duo', {
      cx: 0,
      cy: 6,
      width: 58,
      height: 40,
      ground: scenery.ground,
      halo: 1.8,
    }),
    ...(sign && !motif ? [makeLayer('frame', palette.second, hollow())] : []),
    makeLayer('textfx', palette.paper, growRound(solid, 1.5)),
    makeLayer('textfx', palette.ink, solid),
    makeLayer('textfx', palette.paper, growRound(head, 0.55)),
    makeLayer('text', faceOn(brief), head),
    ...(sign ? drawn(brief, sign) : []),
    ...drawDistress(random, art, palette.paper, 1.6),
  ]
}

/**
 * Returns the colour for the face of wood type. The face needs contrast with paper only, because a thin line in the paper colour separates
 * it from the ink-coloured side of the letters.
 */
function faceOn({ palette }: LayoutBrief): string {
  return chooseReadableColour(
    palette.paper,
    [palette.main, mixColours(palette.main, palette.ink, 0.4), palette.ink],
    4.5,
  )
}

function drawn({ palette }: LayoutBrief, sign: HangingSign): Layer[] {
  return [
    makeLayer('textfx', palette.ink, sign.shape),
    makeLayer('textfx', palette.main, growRound(sign.shape, -0.9)),
    makeLayer('textfx', chooseReadableColour(palette.main, [palette.accent, palette.paper], 2), sign.rules),
    makeLayer(
      'text',
      chooseReadableColour(palette.main, [palette.paper, palette.pale, palette.ink], 4.5),
      sign.text,
    ),
  ]
}

/** Draws three stars under an arch of lettering, in place of a missing motif. */
function hollow(): Shape {
  return [...drawBluntStar(0, -8.6, 4.4), ...drawBluntStar(-11, -6, 2.8), ...drawBluntStar(11, -6, 2.8)]
}
