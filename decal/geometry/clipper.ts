import fs from 'node:fs'
import loadClipper, { type Choice, type Clipper, type PathsD } from 'clipper2-wasm/dist/umd/clipper2z.js'
import type { Shape } from './shape.ts'

// Clipper2 (Angus Johnson) counts in whole units, here micrometres; where lines cross it keeps halves of them.
const UNITS_PER_MM = 1_000
const WHOLE = 0
// Lines that cross can have as many crossings as fill any memory: a square of 1,000 by 1,000 lines takes half of this.
const MOST_BYTES = 384 * 1024 * 1024
const PAGE_BYTES = 65_536

const program = new WebAssembly.Module(
  fs.readFileSync(new URL(import.meta.resolve('clipper2-wasm/dist/umd/clipper2z.wasm'))),
)

const load = () =>
  loadClipper({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(program, imports)
      for (const part of Object.values(instance.exports)) if (part instanceof WebAssembly.Memory) bound(part)
      done(instance, program)
    },
    // Whoever asked hears of it by an error.
    printErr: () => {},
  })

/** Memory that cannot grow makes the module give up. */
function bound(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES) throw new RangeError('Out of memory')
    return grow(pages)
  }
}

let clipper = await load()
/** Takes the place of a module that has given up, which cannot be used again. */
let spare: Clipper | null = await load()

function replace(): void {
  if (!spare) return
  clipper = spare
  spare = null
  void load().then((loaded) => (spare = loaded))
}

const { ClipType, EndType, FillRule, JoinType } = clipper

export type Operation = 'union' | 'difference' | 'intersection'
const OPERATIONS: Record<Operation, Choice> = {
  union: ClipType.Union,
  difference: ClipType.Difference,
  intersection: ClipType.Intersection,
}

export type Rule = 'non-zero' | 'even-odd'
const RULES: Record<Rule, Choice> = { 'non-zero': FillRule.NonZero, 'even-odd': FillRule.EvenOdd }

export type Join = 'round' | 'miter' | 'bevel'
const JOINS: Record<Join, Choice> = { round: JoinType.Round, miter: JoinType.Miter, bevel: { value: 1 } }

export type End = 'polygon' | 'joined' | 'butt' | 'square' | 'round'
const ENDS: Record<End, Choice> = {
  polygon: EndType.Polygon,
  joined: EndType.Joined,
  butt: EndType.Butt,
  square: EndType.Square,
  round: EndType.Round,
}

/** Of two shapes in mm; throws an Error where they are beyond Clipper's range or memory. */
export function combine(operation: Operation, shape: Shape, other: Shape, rule: Rule = 'non-zero'): Shape {
  return calculate((give) =>
    clipper.BooleanOpD(OPERATIONS[operation], RULES[rule], give(shape), give(other), WHOLE),
  )
}

export type Inflation = {
  join: Join
  end: End
  /** How far a drawn arc may lie from the true one, in mm. */
  arcTolerance: number
  /** How many times `mm` a pointed corner may be long. */
  miterLimit?: number
  /** Drops points of the shape and of the result that lie closer than this to the line of their neighbours, in mm. */
  thinnedBy?: number
}

/** Grows (mm > 0) or shrinks (mm < 0) a shape in mm; throws as `combine` does. */
export function inflate(shape: Shape, mm: number, inflation: Inflation): Shape {
  const { join, end, arcTolerance, miterLimit = 2, thinnedBy } = inflation
  return calculate((give, keep) => {
    const thinned = (paths: PathsD) =>
      thinnedBy === undefined
        ? paths
        : keep(clipper.SimplifyPathsD(paths, thinnedBy * UNITS_PER_MM, end === 'polygon'))
    const distance = mm * UNITS_PER_MM
    const arcs = arcTolerance * UNITS_PER_MM
    return thinned(
      keep(
        clipper.InflatePathsD(
          thinned(give(shape)),
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

/** Drops points that lie closer than `mm` to the line of their neighbours. */
export function simplify(shape: Shape, mm: number): Shape {
  return calculate((give) => clipper.SimplifyPathsD(give(shape), mm * UNITS_PER_MM, true))
}

type Keep = (paths: PathsD) => PathsD

/** Runs a calculation on shapes in the module's memory, and frees all that it has kept there. */
function calculate(work: (give: (shape: Shape) => PathsD, keep: Keep) => PathsD): Shape {
  const kept = new Set<PathsD>()
  const keep: Keep = (paths) => {
    kept.add(paths)
    return paths
  }
  try {
    return readPaths(keep(work((shape) => keep(writePaths(shape)), keep)))
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      kept.clear()
      replace()
    }
    // What C++ throws by itself is a number: coordinates are out of its range.
    throw new Error('The shape is too large or has too many crossings', { cause: error })
  } finally {
    for (const paths of kept) paths.delete()
  }
}

function writePaths(shape: Shape): PathsD {
  const paths = new clipper.PathsD()
  for (const ring of shape) {
    const numbers = new Float64Array(ring.length * 3)
    let at = 0
    for (const { x, y } of ring) {
      numbers[at] = Math.round(x * UNITS_PER_MM)
      numbers[at + 1] = Math.round(y * UNITS_PER_MM)
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
  return Array.from({ length: paths.size() }, (_, index) => {
    const path = paths.get(index)
    const numbers = path.view()
    const ring = Array.from({ length: numbers.length / 3 }, (_point, i) => ({
      x: inMm(numbers[i * 3]),
      y: inMm(numbers[i * 3 + 1]),
    }))
    path.delete()
    return ring
  })
}

/** Halves are rounded; there is no minus zero. */
const inMm = (units = 0): number => (Math.round(units) + 0) / UNITS_PER_MM
