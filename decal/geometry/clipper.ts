import fs from 'node:fs'
import loadClipper, { type EnumValue, type Clipper, type PathsD } from 'clipper2-wasm/dist/umd/clipper2z.js'
import { getCurveFineness } from './curve-fineness.ts'
import type { Shape } from './shape.ts'

// Clipper2 (Angus Johnson) computes in integers, here micrometres. `WHOLE` is its number of decimals; even with 0, coordinates of
// intersections may end in .5.
const UNITS_PER_MM = 1_000
const unitsPerMm = (): number => UNITS_PER_MM * getCurveFineness()
const WHOLE = 0
// The maximum memory of the module, enough for intersecting about 1,500 by 1,500 lines. Memory grows with the square of the number of
// lines.
const MAX_BYTES = 384 * 1024 * 1024
const PAGE_BYTES = 65_536

const program = new WebAssembly.Module(
  fs.readFileSync(new URL(import.meta.resolve('clipper2-wasm/dist/umd/clipper2z.wasm'))),
)

const load = () =>
  loadClipper({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(program, imports)
      for (const part of Object.values(instance.exports))
        if (part instanceof WebAssembly.Memory) limitGrowth(part)
      done(instance, program)
    },
    // The module's own messages are discarded, because the caller gets an error.
    printErr: () => {},
  })

/** Limits a module's memory. A module aborts if it can't grow. */
function limitGrowth(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_BYTES) throw new RangeError('Out of memory')
    return grow(pages)
  }
}

let clipper = await load()
/** A second module, loaded in advance. It replaces the first one if that aborts, because an aborted module can't be used again. */
let spare: Clipper | null = await load()

function replaceModule(): void {
  if (!spare) return
  clipper = spare
  spare = null
  void load().then((loaded) => (spare = loaded))
}

const { ClipType, EndType, FillRule, JoinType } = clipper

export type BooleanOperation = 'union' | 'difference' | 'intersection'
const OPERATIONS: Record<BooleanOperation, EnumValue> = {
  union: ClipType.Union,
  difference: ClipType.Difference,
  intersection: ClipType.Intersection,
}

export type WindingRule = 'non-zero' | 'even-odd'
const RULES: Record<WindingRule, EnumValue> = { 'non-zero': FillRule.NonZero, 'even-odd': FillRule.EvenOdd }

export type JoinStyle = 'round' | 'miter' | 'bevel'
const JOINS: Record<JoinStyle, EnumValue> = {
  round: JoinType.Round,
  miter: JoinType.Miter,
  bevel: { value: 1 },
}

export type EndStyle = 'polygon' | 'joined' | 'butt' | 'square' | 'round'
const ENDS: Record<EndStyle, EnumValue> = {
  polygon: EndType.Polygon,
  joined: EndType.Joined,
  butt: EndType.Butt,
  square: EndType.Square,
  round: EndType.Round,
}

/** Returns the union, difference or intersection of two shapes in mm. Throws an Error if they exceed Clipper's range or memory. */
export function combineShapes(
  operation: BooleanOperation,
  shape: Shape,
  other: Shape,
  rule: WindingRule = 'non-zero',
): Shape {
  return calculate((write) =>
    clipper.BooleanOpD(OPERATIONS[operation], RULES[rule], write(shape), write(other), WHOLE),
  )
}

export type InflationOptions = {
  join: JoinStyle
  end: EndStyle
  /** The maximum distance of a drawn arc from the true arc, in mm. */
  arcTolerance: number
  /** The longest mitred corner, as a multiple of `mm`. */
  miterLimit?: number
  /** Tolerance in mm within which the shape and the result are simplified. */
  simplifiedBy?: number
}

/** Grows (mm > 0) or shrinks (mm < 0) a shape in mm. Throws under the same conditions as `combineShapes`. */
export function inflateShape(shape: Shape, mm: number, inflation: InflationOptions): Shape {
  const { join, end, arcTolerance, miterLimit = 2, simplifiedBy } = inflation
  return calculate((write, own) => {
    const simplified = (paths: PathsD) =>
      simplifiedBy === undefined
        ? paths
        : own(clipper.SimplifyPathsD(paths, simplifiedBy * unitsPerMm(), end === 'polygon'))
    const distance = mm * unitsPerMm()
    const arcs = arcTolerance * unitsPerMm()
    return simplified(
      own(
        clipper.InflatePathsD(
          simplified(write(shape)),
          distance,
          JOINS[join],
          ENDS[end],
          miterLimit,
          WHOLE,
          arcs,
        ),
      ),
    )
  })
}

/** Drops points that are closer than `mm` to the line between their neighbours. */
export function simplifyShape(shape: Shape, mm: number): Shape {
  return calculate((write) => clipper.SimplifyPathsD(write(shape), mm * unitsPerMm(), true))
}

type Own = (paths: PathsD) => PathsD

/** Runs a calculation on shapes in the module's memory, then frees every path that it allocated there. */
function calculate(work: (write: (shape: Shape) => PathsD, own: Own) => PathsD): Shape {
  const owned = new Set<PathsD>()
  const own: Own = (paths) => {
    owned.add(paths)
    return paths
  }
  try {
    return readPaths(own(work((shape) => own(writePaths(shape)), own)))
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      owned.clear()
      replaceModule()
    }
    // For coordinates out of range, Clipper throws C++ exceptions, which arrive as numbers.
    throw new Error('The shape is too large or has too many crossings', { cause: error })
  } finally {
    for (const paths of owned) paths.delete()
  }
}

function writePaths(shape: Shape): PathsD {
  const units = unitsPerMm()
  const paths = new clipper.PathsD()
  for (const ring of shape) {
    const numbers = new Float64Array(ring.length * 3)
    let at = 0
    for (const { x, y } of ring) {
      numbers[at] = Math.round(x * units)
      numbers[at + 1] = Math.round(y * units)
      at += 3
    }
    const path = new clipper.PathD()
    path.assign(numbers)
    paths.push_back(path)
    path.delete()
  }
  return paths
}

function readPaths(paths: PathsD): Shape {
  const units = unitsPerMm()
  return Array.from({ length: paths.size() }, (_, index) => {
    const path = paths.get(index)
    const numbers = path.view()
    const ring = Array.from({ length: numbers.length / 3 }, (_point, i) => ({
      x: inMm(numbers[i * 3], units),
      y: inMm(numbers[i * 3 + 1], units),
    }))
    path.delete()
    return ring
  })
}

/** Converts to mm. Rounds values that end in .5, and turns minus zero into zero. */
const inMm = (whole = 0, units: number): number => (Math.round(whole) + 0) / units
