import { computeShapeArea, measureBox, type Shape } from '../geometry/shape.ts'
import { placingOrders } from './placing-order.ts'
import { nestByBoxes } from './max-rects.ts'
import type { NestingResult, PiecePlacement, FilmStrip } from './piece.ts'
import { getRollMargin, computeUsedLength, type FilmRoll, getUsableStrip } from './film-roll.ts'
import { nestByOutlines } from './true-shape.ts'

export type NestingMethod = 'boxes' | 'shapes'

/** A piece's cut line and the film that it covers, both in mm and in the same coordinates. */
export type NestPiece = { cut: Shape; bleed: Shape; copies: number }

export type Nest = {
  method: NestingMethod
  lengthMm: number
  /** Positions of the copies. Each is the upper left corner of the bleed's box, in mm from the upper left corner of the roll. */
  placements: PiecePlacement[]
  /** Indices of pieces that are too wide for the roll in every allowed rotation. */
  tooWide: number[]
  /** The number of copies of each piece, by index, that didn't fit on the longest roll. Pieces that are too wide aren't counted. */
  left: number[]
  /** The share of the film that decals don't cover, 0 to 1, including the margins and the band of registration marks. */
  waste: number
}

// Grid size in mm. A finer grid would save film, but not enough to be worth the additional time (npm run bench -- nesting).
const CELL_MM = 1
const METHODS: readonly NestingMethod[] = ['boxes', 'shapes']

/**
 * Nests decals on a roll with every method and in every order, and returns the nest with the most pieces. If several nests have equally
 * many pieces, returns the nest that needs the least film.
 */
export function nestOnRoll(pieces: readonly NestPiece[], roll: FilmRoll): Nest {
  const tried = METHODS.map((method) => nestByMethod(method, pieces, roll))
  return tried.reduce((best, nest) => (isBetter(nest, best) ? nest : best))
}

export function nestByMethod(method: NestingMethod, pieces: readonly NestPiece[], roll: FilmRoll): Nest {
  const strip = getUsableStrip(roll)
  const tooWide = pieces.flatMap(({ bleed }, index) => (fits(bleed, strip) ? [] : [index]))
  const wanted = pieces.map(({ bleed, copies }, index) => ({
    outline: bleed,
    copies: tooWide.includes(index) ? 0 : copies,
  }))
  const nests = placingOrders.map((order) =>
    method === 'boxes'
      ? nestByBoxes(wanted, strip, order)
      : nestByOutlines(wanted, strip, { order, cell: CELL_MM }),
  )
  const [first, ...others] = nests.map((nesting) =>
    describeNesting(method, { nesting, pieces, tooWide, roll }),
  )
  if (!first) throw new Error('there is no order to place pieces in')
  return others.reduce((best, nest) => (isBetter(nest, best) ? nest : best), first)
}

function fits(bleed: Shape, { width, length, turns }: FilmStrip): boolean {
  const box = measureBox(bleed)
  const upright = box.width <= width && box.height <= length
  const lying = box.height <= width && box.width <= length
  return upright || (lying && turns.length > 1)
}

type FoundNesting = {
  nesting: NestingResult
  pieces: readonly NestPiece[]
  tooWide: number[]
  roll: FilmRoll
}

function describeNesting(method: NestingMethod, { nesting, pieces, tooWide, roll }: FoundNesting): Nest {
  const edge = getRollMargin(roll)
  const placements: PiecePlacement[] = nesting.placements.map((placed) => ({
    ...placed,
    x: placed.x + edge,
    y: placed.y + edge,
  }))
  const lengthMm = placements.length === 0 ? 0 : computeUsedLength(roll, nesting.length)
  const areas = pieces.map(({ cut }) => computeShapeArea(cut))
  const used = placements.reduce((sum, { piece }) => sum + (areas[piece] ?? 0), 0)
  const waste = lengthMm === 0 ? 0 : 1 - used / (roll.widthMm * lengthMm)
  return { method, lengthMm, placements, tooWide, left: nesting.left, waste }
}

function isBetter(a: Nest, b: Nest): boolean {
  if (a.placements.length !== b.placements.length) return a.placements.length > b.placements.length
  return a.lengthMm < b.lengthMm
}
