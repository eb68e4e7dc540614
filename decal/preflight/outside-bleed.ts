import { subtract } from '../geometry/booleans.ts'
import { areaOf, boxOf, type Shape } from '../geometry/shape.ts'
import type { Rule } from './finding.ts'

// Area in mm² within the geometry's rounding error.
const NOTHING = 0.01

/** No ink outside the bleed, where it would print on the neighbour. For a picture, its silhouette counts. */
export const outsideBleed: Rule = ({ artwork, silhouette, bleed }) => {
  const inked: Shape[] = artwork.kind === 'layers' ? artwork.layers.map((layer) => layer.shape) : [silhouette]
  const outside = inked.flatMap((shape) => subtract(shape, bleed))
  if (areaOf(outside) <= NOTHING) return []
  const message = 'Part of the artwork lies outside of the bleed.'
  return [{ code: 'artwork-outside-bleed', severity: 'stop', message, where: boxOf(outside) }]
}
