import type { OutlineKnot } from '../stencil.ts'

export type TailShape = 'forked' | 'square' | 'round' | 'crescent' | 'shark'
export type FishPattern = 'plain' | 'bars' | 'spots' | 'side-stripe' | 'chain' | 'saddles'

/** A fish's distinguishing features, seen from the side with its head on the left. Lengths are on a sheet of 100 × 100. */
export type FishSpecies = {
  /** Half the greatest height of the body, and the position of this height along the body, from 0 (snout) to 1 (tail). */
  depth: number
  deepest?: number
  /** Half the height of the body where the tail begins. */
  root: number
  /** The length of a bill that is flat like a duck's. */
  bill?: number
  /** The mouth: small, big (with a protruding lower jaw), or under the snout. */
  jaw?: 'small' | 'big' | 'under'
  /** Fins along the back: start and end along the body (0 to 1), height, and whether the rays are spiny or soft. */
  back: readonly (readonly [from: number, to: number, height: number, kind: 'spiny' | 'soft'])[]
  anal: readonly [from: number, to: number, height: number]
  adipose?: boolean
  tail: TailShape
  pattern: FishPattern
  /** The fraction of the body's height, from the back down, that is dark (0 to 1). */
  darkBack?: number
  barbels?: boolean
  teeth?: boolean
  hooked?: boolean
  eye?: number
}

/** The x coordinates of the snout and of the base of the tail, and the y coordinate of the body's middle. */
export const HEAD_X = 7
export const TAIL_ROOT_X = 78
export const MIDDLE_Y = 50

/** Returns the x coordinate at a fraction of the body's length, from 0 at the snout to 1 at the tail. */
export const computeBodyX = (t: number): number => HEAD_X + t * (TAIL_ROOT_X - HEAD_X)

/** Returns the outline of the body above (-1) or below (1) its middle. */
export function listProfileKnots(
  { depth, deepest = 0.38, root, bill = 0 }: FishSpecies,
  side: 1 | -1,
): OutlineKnot[] {
  const at = (t: number, part: number): OutlineKnot => [computeBodyX(t), MIDDLE_Y + side * part]
  return [
    at(0.04 + bill * 0.06, 2.2 + (1 - bill) * depth * 0.12),
    at(0.12 + bill * 0.06, (bill > 0 ? 3.4 : 0) + depth * (0.52 - bill * 0.3)),
    at(0.22, depth * (0.84 - bill * 0.12)),
    at(deepest, depth),
    at((deepest + 1) / 2 + 0.03, depth * 0.66 + root * 0.2),
    at(0.92, root * 1.16),
    at(1, root),
  ]
}

/** Returns the y coordinate of the body's outline, above or below its middle, at a fraction of the body's length. */
export function computeBodyEdgeY(species: FishSpecies, t: number, side: 1 | -1): number {
  const knots = listProfileKnots(species, side)
  const x = computeBodyX(t)
  for (const [index, [toX, toY]] of knots.entries()) {
    const [fromX, fromY] = knots[index - 1] ?? [HEAD_X, MIDDLE_Y]
    if (x <= toX) return fromY + ((toY - fromY) * (x - fromX)) / Math.max(0.01, toX - fromX)
  }
  return MIDDLE_Y
}

/** Returns the x coordinate of the corner of the mouth. */
export const computeMouthCornerX = ({ jaw = 'small', bill = 0 }: FishSpecies): number =>
  ({ small: computeBodyX(0.085), big: computeBodyX(0.17), under: computeBodyX(0.135) })[jaw] + bill * 7
