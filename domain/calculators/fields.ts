import { formatNumber } from '../written-number.ts'
import { parseTypedNumber, type TypedNumberFault } from './typed-number.ts'

/** A field of a calculator without its texts: the values that it accepts, from a form, a URL or a request body. */
export type ChoiceRule<V extends string = string> = {
  kind: 'choice'
  options: readonly { value: V }[]
  preset: V
}
/** A number chosen from a list. */
export type AmountRule = { kind: 'amount'; options: readonly number[]; preset: number }
/** A number that the buyer types. */
export type NumberRule = {
  kind: 'number'
  /** The unit shown after the number: "in", "ft". */
  unit?: string
  min: number
  max: number
  step: number
  preset: number
}
/** A checkbox, which is unchecked by default. Browsers don't submit unchecked boxes, so a missing value means that the box is unchecked. */
export type FlagRule = { kind: 'flag'; preset: false }
/** A text for the print room. It doesn't affect the price. */
export type TextRule = { kind: 'words'; most: number; preset: '' }

export type FieldRule = ChoiceRule | AmountRule | NumberRule | FlagRule | TextRule
export type FieldRules = Readonly<Record<string, FieldRule>>

type ValueOf<F extends FieldRule> =
  F extends ChoiceRule<infer V>
    ? V
    : F extends AmountRule | NumberRule
      ? number
      : F extends FlagRule
        ? boolean
        : string
export type FieldValues<F extends FieldRules> = { [Name in keyof F]: ValueOf<F[Name]> }

/** Raw input by field name, from a form, a query string or a request body. A missing field gets its preset. */
export type RawFieldValues = Readonly<Record<string, string | undefined>>

/** A reason why a value isn't valid. content/landing/calculator-faults.ts has a sentence for each reason. */
export type CalculatorFault =
  | TypedNumberFault
  | { code: 'not-an-option'; options: readonly string[] }
  | { code: 'too-long'; most: number }
  | { code: 'out-of-range'; min: number; max: number; unit: string | null }
  | { code: 'off-step'; step: number; unit: string | null }
  /** The buyer has entered a quantity of 0 for everything that is cut from film. */
  | { code: 'nothing-to-cut' }
  /** The bottom of the bag is too deep to fold up inside the bag. Sizes are in mm. */
  | { code: 'bottom-too-deep'; height: number; deepest: number }

type FieldResult<T> = { ok: true; value: T } | { ok: false; fault: CalculatorFault }
const fault = (of: CalculatorFault): FieldResult<never> => ({ ok: false, fault: of })
const read = <T>(value: T): FieldResult<T> => ({ ok: true, value })

// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]+/g

function readField(field: FieldRule, text: string | undefined): FieldResult<string | number | boolean> {
  if (text === undefined) return read(field.preset)
  switch (field.kind) {
    case 'choice':
      return field.options.some(({ value }) => value === text)
        ? read(text)
        : fault({ code: 'not-an-option', options: field.options.map(({ value }) => value) })
    case 'amount': {
      // Accepts a number only if it is written exactly as in the list.
      const amount = field.options.find((option) => String(option) === text.trim())
      return amount === undefined
        ? fault({ code: 'not-an-option', options: field.options.map(writeFieldNumber) })
        : read(amount)
    }
    case 'number':
      return readTyped(field, text)
    case 'flag':
      return read(text === 'yes')
    case 'words': {
      const words = text.replaceAll(CONTROL_CHARACTERS, ' ').trim()
      return words.length <= field.most ? read(words) : fault({ code: 'too-long', most: field.most })
    }
  }
}

/** Formats a number with up to six decimals, which is enough for every number field. */
export const writeFieldNumber = (number: number): string => formatNumber(number, 6)

function readTyped({ min, max, step, unit }: NumberRule, text: string): FieldResult<number> {
  const typed = parseTypedNumber(text, unit)
  if (!typed.ok && typed.fault !== null) return fault(typed.fault)
  if (!typed.ok || typed.value < min || typed.value > max)
    return fault({ code: 'out-of-range', min, max, unit: unit ?? null })
  const steps = typed.value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
    ? read(typed.value)
    : fault({ code: 'off-step', step, unit: unit ?? null })
}

export type FieldFaults = Readonly<Record<string, CalculatorFault>>
export type ParsedValues<F extends FieldRules> =
  | { ok: true; values: FieldValues<F> }
  | { ok: false; faults: FieldFaults }

/** Limits of number fields, by field name. They depend on the values of other fields. */
export type FieldBounds = Readonly<Record<string, Pick<NumberRule, 'min' | 'max'>>>

/**
 * Parses and checks raw values. If any value is invalid, returns the faults by field. The limits in `bounds` replace those of number
 * fields.
 */
export function parseFieldValues<F extends FieldRules>(
  fields: F,
  raw: RawFieldValues,
  bounds: FieldBounds = {},
): ParsedValues<F> {
  const values: Record<string, string | number | boolean> = {}
  const faults: Record<string, CalculatorFault> = {}
  for (const [name, field] of Object.entries(fields)) {
    const one = readField(bounded(field, bounds[name]), raw[name])
    if (one.ok) values[name] = one.value
    else faults[name] = one.fault
  }
  return Object.keys(faults).length === 0 && isRead(values, fields)
    ? { ok: true, values }
    : { ok: false, faults }
}

const bounded = (field: FieldRule, bounds: FieldBounds[string] | undefined): FieldRule =>
  field.kind === 'number' && bounds ? { ...field, min: bounds.min, max: bounds.max } : field

/** Type guard: every field has a parsed value. */
const isRead = <F extends FieldRules>(values: Record<string, unknown>, fields: F): values is FieldValues<F> =>
  Object.keys(fields).every((name) => name in values)

/** Formats a value for a query string. */
export const writeFieldValue = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** The initial values of a form. */
export const getFieldPresets = (fields: FieldRules): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { preset }]) => [name, writeFieldValue(preset)]))
