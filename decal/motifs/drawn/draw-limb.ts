import { computeConvexHull } from '../../geometry/convex-hull.ts'
import { makeDisc } from '../../geometry/figures.ts'
import { union } from '../../geometry/shape-operations.ts'
import type { Shape } from '../../geometry/shape.ts'

/** A joint of a limb: its position and the limb's width there. */
export type LimbJoint = readonly [x: number, y: number, width: number]

/** Parses joints written as "x,y,width", separated by spaces. */
export const readJoints = (joints: string): LimbJoint[] =>
  joints.split(' ').map((joint) => {
    const [x = 0, y = 0, width = 1] = joint.split(',').map(Number)
    return [x, y, width]
  })

/** Draws a limb through its joints, tapering from each joint to the next. */
export function drawLimb(joints: readonly LimbJoint[], thickness = 1): Shape {
  const balls = joints.map(([x, y, width]) => makeDisc(x, y, (width * thickness) / 2))
  const bones = balls
    .slice(1)
    .map((ball, index) => [computeConvexHull([...(balls[index] ?? []), ...ball].flat())])
  return union(...bones)
}
