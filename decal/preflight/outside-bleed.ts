import { subtract } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Shape } from '../geometry/shape.ts'
import type { PreflightRule } from './finding.ts'

// The tolerance for rounding errors of the geometry, in mm².
const ROUNDING_TOLERANCE_MM2 = 0.01

/** Checks that there is no ink outside the bleed, where it would be printed on the next decal. For a picture, its silhouette is checked. */
export const outsideBleedRule: PreflightRule = ({ artwork, silhouette, bleed }) => {
  const inked: Shape[] = artwork.kind === 'layers' ? artwork.layers.map((layer) => layer.shape) : [silhouette]
  const outside = inked.flatMap((shape) => subtract(shape, bleed))
  if (computeShapeArea(outside) <= ROUNDING_TOLERANCE_MM2) return []
  return [{ code: 'artwork-outside-bleed', severity: 'stop', where: measureBox(outside) }]
}
