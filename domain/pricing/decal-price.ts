import { type Cents, computeProportion } from '../money.ts'
import { formatNumber } from '../written-number.ts'
import {
  DECAL_FINISHES,
  DECAL_MATERIALS,
  DECAL_SIZE,
  type DecalFinishId,
  type DecalMaterialId,
  getMinimumLineCents,
  MAX_PIECES,
  getPieceWorkCents,
  getQuantityBreaks,
} from './decal-rates.ts'

export type DecalPriceInput = {
  /** The width of the cut line's bounding box, in mm, rounded to tenths. */
  widthMm: number
  heightMm: number
  material: DecalMaterialId
  finish: DecalFinishId
  quantity: number
}

export type DecalPriceRefusal = 'size-out-of-range' | 'quantity-out-of-range'

type PriceBracket = { pieces: number; pieceCents: Cents }

/** A step in the calculation of a decal's price. */
export type DecalPricePart =
  | { code: 'size'; widthMm: number; heightMm: number; squareInches: number }
  | { code: 'material'; material: DecalMaterialId; squareInchCents: number }
  | { code: 'making'; pieceCents: Cents }
  | { code: 'finish'; finish: DecalFinishId; extraPercent: number }
  | { code: 'quantity'; brackets: PriceBracket[] }
  | { code: 'minimum'; cents: Cents }

export type DecalPrice = {
  ok: true
  /** The total for all pieces, before tax and shipping. */
  totalCents: Cents
  /** The price per piece, for display only: the total divided by the quantity, rounded up. */
  eachCents: Cents
  /** How the price was computed, in the order of calculation. */
  parts: DecalPricePart[]
  /**
   * The next quantity from which further pieces are cheaper, and the price of these pieces. Null if no larger quantity makes pieces
   * cheaper.
   */
  nextBreak: { quantity: number; eachCents: Cents } | null
}

/**
 * Computes the price of a made-to-order decal from its area, material, finish and quantity. A discount applies only to the pieces above a
 * quantity break, as with tax brackets. There is a minimum per line. The price of a piece is rounded to a cent once in each bracket;
 * everything else is computed with integers.
 */
export function priceDecal(question: DecalPriceInput): DecalPrice | { ok: false; reason: DecalPriceRefusal } {
  const { widthMm, heightMm, quantity } = question
  if (!isMakeable(widthMm, heightMm)) return { ok: false, reason: 'size-out-of-range' }
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > MAX_PIECES)
    return { ok: false, reason: 'quantity-out-of-range' }
  const totalCents = totalOf(question, quantity)
  const next = getQuantityBreaks().find(({ from }) => from > quantity)
  return {
    ok: true,
    totalCents,
    eachCents: Math.ceil(totalCents / quantity),
    parts: partsOf(question),
    nextBreak: next
      ? { quantity: next.from, eachCents: Math.ceil(totalOf(question, next.from) / next.from) }
      : null,
  }
}

/** A quantity from which further pieces are cheaper. The prices are those for an order of exactly this quantity. */
export type QuantityBreak = {
  quantity: number
  eachCents: Cents
  totalCents: Cents
  /** How much less this quantity costs than the same number of single pieces. */
  savedCents: Cents
}

/**
 * Lists the prices at each quantity break. The prices come from the function that also prices carts and orders. The list is empty if the
 * size can't be made.
 */
export function listQuantityBreaks(question: Omit<DecalPriceInput, 'quantity'>): QuantityBreak[] {
  const single = priceDecal({ ...question, quantity: 1 })
  return getQuantityBreaks().flatMap(({ from: quantity }) => {
    const price = priceDecal({ ...question, quantity })
    if (!price.ok || !single.ok) return []
    const { eachCents, totalCents } = price
    return [{ quantity, eachCents, totalCents, savedCents: single.totalCents * quantity - totalCents }]
  })
}

/**
 * Returns the price in cents of one piece in a list. The pieces of the list are made together and may have different sizes. `among` is the
 * number of pieces. Every piece gets the list's average quantity discount, so the order of the list doesn't matter. The minimum applies to
 * the list as a whole.
 */
