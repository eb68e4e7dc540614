import { type Cents, formatMoney, SHOP_CURRENCY } from '../money.ts'
import type { PriceReason } from '../pricing/decal-price.ts'
import {
  type FieldBounds,
  type ChoiceField,
  type FieldFaults,
  type Fields,
  type RawFieldValues,
  parseFieldValues,
  type FieldValues,
  formatFieldValue,
  writeFieldValue,
} from './fields.ts'
import { type WorkPlanner, planWork, type WorkOrder } from './work-order.ts'

export type CalculatedPrice = {
  /** The total for all items and services, before tax and shipping. */
  totalCents: Cents
  /** The displayed price per item, without one-time services. Labels have three decimals; other prices have as many as their rate. */
  each: string
  /** The noun to print after "each", such as "sign" or "label". */
  piece: string
  reasons: readonly PriceReason[]
  /** The next quantity at which the price per piece drops; null if there is no further drop. */
  nextBreak: { quantity: number; each: string; totalCents: Cents } | null
}

type Definition<F extends Fields> = {
  /** A URL parameter and a database value, so it must never change. */
  kind: string
  /** Title of the line in the cart, quote and job ticket. */
  title: string
  path: string
  /** Path of the line's picture within app/public. Without it, the line shows the drawing at the top of the page. */
  image?: string
  fields: F
  /** Describes the item next to its title: "25 signs, 18 × 24 in". */
  name: (values: FieldValues<F>) => string
  price: (values: FieldValues<F>) => CalculatedPrice
  /** Narrows the limits of number fields, depending on the other choices. */
  bounds?: (raw: RawFieldValues) => FieldBounds
  /** Returns errors by field for values that are valid on their own but not together. */
  refuse?: (values: FieldValues<F>) => FieldFaults
  /** Returns the names of the fields that don't apply, given the other choices. Carts, quotes and job tickets leave these fields out. */
  leaveOut?: (values: FieldValues<F>) => readonly (keyof F & string)[]
  /** Whether the values include a service that the shop offers only in the Niagara region. */
  onlyInNiagara?: (values: FieldValues<F>) => boolean
  /** Computes the print room's job: sizes, quantities and weight. */
  work: WorkPlanner
  /** The print room's prerequisites, which are the same for every item of this kind. */
  needs: string
  /** Whether the buyer may attach an image. */
  takesArtwork?: true
}

export type CalculatorResult =
  | {
      ok: true
      /** The values as query parameters. Missing ones get their presets, and fields that don't apply are left out. */
      values: Record<string, string>
      name: string
      price: CalculatedPrice
      onlyInNiagara: boolean
      /** The specification as labels and values, for the cart, quote, order and job ticket. */
      words: { key: string; value: string }[]
    }
  | { ok: false; faults: FieldFaults }

/** The part of a calculator that the rest of the shop uses, without the types of its fields. */
export type Calculator = Pick<
  Definition<Fields>,
  'kind' | 'title' | 'path' | 'image' | 'needs' | 'takesArtwork' | 'fields'
> & {
  ask: (raw: RawFieldValues) => CalculatorResult
  /** Computes the print room's job from raw strings, such as query parameters. */
  workOrder: (raw: RawFieldValues) => WorkOrder
}

/** Combines fields with a pricing rule. The fields parse the input before the rule sees it. */
export function defineCalculator<const F extends Fields>(definition: Definition<F>): Calculator {
  const { fields, name, price, bounds, refuse, leaveOut, onlyInNiagara, work, ...rest } = definition
  return {
    ...rest,
    fields,
    workOrder: (raw) => planWork(work, raw),
    ask: (raw) => {
      const asked = parseFieldValues(fields, raw, bounds?.(raw))
      if (!asked.ok) return asked
      const faults = refuse?.(asked.values) ?? {}
      if (Object.keys(faults).length > 0) return { ok: false, faults }
      const without = new Set<string>(leaveOut?.(asked.values))
      const chosen: [string, string | number | boolean][] = Object.entries(asked.values)
      const entries = chosen.filter(([field]) => !without.has(field))
      return {
        ok: true,
        values: Object.fromEntries(entries.map(([field, value]) => [field, writeFieldValue(value)])),
        name: name(asked.values),
        price: price(asked.values),
        onlyInNiagara: onlyInNiagara?.(asked.values) ?? false,
        words: entries.flatMap(([field, value]) => {
          const of = fields[field]
          const words = of ? formatFieldValue(of, value) : ''
          return of && words !== '' ? [{ key: of.label, value: words }] : []
        }),
      }
    },
  }
}

/** Turns a rate table into a field's options, one per key: `{ vinyl: { title: 'Vinyl' } }`. */
export function toFieldOptions<V extends string>(
  table: Readonly<
    Record<V, Omit<ChoiceField['options'][number], 'value' | 'label'> & { readonly title: string }>
  >,
): ChoiceField<V>['options'] {
  const options: ChoiceField<V>['options'][number][] = []
  for (const value in table) {
    const entry = table[value]
    options.push({
      value,
      label: entry.title,
      ...(entry.note !== undefined && { note: entry.note }),
      // `facts` is a getter, because it may contain settings, which must be read at the time of use.
      get facts() {
        return entry.facts
      },
    })
  }
  return options
}

/** Finds the entry for a quantity in a table that is sorted by minimum quantity, ascending. */
export function findTier<T extends { readonly from: number }>(table: readonly T[], quantity: number): T {
  const found = table.findLast(({ from }) => from <= quantity)
  if (!found) throw new RangeError(`No tier takes ${quantity}`)
  return found
}

const MILLS = 1_000

/** Formats a rate that includes fractions of a cent, given in thousandths of a dollar: "CA$0.108". */
export const formatMills = (mills: number): string =>
  formatMoney(0, SHOP_CURRENCY).replace('0.00', (mills / MILLS).toFixed(3))

const MILLIONTHS = 1_000_000

/**
 * Formats a rate, given in millionths of a dollar: "CA$1.524". All of its decimals are shown, but at least `least` of them, so that rate ×
 * quantity equals the total exactly.
 */
export function formatRate(millionths: number, least = 2): string {
  const whole = Math.floor(millionths / MILLIONTHS)
  const decimals = String(millionths % MILLIONTHS)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return formatMoney(whole * 100).replace(/\.00$/, `.${decimals}`)
}
