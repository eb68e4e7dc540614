import type { CalculatorRules, ItemPrice } from '../../domain/calculators/calculator-rules.ts'
import type { FieldFaults, FieldRules, FieldValues, RawFieldValues } from '../../domain/calculators/fields.ts'
import type { WorkOrder } from '../../domain/calculators/work-order.ts'
import {
  type Fields,
  type FieldsCopy,
  formatFieldValue,
  labelFields,
  labelOptionsInFaults,
} from './labelled-fields.ts'

/** A step in the calculation of a price, as shown to buyers. */
type PriceReason = { label: string; text: string }

export type CalculatedPrice = ItemPrice & {
  /** The noun after "each" in a price, such as "sign" or "label". */
  piece: string
  reasons: readonly PriceReason[]
}

export type CalculatorResult =
  | {
      ok: true
      /** The values as query parameters. Missing values are replaced by presets, and irrelevant fields are left out. */
      values: Record<string, string>
      /** Describes the item in a few words, which are shown beside the title. */
      name: string
      price: CalculatedPrice
      onlyInNiagara: boolean
      /** The buyer's choices as pairs of a label and a value, for carts, quotes, orders and job tickets. */
      words: { key: string; value: string }[]
    }
  | { ok: false; faults: FieldFaults }

/** A calculator with its texts. */
export type Calculator = Pick<CalculatorRules, 'kind' | 'path' | 'image' | 'takesArtwork'> & {
  /** The item's title in the cart, in quotes and on job tickets. */
  title: string
  fields: Fields
  /** Returns the labels that depend on the choices in other fields, by field. */
  labelsFor: (raw: RawFieldValues) => Readonly<Record<string, string>>
  /** What the print room needs from the buyer before it can start. Staff see this text. */
  needs: string
  ask: (raw: RawFieldValues) => CalculatorResult
  /** Computes what the print room has to make, from raw strings such as query parameters. */
  workOrder: (raw: RawFieldValues) => WorkOrder
}

/** The texts of a calculator. */
type CalculatorCopy<F extends FieldRules, P extends ItemPrice> = {
  /** The item's title in the cart, in quotes and on job tickets. */
  title: string
  fields: FieldsCopy<F>
  /** The labels that depend on the choices in other fields, by field. */
  labelsFor?: (raw: RawFieldValues) => Readonly<Record<string, string>>
  /** Describes the item in a few words, which are shown beside the title: "25 signs, 18 × 24 in". */
  name: (values: FieldValues<F>) => string
  /** The noun after "each" in a price, such as "sign" or "label". */
  piece: (values: FieldValues<F>) => string
  reasons: (values: FieldValues<F>, price: P) => readonly PriceReason[]
  /** What the print room needs from the buyer before it can start. Staff see this text. */
  needs: string
  /** The texts of the job ticket, from raw values: old orders may contain values that the calculator no longer offers. */
  work: (raw: RawFieldValues) => Pick<WorkOrder, 'film' | 'cut'> & { sizeNote?: string }
}

/** Adds texts to a calculator. */
export function describeCalculator<F extends FieldRules, P extends ItemPrice>(
  { fields: rules, ask, workOrder, ...rest }: CalculatorRules<F, P>,
  { title, fields: texts, labelsFor = () => ({}), name, piece, reasons, needs, work }: CalculatorCopy<F, P>,
): Calculator {
  const fields = labelFields(rules, texts)
  return {
    ...rest,
    title,
    fields,
    labelsFor,
    needs,
    workOrder: (raw) => ({ sizeNote: '', ...workOrder(raw), ...work(raw) }),
    ask: (raw) => {
      const asked = ask(raw)
      if (!asked.ok) return { ok: false, faults: labelOptionsInFaults(fields, asked.faults) }
      const { typed, relevant, values, price, onlyInNiagara } = asked
      const entries: [string, string | number | boolean][] = Object.entries(typed)
      const { totalCents, each, nextBreak } = price
      const labels = labelsFor(values)
      return {
        ok: true,
        values,
        name: name(typed),
        price: { totalCents, each, piece: piece(typed), reasons: reasons(typed, price), nextBreak },
        onlyInNiagara,
        words: entries.flatMap(([field, value]) => {
          const of = relevant.includes(field) ? fields[field] : undefined
          const words = of ? formatFieldValue(of, value) : ''
          return of && words !== '' ? [{ key: labels[field] ?? of.label, value: words }] : []
        }),
      }
    },
  }
}
