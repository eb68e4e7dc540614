import { measureBox } from '../geometry/shape.ts'
import { type Raster, rasteriseShape } from './raster.ts'
import { sortForPlacing, type PlacingOrder } from './placing-order.ts'
import { OccupiedCells, type CellPosition } from './occupied-cells.ts'
import {
  type NestingResult,
  type NestingPiece,
  type PiecePlacement,
  type FilmStrip,
  rotateToCorner,
  type QuarterTurn,
} from './piece.ts'

/**
 * One rotation of a piece, and the place where the search for its next copy starts. Earlier places are skipped, because they are occupied
 * and never become free.
 */
type CandidatePlacement = { turn: QuarterTurn; raster: Raster; height: number; next: CellPosition }

/**
 * Places the pieces' true outlines on a grid. `cell` is the size of the grid's cells in mm. Each piece is placed with its lower edge as
 * near to the start of the strip as possible, and then as far left as possible. Pieces may lie inside hollow pieces and beside the corners
 * of round ones.
 */
export function nestByOutlines(
  pieces: readonly NestingPiece[],
  strip: FilmStrip,
  { order, cell }: { order: PlacingOrder; cell: number },
): NestingResult {
  const { gap } = strip
  const film = new OccupiedCells(
    Math.floor((strip.width + gap) / cell),
    Math.floor((strip.length + gap) / cell),
  )
  const placements: PiecePlacement[] = []
  const left = pieces.map(({ copies }) => copies)
  let length = 0
  for (const index of sortForPlacing(pieces, order)) {
    const piece = pieces[index]
    if (!piece) continue
    const ways = candidatesOf(piece, strip, cell)
    for (let copy = 0; copy < piece.copies; copy += 1) {
      const way = highestCandidate(film, ways)
      if (!way) break
      const { row, column } = way.next
      film.take(way.raster, way.next)
      placements.push({ piece: index, turn: way.turn, x: column * cell, y: row * cell })
      left[index] = piece.copies - copy - 1
      length = Math.max(length, row * cell + way.height)
    }
  }
  return { placements, left, length }
}

function candidatesOf(
  { outline }: NestingPiece,
  { turns, gap }: FilmStrip,
  cell: number,
): CandidatePlacement[] {
  const ways: CandidatePlacement[] = []
  for (const turn of turns) {
    const shape = rotateToCorner(outline, turn)
    const raster = rasteriseShape(shape, gap / 2, cell)
    if (ways.some((way) => isSame(way.raster, raster))) continue
    ways.push({ turn, raster, height: measureBox(shape).height, next: { row: 0, column: 0 } })
  }
  return ways
}

function isSame(a: Raster, b: Raster): boolean {
  const isEqual = (one: Int32Array, other: Int32Array): boolean =>
    one.length === other.length && one.every((n, i) => n === other[i])
  return a.columns === b.columns && isEqual(a.row, b.row) && isEqual(a.from, b.from) && isEqual(a.to, b.to)
}

function highestCandidate(
  film: OccupiedCells,
  ways: readonly CandidatePlacement[],
): CandidatePlacement | null {
  let best: CandidatePlacement | null = null
  for (const way of ways) {
    const bottom = best ? best.next.row + best.raster.rows : Infinity
    const found = film.find(way.raster, way.next, bottom - way.raster.rows)
    if (!found) continue
    way.next = found
    const ends = found.row + way.raster.rows
    if (!best || ends < bottom || (ends === bottom && found.column < best.next.column)) best = way
  }
  return best
}
