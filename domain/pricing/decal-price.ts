import { type Cents, formatMoney, computeProportion } from '../money.ts'
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
  /** Width of the cut line's bounding box, in mm, to a tenth. */
  widthMm: number
  heightMm: number
  material: DecalMaterialId
  finish: DecalFinishId
  quantity: number
}

export type DecalPriceRefusal = 'size-out-of-range' | 'quantity-out-of-range'

/** One line of the page's explanation "why this price". */
export type PriceReason = { label: string; text: string }

export type DecalPrice = {
  ok: true
  /** The total for all pieces, before tax and shipping. */
  totalCents: Cents
  /** The price per piece for display: the total divided by the quantity, rounded up. Only the total is charged. */
  eachCents: Cents
  reasons: PriceReason[]
  /** The next quantity at which additional pieces get cheaper, and their price; null after the last break. */
  nextBreak: { quantity: number; eachCents: Cents } | null
}

/**
 * Prices a made-to-order decal by area, material and finish, with marginal quantity breaks and a minimum per line. All arithmetic is in
 * integers. The price of a piece is rounded to a cent once per price bracket.
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
    reasons: reasonsFor(question),
    nextBreak: next
      ? { quantity: next.from, eachCents: Math.ceil(totalOf(question, next.from) / next.from) }
      : null,
  }
}

/** A quantity above which each additional piece is cheaper. */
export type QuantityBreak = {
  quantity: number
  eachCents: Cents
  totalCents: Cents
  /** The saving compared with buying the same quantity as single pieces. */
  savedCents: Cents
}

/** Lists the prices at each quantity break, computed by the function that prices carts and orders. Empty for a size that can't be made. */
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
 * Prices one piece, in cents, in a list of `among` pieces of different sizes that are made together. The quantity breaks of the list are
 * averaged over its pieces, so their order doesn't matter. The minimum applies to the list as a whole.
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
  const whole = SQUARE_INCH * 1e9 * among
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

/** Splits a quantity into its price brackets. Each has its number of pieces and their price. */
function bracketsOf(question: DecalPriceInput, quantity: number): { pieces: number; pieceCents: Cents }[] {
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

// A square inch is exactly 645.16 mm², or 64,516 squares of 0.1 mm.
const SQUARE_INCH = 64_516

type Sides = Pick<DecalPriceInput, 'widthMm' | 'heightMm'>

function squareTenths({ widthMm, heightMm }: Sides): number {
  return Math.round(widthMm * 10) * Math.round(heightMm * 10)
}

/** Returns the cost of one piece's work and film, in thousandths of a cent, multiplied by SQUARE_INCH so that it is an integer. */
function amountOf({ material, ...sides }: Sides & Pick<DecalPriceInput, 'material'>): number {
  const work = getPieceWorkCents() * 1_000 * SQUARE_INCH
  return work + squareTenths(sides) * DECAL_MATERIALS[material].squareInch
}

function priceOfPiece(question: DecalPriceInput, quantityFactor: number): Cents {
  return computeProportion(
    amountOf(question),
    DECAL_FINISHES[question.finish].factor * quantityFactor,
    SQUARE_INCH * 1e9,
  )
}

function reasonsFor(question: DecalPriceInput): PriceReason[] {
  const { material, finish, widthMm, heightMm, quantity } = question
  const { title, squareInch } = DECAL_MATERIALS[material]
  const { title: finishTitle, factor } = DECAL_FINISHES[finish]
  const inches = (squareTenths(question) / SQUARE_INCH).toFixed(1)
  const brackets = bracketsOf(question, quantity)
  const reasons = [
    {
      label: 'Size',
      text: `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm is ${inches} square inches`,
    },
    { label: 'Material', text: `${title}: ${squareInch / 1_000}¢ a square inch` },
    {
      label: 'Making',
      text: `${formatMoney(getPieceWorkCents())} a piece for cutting and packing; setup is included`,
    },
    {
      label: 'Finish',
      text: factor === 1_000 ? `${finishTitle}: included` : `${finishTitle}: ${factor / 10 - 100}% more`,
    },
    { label: 'Quantity', text: bracketWords(brackets) },
  ]
  const sum = brackets.reduce((total, bracket) => total + bracket.pieces * bracket.pieceCents, 0)
  if (sum >= getMinimumLineCents()) return reasons
  return [
    ...reasons,
    { label: 'Minimum', text: `Decal orders start at ${formatMoney(getMinimumLineCents())}` },
  ]
}

function bracketWords(brackets: { pieces: number; pieceCents: Cents }[]): string {
  return brackets.map(({ pieces, pieceCents: cents }) => `${pieces} at ${formatMoney(cents)}`).join(', then ')
}

/** Formats a size in millimetres: 100, 82.5. */
export function formatMillimetres(size: number): string {
  return String(Math.round(size * 10) / 10)
}