export function pricePieceInList(
  question: Omit<DecalPriceInput, 'quantity'>,
  among: number,
): { ok: true; pieceCents: Cents } | { ok: false; reason: DecalPriceRefusal } {
  const { widthMm, heightMm, material, finish } = question
  if (!isMakeable(widthMm, heightMm)) return { ok: false, reason: 'size-out-of-range' }
  if (!Number.isSafeInteger(among) || among < 1 || among > MAX_PIECES)
    return { ok: false, reason: 'quantity-out-of-range' }
  const factors = breaksOf(among).reduce((sum, { pieces, factor }) => sum + pieces * factor, 0)
  const amount = amountOf({ widthMm, heightMm, material })
  const whole = SQUARE_TENTHS_PER_SQUARE_INCH * 1e9 * among
  const pieceCents = computeProportion(amount, DECAL_FINISHES[finish].factor * factors, whole)
  return { ok: true, pieceCents: Math.max(pieceCents, Math.ceil(getMinimumLineCents() / among)) }
}

function isMakeable(widthMm: number, heightMm: number): boolean {
  const { minWidth, maxWidth, minSide, maxSide } = DECAL_SIZE
  return widthMm >= minWidth && widthMm <= maxWidth && heightMm >= minSide && heightMm <= maxSide
}

function totalOf(question: DecalPriceInput, quantity: number): Cents {
  const sum = bracketsOf(question, quantity).reduce(
    (total, { pieces, pieceCents }) => total + pieces * pieceCents,
    0,
  )
  return Math.max(sum, getMinimumLineCents())
}

/** Splits a quantity into its price brackets. For each bracket, returns the number of pieces in it and the price of one of them. */
function bracketsOf(question: DecalPriceInput, quantity: number): PriceBracket[] {
  return breaksOf(quantity).map(({ pieces, factor }) => ({
    pieces,
    pieceCents: priceOfPiece(question, factor),
  }))
}

function breaksOf(quantity: number): { pieces: number; factor: number }[] {
  return getQuantityBreaks().flatMap(({ from, factor }, index, breaks) => {
    const next = breaks[index + 1]?.from ?? Number.POSITIVE_INFINITY
    const pieces = Math.min(quantity + 1, next) - from
    return pieces > 0 ? [{ pieces, factor }] : []
  })
}

// The number of 0.1 mm squares in a square inch. A square inch is exactly 645.16 mm².
const SQUARE_TENTHS_PER_SQUARE_INCH = 64_516

type Sides = Pick<DecalPriceInput, 'widthMm' | 'heightMm'>

function squareTenths({ widthMm, heightMm }: Sides): number {
  return Math.round(widthMm * 10) * Math.round(heightMm * 10)
}

/**
 * Returns the price of the work and the film for one piece. Its unit is a thousandth of a cent, divided by SQUARE_TENTHS_PER_SQUARE_INCH.
 * In this unit, the price is a whole number.
 */
function amountOf({ material, ...sides }: Sides & Pick<DecalPriceInput, 'material'>): number {
  const work = getPieceWorkCents() * 1_000 * SQUARE_TENTHS_PER_SQUARE_INCH
  return work + squareTenths(sides) * DECAL_MATERIALS[material].squareInch
}

function priceOfPiece(question: DecalPriceInput, quantityFactor: number): Cents {
  return computeProportion(
    amountOf(question),
    DECAL_FINISHES[question.finish].factor * quantityFactor,
    SQUARE_TENTHS_PER_SQUARE_INCH * 1e9,
  )
}

function partsOf(question: DecalPriceInput): DecalPricePart[] {
  const { material, finish, widthMm, heightMm, quantity } = question
  const brackets = bracketsOf(question, quantity)
  const parts: DecalPricePart[] = [
    {
      code: 'size',
      widthMm,
      heightMm,
      squareInches: squareTenths(question) / SQUARE_TENTHS_PER_SQUARE_INCH,
    },
    { code: 'material', material, squareInchCents: DECAL_MATERIALS[material].squareInch / 1_000 },
    { code: 'making', pieceCents: getPieceWorkCents() },
    { code: 'finish', finish, extraPercent: DECAL_FINISHES[finish].factor / 10 - 100 },
    { code: 'quantity', brackets },
  ]
  const sum = brackets.reduce((total, bracket) => total + bracket.pieces * bracket.pieceCents, 0)
  return sum >= getMinimumLineCents() ? parts : [...parts, { code: 'minimum', cents: getMinimumLineCents() }]
}

/** Formats a size in millimetres: 100, 82.5, 1,200. */
export function formatMillimetres(size: number): string {
  return formatNumber(Math.round(size * 10) / 10)
}
