import fs from 'node:fs'
import loadClipper, { type EnumValue, type Clipper, type PathsD } from 'clipper2-wasm/dist/umd/clipper2z.js'
import { getCurveFineness } from './curve-fineness.ts'
import type { Ring, Shape } from './shape.ts'

// Clipper2 (Angus Johnson) computes with integers. The engine passes it micrometres.
const UNITS_PER_MM = 1_000
const unitsPerMm = (): number => UNITS_PER_MM * getCurveFineness()
// The number of decimals to which Clipper rounds coordinates. Although the number is 0, the coordinates of intersections may end in .5.
const DECIMAL_PLACES = 0
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
    // Messages that the module prints are discarded, because the caller gets an error.
    printErr: () => {},
  })

/** Limits a module's memory. If a module can't get more memory, it aborts. */
function limitGrowth(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_BYTES) throw new RangeError('Out of memory')
    return grow(pages)
  }
}

let clipper = await load()
/** A spare module, loaded in advance. It is used if the current module aborts, because an aborted module can't be used again. */
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

/** Rings in the module's memory, which are freed at the end of the calculation that made them. */
export type Paths = PathsD

/**
 * Operations on rings in the module's memory, in mm. A calculation of several steps writes a shape once and reads only its result, because
 * converting the points takes as long as most operations.
 */
export type PathOperations = {
  write: (shape: Shape) => Paths
  read: (paths: Paths) => Shape
  combine: (operation: BooleanOperation, paths: Paths, other: Paths, rule?: WindingRule) => Paths
  /** Moves the edges of shapes outwards by a distance in mm, or inwards if it is negative. */
  inflate: (paths: Paths, mm: number, inflation: InflationOptions) => Paths
  /** Drops points whose distance from the line between their neighbours is below a tolerance in mm. */
  simplify: (paths: Paths, mm: number) => Paths
  /** Drops small rings. `mm2` is the largest area that is dropped, in mm². */
  dropSpecks: (paths: Paths, mm2: number) => Paths
  /** Drops the holes of a shape whose rings don't cross. */
  dropHoles: (paths: Paths) => Paths
  /** Returns the area in mm², not counting holes. */
  measureArea: (paths: Paths) => number
}

export type InflationOptions = {
  join: JoinStyle
  end: EndStyle
  /** The maximum distance of a drawn arc from the true arc, in mm. */
  arcTolerance: number
  /** The longest mitred corner, as a multiple of the distance by which the shape is enlarged. */
  miterLimit?: number
  /** Tolerance in mm within which the shape and the result are simplified. */
  simplifiedBy?: number
}

/**
 * Runs a calculation in the module's memory, then frees all paths that it made there. Throws an Error if a shape exceeds Clipper's range or
 * memory.
 */
export function runPathOperations<T>(work: (operations: PathOperations) => T): T {
  const owned = new Set<Paths>()
  try {
    return work(createOperations(owned))
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

/** Creates the operations on paths. Every path that an operation returns is added to `owned`, so that it can be freed later. */
function createOperations(owned: Set<Paths>): PathOperations {
  const units = unitsPerMm()
  const own = (paths: Paths): Paths => {
    owned.add(paths)
    return paths
  }
  const filtered = (paths: Paths, isKept: (area: number, whole: number) => boolean): Paths => {
    const whole = clipper.AreaPathsD(paths)
    if (paths.size() === 1 && isKept(whole, whole)) return paths
    const kept = own(new clipper.PathsD())
    for (let index = 0; index < paths.size(); index += 1) {
      const path = paths.get(index)
      if (isKept(clipper.AreaPathD(path), whole)) kept.push_back(path)
      path.delete()
    }
    return kept
  }
  return {
    write: (shape) => own(writePaths(shape, units)),
    read: (paths) => readPaths(paths, units),
    combine: (operation, paths, other, rule = 'non-zero') =>
      own(clipper.BooleanOpD(OPERATIONS[operation], RULES[rule], paths, other, DECIMAL_PLACES)),
    inflate: (paths, mm, { join, end, arcTolerance, miterLimit = 2, simplifiedBy }) => {
      const simplified = (rough: Paths) =>
        simplifiedBy === undefined
          ? rough
          : own(clipper.SimplifyPathsD(rough, simplifiedBy * units, end === 'polygon'))
      const [joins, ends] = [JOINS[join], ENDS[end]]
      return simplified(
        own(
          clipper.InflatePathsD(
            simplified(paths),
            mm * units,
            joins,
            ends,
            miterLimit,
            DECIMAL_PLACES,
            arcTolerance * units,
          ),
        ),
      )
    },
    simplify: (paths, mm) => own(clipper.SimplifyPathsD(paths, mm * units, true)),
    dropSpecks: (paths, mm2) => filtered(paths, (area) => Math.abs(area) > mm2 * units ** 2),
    dropHoles: (paths) => filtered(paths, (area, whole) => area * whole > 0),
    measureArea: (paths) => Math.abs(clipper.AreaPathsD(paths)) / units ** 2,
  }
}

/** Returns the union, difference or intersection of two shapes in mm. Throws an Error if a shape exceeds Clipper's range or memory. */
export function combineShapes(
  operation: BooleanOperation,
  shape: Shape,
  other: Shape,
  rule: WindingRule = 'non-zero',
): Shape {
  return runPathOperations(({ write, combine, read }) =>
    read(combine(operation, write(shape), write(other), rule)),
  )
}

/**
 * Moves a shape's edges outwards by a distance in mm, or inwards if it is negative. Throws an Error if the shape exceeds Clipper's range or
 * memory.
 */
export function inflateShape(shape: Shape, mm: number, inflation: InflationOptions): Shape {
  return runPathOperations(({ write, inflate, read }) => read(inflate(write(shape), mm, inflation)))
}

/** Drops points whose distance from the line between their neighbours is below a tolerance in mm. */
export function simplifyShape(shape: Shape, mm: number): Shape {
  return runPathOperations(({ write, simplify, read }) => read(simplify(write(shape), mm)))
}

function writePaths(shape: Shape, units: number): Paths {
  const paths = new clipper.PathsD()
  // Creating a `PathD` takes longer than filling it, so one `PathD` is filled with each ring in turn. `push_back` stores a copy of it.
  const path = new clipper.PathD()
  for (const ring of shape) {
    const numbers = new Float64Array(ring.length * 3)
    let at = 0
    for (const { x, y } of ring) {
      numbers[at] = Math.round(x * units)
      numbers[at + 1] = Math.round(y * units)
      at += 3
    }
    path.assign(numbers)
    paths.push_back(path)
  }
  path.delete()
  return paths
}

function readPaths(paths: Paths, units: number): Shape {
  const shape: Shape = []
  const count = paths.size()
  for (let index = 0; index < count; index += 1) {
    const path = paths.get(index)
    const numbers = path.view()
    const ring: Ring = []
    for (let at = 0; at < numbers.length; at += 3)
      ring.push({ x: inMm(numbers[at], units), y: inMm(numbers[at + 1], units) })
    path.delete()
    shape.push(ring)
  }
  return shape
}

/** Converts coordinates to mm. Rounds values that end in .5, and turns minus zero into zero. */
const inMm = (whole = 0, units: number): number => (Math.round(whole) + 0) / units
