import type { Calculator, CalculatedPrice } from '../../domain/calculators/calculator.ts'
import type { CalculatorRules, ItemPrice } from '../../domain/calculators/calculator-rules.ts'
import {
  type CalculatorFault,
  type ChoiceField,
  type ChoiceRule,
  type Field,
  type FieldRule,
  type FieldRules,
  type Fields,
  formatFieldValue,
  type FieldValues,
  type RawFieldValues,
} from '../../domain/calculators/fields.ts'
import type { WorkOrder } from '../../domain/calculators/work-order.ts'

export type OptionCopy = {
  readonly label: string
  readonly note?: string
  readonly facts?: readonly string[]
}
export type ChoiceCopy<V extends string = string> = Pick<ChoiceField, 'label' | 'look' | 'columns'> & {
  readonly options: Readonly<Record<V, OptionCopy>>
}
type FieldCopy<F extends FieldRule> =
  F extends ChoiceRule<infer V> ? ChoiceCopy<V> : { readonly label: string }

/** The texts of a calculator. */
type CalculatorCopy<F extends FieldRules, P extends ItemPrice> = {
  /** The item's title in the cart, in quotes and on job tickets. */
  title: string
  fields: { readonly [Name in keyof F]: FieldCopy<F[Name]> }
  /** Describes the item in a few words, which are shown beside the title: "25 signs, 18 × 24 in". */
  name: (values: FieldValues<F>) => string
  /** The noun after "each" in a price, such as "sign" or "label". */
  piece: (values: FieldValues<F>) => string
  reasons: (values: FieldValues<F>, price: P) => CalculatedPrice['reasons']
  /** The texts of the job ticket, from raw values: old orders may contain values that the calculator no longer offers. */
  work: (raw: RawFieldValues) => Pick<WorkOrder, 'film' | 'cut'> & { sizeNote?: string }
}

/** Adds its texts to a calculator. */
export function describeCalculator<F extends FieldRules, P extends ItemPrice>(
  { fields: rules, ask, workOrder, ...rest }: CalculatorRules<F, P>,
  { title, fields: texts, name, piece, reasons, work }: CalculatorCopy<F, P>,
): Calculator {
  const fields = labelFields(rules, texts)
  return {
    ...rest,
    title,
    fields,
    workOrder: (raw) => ({ sizeNote: '', ...workOrder(raw), ...work(raw) }),
    ask: (raw) => {
      const asked = ask(raw)
      if (!asked.ok) return { ok: false, faults: nameOptions(fields, asked.faults) }
      const { typed, relevant, values, price, onlyInNiagara } = asked
      const entries: [string, string | number | boolean][] = Object.entries(typed)
      const { totalCents, each, nextBreak } = price
      return {
        ok: true,
        values,
        name: name(typed),
        price: { totalCents, each, piece: piece(typed), reasons: reasons(typed, price), nextBreak },
        onlyInNiagara,
        words: entries.flatMap(([field, value]) => {
          const of = relevant.includes(field) ? fields[field] : undefined
          const words = of ? formatFieldValue(of, value) : ''
          return of && words !== '' ? [{ key: of.label, value: words }] : []
        }),
      }
    },
  }
}

/** Adds their labels to the fields of a form. */
export function labelFields<F extends FieldRules>(
  rules: F,
  texts: { readonly [Name in keyof F]: FieldCopy<F[Name]> },
): Fields {
  const copies: Readonly<Record<string, ChoiceCopy | { readonly label: string }>> = texts
  const labelled = Object.entries(rules).map(
    ([name, rule]) => [name, labelField(rule, copies[name])] as const,
  )
  return Object.fromEntries(labelled)
}

function labelField(rule: FieldRule, copy: ChoiceCopy | { readonly label: string } | undefined): Field {
  if (rule.kind !== 'choice') return { ...rule, label: copy?.label ?? '' }
  if (!copy || !('options' in copy)) throw new Error('A choice has no texts for its options')
  const { label, look, columns, options } = copy
  return {
    ...rule,
    label,
    look,
    ...(columns && { columns }),
    options: rule.options.map(({ value }) => labelOption(value, options[value])),
  }
}

/** Reads the texts when they are shown, because they may contain prices from the settings, which can change. */
const labelOption = (value: string, copy: OptionCopy | undefined): ChoiceField['options'][number] => ({
  value,
  get label() {
    return copy?.label ?? value
  },
  get note() {
    return copy?.note
  },
  get facts() {
    return copy?.facts
  },
})

/** Replaces the values of options by their labels, because people choose by these. */
export const nameOptions = (
  fields: Fields,
  faults: Readonly<Record<string, CalculatorFault>>,
): Record<string, CalculatorFault> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => {
      const field = fields[name]
      return fault.code === 'not-an-option' && field?.kind === 'choice'
        ? [name, { ...fault, options: field.options.map(({ label }) => label) }]
        : [name, fault]
    }),
  )
