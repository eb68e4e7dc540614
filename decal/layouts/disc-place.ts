import { measureBox } from '../geometry/shape.ts'
import { unionMotifParts } from '../motifs/silhouette.ts'
import type { LayoutBrief } from './layout.ts'
import { computePairAspect } from './subjects.ts'

/**
 * Returns the width and height of the largest box for the subjects within a circle. `r` is its radius in mm. The size is computed from the
 * subjects' outlines, not their bounding boxes.
 */
export function findPlaceInDisc(
  { motif, second, arrangement }: Pick<LayoutBrief, 'motif' | 'second' | 'arrangement'>,
  r: number,
): { width: number; height: number } {
  if (!motif) return { width: 0, height: 0 }
  if (second) {
    const aspect = computePairAspect(motif, second, arrangement)
    // The diagonal may exceed the diameter 2r, because subjects seldom fill the corners of their bounding box.
    const diagonal = 2.24 * r
    const height = diagonal / Math.hypot(aspect, 1)
    return { width: height * aspect, height }
  }
  const whole = unionMotifParts(motif)
  const box = measureBox(whole)
  const reach = Math.max(...whole.flat().map((p) => Math.hypot(p.x - box.cx, p.y - box.cy)))
  return { width: (r * box.width) / reach, height: (r * box.height) / reach }
}
