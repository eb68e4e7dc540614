import { apparelEach, APPAREL_QUANTITIES, GARMENTS } from '../calculators/apparel.ts'
import { optionsOf } from '../calculators/calculator.ts'
import { type Faults, readValues, type RawValues } from '../calculators/fields.ts'
import type { Cents } from '../money.ts'

/** Questions for somebody who sells their own shirts. Names differ from the calculator's, because both share one address. */
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
  /** Cost of the order, before tax and shipping. */
  costCents: Cents
  soldPieces: number
  /** Price that the organization's customers pay, before tax. */
  incomeCents: Cents
  /** Income minus cost; negative if too few are sold. */
  leftCents: Cents
  /** Items to sell to break even; null if even all of them aren't enough. */
  evenAt: number | null
  /** Profit per dollar spent, in whole cents. */
  perDollarCents: Cents
}

/** The profit of reselling an order of printed garments: arithmetic, not a forecast. Fractions of an item aren't sold. */
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
