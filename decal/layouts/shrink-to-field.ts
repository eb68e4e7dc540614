import type { Layer } from '../drawing.ts'
import { growRound, subtract, union } from '../geometry/shape-operations.ts'
import { areaOf, boxOf, scale, shift, type Shape } from '../geometry/shape.ts'

const STEP = 0.97
const MAX_STEPS = 16

/** Shrinks lettering about its centre until it is at least `margin` mm from the edge of its field. */
export function shrinkToField(texts: readonly Layer[], field: Shape, margin: number): Layer[] {
  const whole = union(...texts.map(({ shape }) => shape))
  const { cx, cy } = boxOf(whole)
  const smaller = (shape: Shape, k: number): Shape => shift(scale(shift(shape, -cx, -cy), k), cx, cy)
  let k = 1
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (areaOf(subtract(growRound(smaller(whole, k), margin), field)) < 0.01) break
    k *= STEP
  }
  return texts.map((text) => (k === 1 ? text : { ...text, shape: smaller(text.shape, k) }))
}
