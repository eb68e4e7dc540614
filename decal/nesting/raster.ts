import { growRound, dropRedundantPoints } from '../geometry/shape-operations.ts'
import { mapPoints, measureBox, type Point, type Ring, type Shape } from '../geometry/shape.ts'

/** The cells that a shape touches, as runs. Run i covers the columns from[i] to to[i], inclusive, of row row[i]. */
export type Raster = { columns: number; rows: number; row: Int32Array; from: Int32Array; to: Int32Array }

// The tolerance for simplifying an outline, in mm. The outline is then grown by the same amount, so that it isn't too small.
const SIMPLIFY_TOLERANCE_MM = 0.1
const ARC_TOLERANCE = 0.1

/**
 * Rasterises a shape whose box starts at 0, 0. `reach` is the distance in mm by which the shape is grown first. `cell` is the size of the
 * grid's cells in mm. Every cell that the grown shape touches is included.
 */
export function rasteriseShape(shape: Shape, reach: number, cell: number): Raster {
  const grown = growRound(
    dropRedundantPoints(shape, SIMPLIFY_TOLERANCE_MM),
    reach + 2 * SIMPLIFY_TOLERANCE_MM,
    ARC_TOLERANCE,
  )
  // The outline is grown on all four sides, so the raster is larger than the shape's box.
  const { width, height } = measureBox(shape)
  const columns = Math.max(1, Math.ceil((width + 2 * reach) / cell))
  const rows = Math.max(1, Math.ceil((height + 2 * reach) / cell))
  const cells = new Uint8Array(columns * rows)
  const mark = (row: number, a: number, b: number): void => {
    if (row < 0 || row >= rows) return
    cells.fill(1, row * columns + clamp(a, columns), row * columns + clamp(b, columns) + 1)
  }
  const onGrid = mapPoints(grown, ({ x, y }) => ({ x: (x + reach) / cell, y: (y + reach) / cell }))
  for (const ring of onGrid) markEdges(ring, mark)
  fill(onGrid, rows, mark)
  return runsOf(cells, columns, rows)
}

type Mark = (row: number, from: number, to: number) => void
const clamp = (n: number, count: number): number => Math.min(count - 1, Math.max(0, n))

/** Marks the cells that the edges of a ring pass through. */
function markEdges(ring: Ring, mark: Mark): void {
  let before = ring.at(-1)
  for (const p of ring) {
    if (before) markEdge(before, p, mark)
    before = p
  }
}

function markEdge(a: Point, b: Point, mark: Mark): void {
  const [upper, lower] = a.y <= b.y ? [a, b] : [b, a]
  const slope = (lower.x - upper.x) / Math.max(lower.y - upper.y, 1e-9)
  for (let row = Math.floor(upper.y); row <= Math.floor(lower.y); row += 1) {
    const x1 = upper.x + (Math.max(row, upper.y) - upper.y) * slope
    const x2 = upper.x + (Math.min(row + 1, lower.y) - upper.y) * slope
    mark(row, Math.floor(Math.min(x1, x2)), Math.floor(Math.max(x1, x2)))
  }
}

/** Marks the cells whose centre is inside the shape. */
function fill(shape: Shape, rows: number, mark: Mark): void {
  const crossings = Array.from({ length: rows }, (): number[] => [])
  for (const ring of shape) {
    let before = ring.at(-1)
    for (const p of ring) {
      if (before) cross(before, p, crossings)
      before = p
    }
  }
  crossings.forEach((found, row) => {
    const xs = found.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [from, to] = [Math.ceil((xs[i] ?? 0) - 0.5), Math.floor((xs[i + 1] ?? 0) - 0.5)]
      if (from <= to) mark(row, from, to)
    }
  })
}

function cross(a: Point, b: Point, crossings: number[][]): void {
  const [upper, lower] = a.y <= b.y ? [a, b] : [b, a]
  for (let row = Math.max(0, Math.ceil(upper.y - 0.5)); row + 0.5 < lower.y; row += 1)
    crossings[row]?.push(upper.x + ((row + 0.5 - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x))
}

function runsOf(cells: Uint8Array, columns: number, rows: number): Raster {
  const runs: [row: number, from: number, to: number][] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (cells[row * columns + column] === 0) continue
      const from = column
      while (column + 1 < columns && cells[row * columns + column + 1] === 1) column += 1
      runs.push([row, from, column])
    }
  }
  return {
    columns,
    rows,
    row: Int32Array.from(runs, ([row]) => row),
    from: Int32Array.from(runs, ([, from]) => from),
    to: Int32Array.from(runs, ([, , to]) => to),
  }
}
