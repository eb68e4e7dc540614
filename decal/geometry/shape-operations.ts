import {
  runPathOperations,
  combineShapes,
  inflateShape,
  simplifyShape,
  type InflationOptions,
  type PathOperations,
  type Paths,
} from './clipper.ts'
import { getCurrentFlatness } from './curve-fineness.ts'
import { computeShapeArea, signedRingArea, type Shape } from './shape.ts'

// The maximum distance of a rounded corner from the true arc, in mm: a quarter of a pixel in a product picture.
const ARC_TOLERANCE = 0.02

export function union(...shapes: Shape[]): Shape {
  return combineShapes('union', shapes.flat(), [])
}

/** Converts rings that are filled by the even-odd rule to a shape filled by the non-zero rule. */
export function unionEvenOdd(shape: Shape): Shape {
  return combineShapes('union', shape, [], 'even-odd')
}

export function subtract(shape: Shape, cutter: Shape): Shape {
  return combineShapes('difference', shape, cutter)
}

export function intersect(shape: Shape, other: Shape): Shape {
  return combineShapes('intersection', shape, other)
}

// The minimum area of a ring, in mm². Smaller rings are left out, because Clipper would grow them into strips.
const MIN_RING_MM2 = 1e-4

function rings(shape: Shape): Shape {
  return shape.filter((ring) => Math.abs(signedRingArea(ring)) > MIN_RING_MM2)
}

/**
 * Moves a shape's edges outwards by a distance in mm, or inwards if it is negative. Corners become round. `arcTolerance` is the tolerance
 * of their arcs in mm.
 */
export function growRound(shape: Shape, mm: number, arcTolerance: number = ARC_TOLERANCE): Shape {
  return inflateShape(rings(shape), mm, roundInflation(arcTolerance))
}

/** Enlarges or shrinks a shape in Clipper's memory, with round corners. */
export function growPathsRound(
  operations: PathOperations,
  paths: Paths,
  mm: number,
  arcTolerance: number = ARC_TOLERANCE,
): Paths {
  return operations.inflate(operations.dropSpecks(paths, MIN_RING_MM2), mm, roundInflation(arcTolerance))
}

function roundInflation(arcTolerance: number): InflationOptions {
  const flatness = getCurrentFlatness(arcTolerance)
  return { join: 'round', end: 'polygon', arcTolerance: flatness, simplifiedBy: flatness / 2 }
}

/** Enlarges or shrinks a shape with sharp corners. */
export function growSharp(shape: Shape, mm: number): Shape {
  return inflateShape(rings(shape), mm, {
    join: 'miter',
    end: 'polygon',
    miterLimit: 3,
    arcTolerance: ARC_TOLERANCE,
  })
}

/** Fills gaps that are narrower than twice the radius `r` (morphological closing). */
export function closeGaps(shape: Shape, r: number): Shape {
  return growInTurn(shape, r, -r)
}

/** Removes spikes that are narrower than twice the radius `r` (morphological opening). */
export function removeSpikes(shape: Shape, r: number): Shape {
  return growInTurn(shape, -r, r)
}

function growInTurn(shape: Shape, first: number, second: number): Shape {
  return runPathOperations((operations) => {
    const grown = growPathsRound(operations, operations.write(shape), first)
    return operations.read(growPathsRound(operations, grown, second))
  })
}

/** Fills small holes. `mm2` is the area in mm² above which a hole stays; by default, all holes are filled. */
export function fillHoles(shape: Shape, mm2: number = Infinity): Shape {
  const whole = union(shape)
  const outward = Math.sign(Math.max(...whole.map((ring) => signedRingArea(ring)))) || 1
  return whole.filter(
    (ring) => Math.sign(signedRingArea(ring)) === outward || Math.abs(signedRingArea(ring)) >= mm2,
  )
}

/**
 * Simplifies shapes and returns their union without its holes. Simplifying drops a point if its distance from the line between its
 * neighbours is less than `mm` millimetres.
 */
export function uniteWithoutHoles(shapes: readonly Shape[], mm: number): Shape {
  return runPathOperations(({ write, simplify, combine, dropHoles, read }) => {
    const rough = simplify(write(shapes.flat()), getCurrentFlatness(mm))
    return read(dropHoles(combine('union', rough, write([]))))
  })
}

/** Drops points whose distance from the line between their neighbours is below a tolerance in mm. */
export function dropRedundantPoints(shape: Shape, mm: number): Shape {
  return simplifyShape(shape, getCurrentFlatness(mm))
}

/** Returns two shapes' intersection over union, 0 to 1. */
export function computeOverlap(a: Shape, b: Shape): number {
  return computeShapeArea(intersect(a, b)) / Math.max(computeShapeArea(union(a, b)), 1e-9)
}
