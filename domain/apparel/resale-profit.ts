import { computeGarmentPrice, APPAREL_QUANTITIES, GARMENTS } from '../calculators/apparel.ts'
import { listOptions } from '../calculators/calculator-rules.ts'
import { type FieldFaults, parseFieldValues, type RawFieldValues } from '../calculators/fields.ts'
import type { Cents } from '../money.ts'

/**
 * The form with which an organization that sells printed shirts computes its profit. The names of the fields differ from those of the price
 * calculator, because both forms on the page use query parameters.
 */
export const RESALE_RULES = {
  ware: { kind: 'choice', options: listOptions(GARMENTS), preset: 'tshirt' },
  made: { kind: 'amount', options: APPAREL_QUANTITIES, preset: 100 },
  asks: { kind: 'number', unit: 'CA$', min: 1, max: 500, step: 0.01, preset: 28 },
  sold: { kind: 'number', min: 0, max: 100, step: 1, preset: 80 },
} as const

export type ResaleProfit = {
  eachCents: Cents
  /** The cost of the order, before tax and shipping. */
  costCents: Cents
  soldPieces: number
  /** The total that the organization's customers pay, before tax. */
  incomeCents: Cents
  /** Income minus cost. Negative means a loss. */
  leftCents: Cents
  /** The number of items that have to be sold to break even; null if selling all of them isn't enough. */
  evenAt: number | null
  /** Profit per dollar spent, in whole cents. */
  perDollarCents: Cents
}

/**
 * Computes the profit from reselling an order of printed garments, if the customer sells the given share of the garments. The number of
 * garments sold is rounded down.
 */
export function computeResaleProfit(
  raw: RawFieldValues,
): { ok: true; value: ResaleProfit } | { ok: false; faults: FieldFaults } {
  const read = parseFieldValues(RESALE_RULES, raw)
  if (!read.ok) return read
  const { ware, made, asks, sold } = read.values
  const eachCents = computeGarmentPrice(ware, made)
  const costCents = eachCents * made
  const asksCents = Math.round(asks * 100)
  const soldPieces = Math.floor((made * sold) / 100)
  const incomeCents = asksCents * soldPieces
  const leftCents = incomeCents - costCents
  const evenAt = Math.ceil(costCents / asksCents)
  return {
    ok: true,
    value: {
      eachCents,
      costCents,
      soldPieces,
      incomeCents,
      leftCents,
      evenAt: evenAt <= made ? evenAt : null,
      perDollarCents: Math.round((leftCents * 100) / costCents),
    },
  }
}
