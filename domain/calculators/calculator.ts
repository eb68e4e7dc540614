import { type Cents, formatMoney, SHOP_CURRENCY } from '../money.ts'
import type { PriceReason } from '../pricing/decal-price.ts'
import {
  type Bounds,
  type ChoiceField,
  type Faults,
  type Fields,
  type RawValues,
  readValues,
  type Values,
  valueWords,
  writeValue,
} from './fields.ts'
import { type PlanWork, planWork, type WorkOrder } from './work-order.ts'

/** The result of a calculator. */
export type CalculatedPrice = {
  /** All pieces together with all services, before tax and shipping. */
  totalCents: Cents
  /** The displayed price per piece: labels have three decimals, others as many as the rate has. One-time services aren't included. */
  each: string
  /** What one piece is called, after "each": "sign", "label". */
  piece: string
  reasons: readonly PriceReason[]
  /** The next quantity at which the price per piece drops; null past the last. */
  nextBreak: { quantity: number; each: string; totalCents: Cents } | null
}

type Definition<F extends Fields> = {
  /** In addresses and in the database: never changed. */
  kind: string
  /** Of the line in the cart, the quote and the ticket. */
  title: string
  /** Of the page that shows it. */
  path: string
  /** Of the picture of the line, in app/public. */
  image: string
  fields: F
  /** A short description beside the title: "25 signs, 18 × 24 in". */
  name: (values: Values<F>) => string
  price: (values: Values<F>) => CalculatedPrice
  /** Narrower limits of number fields for the other choices. */
  bounds?: (raw: RawValues) => Bounds
  /** Errors by field for values that are valid alone but not together. */
  refuse?: (values: Values<F>) => Faults
  /** Fields that don't apply with the other choices: carts, quotes and tickets leave them out. */
  leaveOut?: (values: Values<F>) => readonly (keyof F & string)[]
  /** Whether a service belongs to it that the shop does in its own region only. */
  onlyInNiagara?: (values: Values<F>) => boolean
  /** What the print room makes of it. */
  work: PlanWork
  /** What the print room needs before it starts; the same for every line of the kind. */
  needs: string
  /** The buyer may attach an image. */
  takesArtwork?: true
}

export type CalculatorResult =
  | {
      ok: true
      /** Values as in an address: presets fill in missing ones, and fields that don't apply are dropped. */
      values: Record<string, string>
      name: string
      price: CalculatedPrice
      onlyInNiagara: boolean
      /** The specification, for cart, quote, order and ticket. */
      words: { key: string; value: string }[]
    }
  | { ok: false; faults: Faults }

/** A calculator as seen by all other modules. */
export type Calculator = Pick<
  Definition<Fields>,
  'kind' | 'title' | 'path' | 'image' | 'needs' | 'takesArtwork' | 'fields'
> & {
  ask: (raw: RawValues) => CalculatorResult
  /** What the print room makes for these values, as addresses carry them. */
  workOrder: (raw: RawValues) => WorkOrder
}

/** Combines fields and a pricing rule: input is parsed by the fields before the rule sees it. */
export function defineCalculator<const F extends Fields>(definition: Definition<F>): Calculator {
  const { fields, name, price, bounds, refuse, leaveOut, onlyInNiagara, work, ...rest } = definition
  return {
    ...rest,
    fields,
    workOrder: (raw) => planWork(work, raw),
    ask: (raw) => {
      const asked = readValues(fields, raw, bounds?.(raw))
      if (!asked.ok) return asked
      const faults = refuse?.(asked.values) ?? {}
      if (Object.keys(faults).length > 0) return { ok: false, faults }
      const without = new Set<string>(leaveOut?.(asked.values))
      const chosen: [string, string | number | boolean][] = Object.entries(asked.values)
      const entries = chosen.filter(([field]) => !without.has(field))
      return {
        ok: true,
        values: Object.fromEntries(entries.map(([field, value]) => [field, writeValue(value)])),
        name: name(asked.values),
        price: price(asked.values),
        onlyInNiagara: onlyInNiagara?.(asked.values) ?? false,
        words: entries.flatMap(([field, value]) => {
          const of = fields[field]
          const words = of ? valueWords(of, value) : ''
          return of && words !== '' ? [{ key: of.label, value: words }] : []
        }),
      }
    },
  }
}

/** An option of a field by the keys of a table of rates: `{ vinyl: { title: 'Vinyl' } }`. */
export function optionsOf<V extends string>(
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
      // May have settings in it, so it is read when it is shown.
      get facts() {
        return entry.facts
      },
    })
  }
  return options
}

/** Looks up a quantity in a table of thresholds, lowest first. */
export function atQuantity<T extends { readonly from: number }>(table: readonly T[], quantity: number): T {
  const found = table.findLast(({ from }) => from <= quantity)
  if (!found) throw new RangeError(`No tier takes ${quantity}`)
  return found
}

const MILLS = 1_000

/** Formats a rate below a cent, given in thousandths of a dollar: "CA$0.108". */
export const formatMills = (mills: number): string =>
  formatMoney(0, SHOP_CURRENCY).replace('0.00', (mills / MILLS).toFixed(3))

const MILLIONTHS = 1_000_000

/** Formats a rate in millionths of a dollar with all its decimals, at least `least`, so that it multiplies to the total: "CA$1.524". */
export function formatRate(millionths: number, least = 2): string {
  const whole = Math.floor(millionths / MILLIONTHS)
  const decimals = String(millionths % MILLIONTHS)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return formatMoney(whole * 100).replace(/\.00$/, `.${decimals}`)
}
