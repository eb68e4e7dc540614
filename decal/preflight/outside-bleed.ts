import { subtract } from '../geometry/booleans.ts'
import { areaOf, boxOf, type Shape } from '../geometry/shape.ts'
import type { Rule } from './finding.ts'

// Area in mm² that is no more than the rounding of the geometry.
const NOTHING = 0.01

/** No ink lies outside of the bleed: it would be printed on the neighbour. The art of a picture is its silhouette. */
export const outsideBleed: Rule = ({ artwork, silhouette, bleed }) => {
  const inked: Shape[] = artwork.kind === 'layers' ? artwork.layers.map((layer) => layer.shape) : [silhouette]
  const outside = inked.flatMap((shape) => subtract(shape, bleed))
  if (areaOf(outside) <= NOTHING) return []
  const message = 'Part of the artwork lies outside of the bleed.'
  return [{ code: 'artwork-outside-bleed', severity: 'stop', message, where: boxOf(outside) }]
}
