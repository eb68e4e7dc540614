import type { Cents } from '../money.ts'
import {
  type FieldBounds,
  type FieldFaults,
  type FieldRules,
  type FieldValues,
  type RawFieldValues,
  parseFieldValues,
  writeFieldValue,
} from './fields.ts'
import { planWork, type WorkAmounts, type WorkPlanner } from './work-order.ts'

/** The price of an item from a calculator. Each calculator adds the figures that explain the price. */
export type ItemPrice = {
  /** The total for all items and services, before tax and shipping. */
  totalCents: Cents
  /**
   * The price per item as shown to buyers, without services that are charged once. A price per label has three decimals. Any other price
   * has as many decimals as it needs.
   */
  each: string
  /** The next larger quantity at which the price per item is lower. Null if no larger quantity is cheaper. */
  nextBreak: { quantity: number; each: string; totalCents: Cents } | null
}

type Definition<F extends FieldRules, P extends ItemPrice> = {
  /** The calculator's name in URLs and in the database. It must never change. */
  kind: string
  path: string
  /** The path of the item's picture within app/public. By default, the picture is the drawing at the top of the calculator's page. */
  image?: string
  fields: F
  price: (values: FieldValues<F>) => P
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

export type RulesResult<F extends FieldRules, P extends ItemPrice> =
  | {
      ok: true
      typed: FieldValues<F>
      /** The names of the fields that are relevant. */
      relevant: readonly string[]
      /** The relevant values as query parameters. Missing values are replaced by presets. */
      values: Record<string, string>
      price: P
      onlyInNiagara: boolean
    }
  | { ok: false; faults: FieldFaults }

/** A calculator's fields, prices and work, without texts. content/calculators/ has the texts. */
export type CalculatorRules<F extends FieldRules = FieldRules, P extends ItemPrice = ItemPrice> = Pick<
  Definition<F, P>,
  'kind' | 'path' | 'image' | 'takesArtwork' | 'fields'
> & {
  ask: (raw: RawFieldValues) => RulesResult<F, P>
  /** Computes what the print room has to make, from raw strings such as query parameters. */
  workOrder: (raw: RawFieldValues) => WorkAmounts
}

/** Defines a calculator by its fields and its pricing function. The fields check and parse the input before the price is computed. */
export function defineCalculatorRules<const F extends FieldRules, P extends ItemPrice>(
  definition: Definition<F, P>,
): CalculatorRules<F, P> {
  const { fields, price, bounds, refuse, leaveOut, onlyInNiagara, work, ...rest } = definition
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
        typed: asked.values,
        relevant: entries.map(([field]) => field),
        values: Object.fromEntries(entries.map(([field, value]) => [field, writeFieldValue(value)])),
        price: price(asked.values),
        onlyInNiagara: onlyInNiagara?.(asked.values) ?? false,
      }
    },
  }
}

/** Lists the keys of a table of prices or materials as the options of a choice. */
export function listOptions<V extends string>(table: Readonly<Record<V, unknown>>): { value: V }[] {
  const options: { value: V }[] = []
  for (const value in table) options.push({ value })
  return options
}
