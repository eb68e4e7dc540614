import type { Raster } from './raster.ts'

export type CellPosition = { row: number; column: number }

/**
 * The occupied cells of a strip. For each cell, a row stores the column of the nearest occupied cell, which is the cell itself or a cell to
 * its left. A run of cells can therefore be checked in one step.
 */
export class OccupiedCells {
  readonly #columns: number
  readonly #rows: number
  readonly #lastTaken: (Int32Array | undefined)[] = []

  constructor(columns: number, rows: number) {
    this.#columns = columns
    this.#rows = rows
  }

  /**
   * Returns the first free place for a raster, in reading order. `from` is the place where the search starts, and `lowest` the last row in
   * which the place may begin. Null if there is no free place.
   */
  find(raster: Raster, from: CellPosition, lowest: number): CellPosition | null {
    const last = Math.min(this.#rows - raster.rows, lowest)
    let { row, column } = from
    // The run of cells that collided last is tested first, because it is likely to collide at the next place too.
    let hard = 0
    while (row <= last) {
      while (column + raster.columns <= this.#columns) {
        const hit = this.#firstHit(raster, { row, column }, hard)
        if (!hit) return { row, column }
        hard = hit.run
        column = hit.next
      }
      row += 1
      column = 0
    }
    return null
  }

  take(raster: Raster, { row: top, column: left }: CellPosition): void {
    for (let i = 0; i < raster.row.length; i += 1) {
      const row = this.#rowAt(top + (raster.row[i] ?? 0))
      const start = left + (raster.from[i] ?? 0)
      const end = left + (raster.to[i] ?? 0)
      for (let x = start; x <= end; x += 1) row[x] = x
      for (let x = end + 1; x < row.length && (row[x] ?? 0) < end; x += 1) row[x] = end
    }
  }

  #rowAt(row: number): Int32Array {
    const known = this.#lastTaken[row]
    if (known) return known
    const fresh = new Int32Array(this.#columns).fill(-1)
    this.#lastTaken[row] = fresh
    return fresh
  }

  /** Returns a run that collides at this place, and the first column at which it would no longer collide. */
  #firstHit(
    raster: Raster,
    { row, column }: CellPosition,
    hard: number,
  ): { run: number; next: number } | null {
    const count = raster.row.length
    for (let step = 0; step < count; step += 1) {
      const run = step === 0 ? hard : step <= hard ? step - 1 : step
      const taken = this.#lastTaken[row + (raster.row[run] ?? 0)]
      const from = raster.from[run] ?? 0
      const hit = taken?.[column + (raster.to[run] ?? 0)] ?? -1
      if (hit >= column + from) return { run, next: hit - from + 1 }
    }
    return null
  }
}
