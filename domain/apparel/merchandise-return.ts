import { apparelEach, APPAREL_QUANTITIES, GARMENTS } from '../calculators/apparel.ts'
import { optionsOf } from '../calculators/calculator.ts'
import { type Faults, readValues, type RawValues } from '../calculators/fields.ts'
import type { Cents } from '../money.ts'

/** What somebody who sells their own shirts is asked. The names are others than the calculator's: both stand in one address. */
export const RETURN_FIELDS = {
  ware: {
    kind: 'choice',
    look: 'select',
    label: 'You order',
    options: optionsOf(GARMENTS),
    preset: 'tshirt',
  },
  made: { kind: 'amount', label: 'How many', options: APPAREL_QUANTITIES, preset: 100 },
  asks: { kind: 'number', label: 'You sell one for', unit: 'CA$', min: 1, max: 500, step: 0.01, preset: 28 },
  sold: {
    kind: 'number',
    label: 'Of a hundred, so many are sold',
    min: 0,
    max: 100,
    step: 1,
    preset: 80,
  },
} as const

export type MerchandiseReturn = {
  eachCents: Cents
  /** What the order costs, before tax and shipping. */
  costCents: Cents
  soldPieces: number
  /** What their buyers pay, before tax. */
  incomeCents: Cents
  /** Income less cost; below zero where too few are sold. */
  leftCents: Cents
  /** Pieces that have to be sold to have the cost back; null where even all of them do not bring it. */
  evenAt: number | null
  /** What is left of each dollar spent, in whole cents. */
  perDollarCents: Cents
}

/** What an order of printed garments brings who sells them on: arithmetic, no forecast. Parts of a piece are not sold. */
export function merchandiseReturn(
  raw: RawValues,
): { ok: true; value: MerchandiseReturn } | { ok: false; faults: Faults } {
  const read = readValues(RETURN_FIELDS, raw)
  if (!read.ok) return read
  const { ware, made, asks, sold } = read.values
  const eachCents = apparelEach(ware, made)
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
