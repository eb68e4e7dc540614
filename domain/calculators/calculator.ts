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
  /**
   * The price per item as shown to buyers, without services that are charged once. A price per label has three decimals. Any other price
   * has as many decimals as it needs.
   */
  each: string
  /** The noun after "each" in a price, such as "sign" or "label". */
  piece: string
  reasons: readonly PriceReason[]
  /** The next larger quantity at which the price per item is lower. Null if no larger quantity is cheaper. */
  nextBreak: { quantity: number; each: string; totalCents: Cents } | null
}

type Definition<F extends Fields> = {
  /** The calculator's name in URLs and in the database. It must never change. */
  kind: string
  /** The item's title in the cart, in quotes and on job tickets. */
  title: string
  path: string
  /** The path of the item's picture within app/public. By default, the picture is the drawing at the top of the calculator's page. */
  image?: string
  fields: F
  /** Describes the item in a few words, which are shown beside the title: "25 signs, 18 × 24 in". */
  name: (values: FieldValues<F>) => string
  price: (values: FieldValues<F>) => CalculatedPrice
  /** Returns narrower limits for number fields, if the choices in other fields require them. */
  bounds?: (raw: RawFieldValues) => FieldBounds
  /** Checks combinations of values. Returns faults, by field, if values that are valid alone don't fit together. */
  refuse?: (values: FieldValues<F>) => FieldFaults
  /**
   * Returns the names of fields that are irrelevant because of the choices in other fields. Carts, quotes and job tickets don't show these
   * fields.
   */
  leaveOut?: (values: FieldValues<F>) => readonly (keyof F & string)[]
  /** Whether the buyer has chosen a service that the shop offers only in the Niagara region. */
  onlyInNiagara?: (values: FieldValues<F>) => boolean
  /** Computes what the print room has to make: sizes, quantities and weight. */
  work: WorkPlanner
  /** Whether the buyer may attach an image. */
  takesArtwork?: true
}

export type CalculatorResult =
  | {
      ok: true
      /** The values as query parameters. Missing values are replaced by presets, and irrelevant fields are left out. */
      values: Record<string, string>
      name: string
      price: CalculatedPrice
      onlyInNiagara: boolean
      /** The buyer's choices as pairs of a label and a value, for carts, quotes, orders and job tickets. */
      words: { key: string; value: string }[]
    }
  | { ok: false; faults: FieldFaults }

/** A calculator for use by the rest of the shop. Unlike `Definition`, this type doesn't depend on the calculator's own fields. */
export type Calculator = Pick<
  Definition<Fields>,
  'kind' | 'title' | 'path' | 'image' | 'takesArtwork' | 'fields'
> & {
  ask: (raw: RawFieldValues) => CalculatorResult
  /** Computes what the print room has to make, from raw strings such as query parameters. */
  workOrder: (raw: RawFieldValues) => WorkOrder
}

/** Creates a calculator from its fields and its pricing function. The fields check and parse the input before the price is computed. */
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

/** Converts a table of prices or materials to the options of a choice field. Each key of the table is the value of one option. */
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
      // This is a getter, because the facts may contain prices from the settings, which can change.
      get facts() {
        return entry.facts
      },
    })
  }
  return options
}

/** Finds the entry that applies to a quantity. `tiers` is sorted by minimum quantity, ascending. */
export function findTier<T extends { readonly from: number }>(table: readonly T[], quantity: number): T {
  const found = table.findLast(({ from }) => from <= quantity)
  if (!found) throw new RangeError(`No tier takes ${quantity}`)
  return found
}

const MILLS_PER_DOLLAR = 1_000

/** Formats a price in thousandths of a dollar with three decimals: "CA$0.108". */
export const formatMills = (mills: number): string =>
  formatMoney(0, SHOP_CURRENCY).replace('0.00', (mills / MILLS_PER_DOLLAR).toFixed(3))

const MILLIONTHS = 1_000_000

/**
 * Formats a price in millionths of a dollar without rounding it: "CA$1.524". The displayed price times the quantity is therefore exactly
 * the total. `least` is the minimum number of decimals.
 */
export function formatRate(millionths: number, least = 2): string {
  const whole = Math.floor(millionths / MILLIONTHS)
  const decimals = String(millionths % MILLIONTHS)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return formatMoney(whole * 100).replace(/\.00$/, `.${decimals}`)
}
