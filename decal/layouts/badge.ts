import { mix, readable, type Colour } from '../colour.ts'
import { layer, type Layer } from '../drawing.ts'
import { band, disc, polar, scallopedDisc, toothedDisc } from '../geometry/figures.ts'
import { setArc } from '../lettering/fitting.ts'
import { capitals, linesOf } from '../lettering/lines.ts'
import { pick } from '../random.ts'
import { sceneryFor } from '../scenery/choose-scenery.ts'
import type { Brief, Layout } from './brief.ts'
import { discPlace } from './disc-place.ts'
import { distress } from './distress.ts'
import { dressSubjects } from './subjects.ts'
import { bluntStar } from '../scenery/blunt-star.ts'

const RIM = 50
const MIDDLE = 37.6
const CAP = 8.6
/** Radii of the lettering's band in mm, leaving a gap to the lines around it. */
const BAND = { inner: 32.7, outer: 43.7 }

/** A round badge: an edge, a coloured band between two lines, and the motif in scenery. */
export const badge: Layout = (brief) => {
  const { palette, random, motif, style, words } = brief
  const edge = pick(random, ['scalloped', 'toothed', 'plain'])
  const rim =
    edge === 'scalloped'
      ? scallopedDisc(RIM, 44, 1.9)
      : edge === 'toothed'
        ? toothedDisc(RIM, 72, 1.7)
        : disc(0, 0, RIM)
  // If there is no text, the field is extended by the band.
  const room = style && words.length === 0 ? 41 : 29.4
  const field = disc(0, 0, room)
  const scenery = sceneryFor(motif, field, palette, random)
  const bandColour = pick(random, [palette.main, palette.main, mix(palette.main, palette.ink, 0.75)])
  const line = readable(palette.ink, [palette.paper, palette.accent], 3)
  return [
    // A plain paper disc below the wavy edge, so that the cut line is a circle.
    ...(style ? [layer('backing', palette.paper, disc(0, 0, RIM + 1.4))] : []),
    layer('frame', palette.ink, rim),
    layer('frame', line, band(0, 0, 46.6, 45.8)),
    layer('frame', bandColour, disc(0, 0, 44.8)),
    layer('frame', palette.ink, disc(0, 0, room + 2.2)),
    layer('frame', readable(palette.ink, [palette.accent, palette.paper], 3), disc(0, 0, room + 1)),
    ...scenery.layers,
    ...(motif
      ? dressSubjects(
          brief,
          pick(random, ['inked', 'duo']),
          {
            cx: 0,
            cy: 0,
            ...(style ? discPlace(brief, room - 3.4) : { width: 46, height: 44 }),
            ground: scenery.ground,
            halo: 2,
          },
          palette,
        )
      : []),
    ...(room > 40 ? [] : lettering(brief, bandColour)),
    ...(style === 'vintage' ? distress(random, disc(0, 0, RIM - 2), palette.paper) : []),
  ]
}

function lettering({ words, set, type, palette, style }: Brief, ground: Colour): Layer[] {
  const [top, ...rest] = style ? linesOf(words.map(capitals), 2) : words
  const bottom = rest.join(' ')
  const colour = readable(ground, [palette.paper, palette.pale, palette.ink], 4.5)
  const ornament = readable(ground, [palette.accent, palette.pale, palette.ink], 3)
  const layers: Layer[] = []
  const sweeps = [0, 0]
  if (top) {
    const line = setArc(set, type.display, top, {
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
    layers.push(layer('text', colour, line.shape))
  }
  if (bottom) {
    const line = setArc(set, type.display, bottom, {
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
    layers.push(layer('text', colour, line.shape))
  }
  layers.push(layer('frame', ornament, ornaments(sweeps)))
  return layers
}

/** Draws a star midway between the ends of the two lines, on each side. Where a line is missing, draws a row of stars. */
function ornaments([top = 0, bottom = 0]: number[]): ReturnType<typeof bluntStar> {
  const angles =
    bottom > 0 && top > 0
      ? [(top - bottom) / 4, 180 - (top - bottom) / 4]
      : top > 0
        ? [30, 60, 90, 120, 150]
        : [0, 45, 90, 135, 180, 225, 270, 315]
  return angles.flatMap((degrees, i) => {
    const at = polar((degrees * Math.PI) / 180, MIDDLE)
    return bluntStar(at.x, at.y, angles.length > 2 && i % 2 === 1 ? 1.8 : 2.9)
  })
}
