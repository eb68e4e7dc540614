import type { Layer } from '../drawing.ts'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import { drawMotifInStyle, type MotifStyle, type MotifPlace } from '../motifs/draw-motif-in-style.ts'
import type { Motif } from '../motifs/motif.ts'
import { computeMotifBody, unionMotifParts } from '../motifs/silhouette.ts'
import type { Palette } from '../palettes.ts'
import type { SubjectArrangement, LayoutBrief } from './layout.ts'

type Seat = { cx: number; cy: number; width: number; height: number }

// Matches solid symbols that are drawn behind another subject: a maple leaf behind a beaver, a star behind an eagle.
const emblem = /(^|-)(maple|leaf|heart|hearts|star|sun|moon)(-|$)/

/**
 * Returns a design's subjects and their arrangement. If the design doesn't specify an arrangement, a symbol is drawn large behind the other
 * subject.
 */
export function arrangeSubjects({
  motif,
  second,
  arrangement,
}: Pick<LayoutBrief, 'motif' | 'second' | 'arrangement'>): Pick<
  LayoutBrief,
  'motif' | 'second' | 'arrangement'
> {
  if (!motif || !second || arrangement) return { motif, second, arrangement }
  if (isSign(second) && !emblem.test(motif.name)) return { motif, second, arrangement: 'behind' }
  if (isSign(motif) && !emblem.test(second.name))
    return { motif: second, second: motif, arrangement: 'behind' }
  return { motif, second, arrangement }
}

function isSign(motif: Motif): boolean {
  if (!emblem.test(motif.name)) return false
  return computeShapeArea(computeMotifBody(motif)) < computeShapeArea(unionMotifParts(motif)) * 1.08
}

/** Draws a design's one or two subjects into a place in mm. If there are no subjects, draws nothing. */
export function drawSubjects(
  { motif, second, arrangement, palette }: Pick<LayoutBrief, 'motif' | 'second' | 'arrangement' | 'palette'>,
  dress: MotifStyle,
  place: MotifPlace,
  colours: Palette = palette,
): Layer[] {
  if (!motif) return []
  if (!second) return drawMotifInStyle(motif, dress, place, colours)
  const how = arrangement ?? roomier(motif, second, place)
  const lap = dress === 'plain' ? -LAP : LAP
  const [front, back] = seats(motif, second, place, how, lap)
  // The second subject gets other colours, so that it can be told apart from the first subject.
  const other = { ...colours, accent: colours.second, second: colours.accent }
  // A halo separates the front subject from the subject behind it, even where the background needs no halo.
  const apart = dress === 'plain' ? (how === 'behind' ? 1.6 : undefined) : (place.halo ?? 1.8)
  return [
    ...drawMotifInStyle(
      second,
      how === 'behind' && dress !== 'plain' ? 'inked' : dress,
      { ...place, ...back },
      other,
    ),
    ...drawMotifInStyle(
      motif,
      dress,
      { ...place, ...front, ...(apart === undefined ? {} : { halo: apart }) },
      colours,
    ),
  ]
}

/** Draws subjects that rise behind centred lettering. `top` is the top of the lettering, in mm. */
export const drawSubjectsAbove = (brief: LayoutBrief, top: number): Layer[] =>
  drawSubjects(brief, 'stack', {
    cx: 0,
    cy: top - 27 + computeAllowedOverlap(brief, 10),
    width: 72,
    height: 54,
    ground: brief.palette.ink,
  })

/** Returns a motif's width divided by its height. */
function aspectOf(motif: Motif): number {
  const box = measureBox(unionMotifParts(motif))
  return box.width / Math.max(box.height, 1e-6)
}

/** Returns the width of two motifs together, divided by their height. */
export function computePairAspect(
  motif: Motif,
  second: Motif,
  arrangement: SubjectArrangement | null,
): number {
  const [a, b] = [aspectOf(motif), aspectOf(second)]
  const how = arrangement ?? (a + b < 2.6 ? 'beside' : 'above')
  if (how === 'behind') return b
  return how === 'beside' ? a + b : 1 / (1 / a + 1 / b)
}

// A motif with at least this many colours counts as a scene. Lettering covers less of a scene, because a scene has important parts at its
// bottom.
const SCENE_COLOURS = 4

/**
 * Returns how many mm of a picture's lower part lettering may cover. `usual` is the usual number. The result is smaller for a scene, and
 * for a picture with a second subject that isn't behind the first subject.
 */
export function computeAllowedOverlap(
  { motif, second, arrangement }: Pick<LayoutBrief, 'motif' | 'second' | 'arrangement'>,
  usual: number,
): number {
  if (new Set(motif?.parts.map(({ colour }) => colour)).size >= SCENE_COLOURS) return Math.min(usual, 2.5)
  return second && arrangement !== 'behind' ? Math.min(usual, 3) : usual
}

function roomier(motif: Motif, second: Motif, place: Seat): SubjectArrangement {
  const [a, b] = [aspectOf(motif), aspectOf(second)]
  const side = Math.min(place.height, place.width / (a + b))
  const pile = Math.min(place.width, place.height / (1 / a + 1 / b))
  // The arrangement that gives the two motifs the larger area wins.
  return side * side * (a + b) >= pile * pile * (1 / a + 1 / b) ? 'beside' : 'above'
}

// The overlap of the two motifs, as a share of the space for both.
const LAP = 0.05

function seats(motif: Motif, second: Motif, place: Seat, how: SubjectArrangement, lap: number): [Seat, Seat] {
  const { cx, cy, width, height } = place
  const [a, b] = [aspectOf(motif), aspectOf(second)]
  switch (how) {
    case 'behind':
      return [{ cx, cy: cy + height * 0.14, width: width * 0.74, height: height * 0.66 }, place]
    case 'above': {
      const w = Math.min(width, (height * (1 + lap)) / (1 / a + 1 / b))
      const [top, bottom] = [w / a, w / b]
      const start = cy - (top + bottom - height * lap) / 2
      return [
        { cx, cy: start + top / 2, width: w, height: top },
        { cx, cy: start + top - height * lap + bottom / 2, width: w, height: bottom },
      ]
    }
    default: {
      const h = Math.min(height, (width * (1 + lap)) / (a + b))
      const [left, right] = [h * a, h * b]
      const start = cx - (left + right - width * lap) / 2
      return [
        { cx: start + left / 2, cy, width: left, height: h },
        { cx: start + left - width * lap + right / 2, cy, width: right, height: h },
      ]
    }
  }
}
