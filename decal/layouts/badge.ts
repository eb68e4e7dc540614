import { mixColours, chooseReadableColour, type Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import {
  makeRingBand,
  makeDisc,
  computePolarPoint,
  makeScallopedDisc,
  makeToothedDisc,
} from '../geometry/figures.ts'
import { typesetLargestArc } from '../lettering/fitting.ts'
import { toCapitals, arrangeLines } from '../lettering/arrange-lines.ts'
import { pickRandomEntry } from '../random.ts'
import { drawScenery } from '../scenery/draw-scenery.ts'
import type { LayoutBrief, Layout } from './layout.ts'
import { findPlaceInDisc } from './disc-place.ts'
import { drawDistress } from './distress.ts'
import { drawSubjects } from './subjects.ts'
import { drawBluntStar } from '../scenery/blunt-star.ts'

const RIM = 50
const MIDDLE = 37.6
const CAP = 8.6
/** Radii in mm of the band for lettering. The band doesn't touch the lines on either side of it. */
const BAND = { inner: 32.7, outer: 43.7 }

/** Layout: a round badge with an edge, a coloured band between two lines, and the motif in scenery. */
export const badgeLayout: Layout = (brief) => {
  const { palette, random, motif, style, words } = brief
  const edge = pickRandomEntry(random, ['scalloped', 'toothed', 'plain'])
  const rim =
    edge === 'scalloped'
      ? makeScallopedDisc(RIM, 44, 1.9)
      : edge === 'toothed'
        ? makeToothedDisc(RIM, 72, 1.7)
        : makeDisc(0, 0, RIM)
  // If there is no text, the field in the middle also takes up the band's space.
  const room = style && words.length === 0 ? 41 : 29.4
  const field = makeDisc(0, 0, room)
  const scenery = drawScenery(motif, field, palette, random)
  const bandColour = pickRandomEntry(random, [
    palette.main,
    palette.main,
    mixColours(palette.main, palette.ink, 0.75),
  ])
  const line = chooseReadableColour(palette.ink, [palette.paper, palette.accent], 3)
  return [
    // A plain paper disc lies below the wavy edge, so that the cut line is a circle.
    ...(style ? [makeLayer('backing', palette.paper, makeDisc(0, 0, RIM + 1.4))] : []),
    makeLayer('frame', palette.ink, rim),
    makeLayer('frame', line, makeRingBand(0, 0, 46.6, 45.8)),
    makeLayer('frame', bandColour, makeDisc(0, 0, 44.8)),
    makeLayer('frame', palette.ink, makeDisc(0, 0, room + 2.2)),
    makeLayer(
      'frame',
      chooseReadableColour(palette.ink, [palette.accent, palette.paper], 3),
      makeDisc(0, 0, room + 1),
    ),
    ...scenery.layers,
    ...(motif
      ? drawSubjects(
          brief,
          pickRandomEntry(random, ['inked', 'duo']),
          {
            cx: 0,
            cy: 0,
            ...(style ? findPlaceInDisc(brief, room - 3.4) : { width: 46, height: 44 }),
            ground: scenery.ground,
            halo: 2,
          },
          palette,
        )
      : []),
    ...(room > 40 ? [] : lettering(brief, bandColour)),
    ...(style === 'vintage' ? drawDistress(random, makeDisc(0, 0, RIM - 2), palette.paper) : []),
  ]
}

function lettering({ words, set, type, palette, style }: LayoutBrief, ground: Colour): Layer[] {
  const [top, ...rest] = style ? arrangeLines(words.map(toCapitals), 2) : words
  const bottom = rest.join(' ')
  const colour = chooseReadableColour(ground, [palette.paper, palette.pale, palette.ink], 4.5)
  const ornament = chooseReadableColour(ground, [palette.accent, palette.pale, palette.ink], 3)
  const layers: Layer[] = []
  const sweeps = [0, 0]
  if (top) {
    const line = typesetLargestArc(set, type.display, top, {
      cx: 0,
      cy: 0,
      r: MIDDLE,
      between: BAND,
      cap: CAP,
      side: 'top',
      sweep: 168,
      least: 100,
    })
    sweeps[0] = line.sweep
    layers.push(makeLayer('text', colour, line.shape))
  }
  if (bottom) {
    const line = typesetLargestArc(set, type.display, bottom, {
      cx: 0,
      cy: 0,
      r: MIDDLE,
      between: BAND,
      cap: CAP,
      side: 'bottom',
      sweep: 156,
      least: 84,
    })
    sweeps[1] = line.sweep
    layers.push(makeLayer('text', colour, line.shape))
  }
  layers.push(makeLayer('frame', ornament, ornaments(sweeps)))
  return layers
}

/**
 * Draws a star midway between the ends of the two lines, on each side. If there is only one line, draws a row of stars in place of the
 * missing line.
 */
function ornaments([top = 0, bottom = 0]: number[]): ReturnType<typeof drawBluntStar> {
  const angles =
    bottom > 0 && top > 0
      ? [(top - bottom) / 4, 180 - (top - bottom) / 4]
      : top > 0
        ? [30, 60, 90, 120, 150]
        : [0, 45, 90, 135, 180, 225, 270, 315]
  return angles.flatMap((degrees, i) => {
    const at = computePolarPoint((degrees * Math.PI) / 180, MIDDLE)
    return drawBluntStar(at.x, at.y, angles.length > 2 && i % 2 === 1 ? 1.8 : 2.9)
  })
}
