import { computeContrast, type Colour } from '../colour.ts'
import type { Layer } from '../drawing.ts'
import { growRound, intersect, subtract, union } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Shape } from '../geometry/shape.ts'
import type { PreflightFinding, PreflightRule } from './finding.ts'

// The minimum contrast for large lettering (WCAG 2.2, 1.4.3).
const MIN_CONTRAST = 3
// The minimum contrast for the main text (WCAG 2.2, 1.4.3).
const MIN_HERO_CONTRAST = 4.5
// The distance around a letter within which its background is checked, in mm.
const CHECKED_DISTANCE_MM = 0.5
// The maximum share of a letter's background whose colour is too similar, such as scenery behind the letter or an ornament beside it.
const LIKE_SHARE = 0.25

/**
 * Checks that lettering has a contrast of at least 3:1 with its background, and the largest text 4.5:1. Lettering within pictures isn't
 * checked.
 */
export const textContrastRule: PreflightRule = ({ artwork, border, bleed }) => {
  if (artwork.kind === 'picture') return []
  const { layers } = artwork
  const texts = layers.filter((layer) => layer.role === 'text')
  const hero = texts.toSorted((a, b) => computeShapeArea(b.shape) - computeShapeArea(a.shape))[0]
  const lettering = union(...texts.map((layer) => layer.shape))
  return layers.flatMap((text, i) => {
    if (text.role !== 'text') return []
    const seen = layers.slice(i + 1).reduce((shape, over) => subtract(shape, over.shape), text.shape)
    const ring = subtract(growRound(seen, CHECKED_DISTANCE_MM), lettering)
    const grounds = groundsIn(ring, [{ role: 'backing', fill: border, shape: bleed }, ...layers])
    return judged(text, grounds, text === hero)
  })
}

type Ground = { fill: Colour; area: number }

/** Returns the visible colours of an area, each with its share of the area. */
function groundsIn(area: Shape, layers: readonly Layer[]): Ground[] {
  let rest = area
  return layers.toReversed().flatMap(({ role, fill, shape }) => {
    if (role === 'text' || rest.length === 0) return []
    const seen = computeShapeArea(intersect(rest, shape))
    rest = subtract(rest, shape)
    return seen > 0 ? [{ fill, area: seen }] : []
  })
}

function judged({ fill, shape }: Layer, grounds: readonly Ground[], hero: boolean): PreflightFinding[] {
  const whole = grounds.reduce((sum, ground) => sum + ground.area, 0)
  const like = (least: number): Ground[] =>
    grounds.filter((ground) => computeContrast(fill, ground.fill) < least)
  const fails = (least: number): boolean =>
    like(least).reduce((sum, ground) => sum + ground.area, 0) > whole * LIKE_SHARE
  const stop = fails(MIN_CONTRAST)
  if (!stop && !(hero && fails(MIN_HERO_CONTRAST))) return []
  const least = stop ? MIN_CONTRAST : MIN_HERO_CONTRAST
  const ground = like(least).toSorted((a, b) => b.area - a.area)[0]?.fill ?? ''
  const severity = stop ? 'stop' : 'warn'
  return [{ code: 'lettering-without-contrast', severity, fill, ground, least, where: measureBox(shape) }]
}
