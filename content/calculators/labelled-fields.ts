import {
  type AmountRule,
  type ChoiceRule,
  type FieldFaults,
  type FieldRule,
  type FieldRules,
  type FlagRule,
  type NumberRule,
  type TextRule,
  writeFieldNumber,
} from '../../domain/calculators/fields.ts'

export type OptionCopy = {
  readonly label: string
  readonly note?: string | undefined
  /** The cells of the option's row in a comparison table. */
  readonly facts?: readonly string[] | undefined
}
type Labelled = {
  readonly label: string
  /** The text below the field. */
  readonly hint?: string | undefined
}
type ChoiceCopy<V extends string = string> = Labelled & {
  /** How the form shows the options. With `table`, they are the rows of a comparison table. */
  readonly look: 'select' | 'radio' | 'table'
  /** The column headings, if `look` is `table`. The first heading is above the labels of the options. */
  readonly columns?: readonly string[] | undefined
  readonly options: Readonly<Record<V, OptionCopy>>
}
/** The texts of a form's fields. */
export type FieldsCopy<F extends FieldRules> = {
  readonly [Name in keyof F]: F[Name] extends ChoiceRule<infer V> ? ChoiceCopy<V> : Labelled
}

type LabelledOption = OptionCopy & { value: string }
type ChoiceField = Omit<ChoiceRule, 'options'> &
  Omit<ChoiceCopy, 'options'> & { options: readonly LabelledOption[] }
/** A field with its texts, for a form. */
export type Field = ChoiceField | ((AmountRule | NumberRule | FlagRule | TextRule) & Labelled)
export type Fields = Readonly<Record<string, Field>>

/**
 * Adds their texts to the fields of a form. Getters read a text when it is shown, because it may contain prices from the settings, which can
 * change.
 */
export function labelFields<F extends FieldRules>(rules: F, texts: FieldsCopy<F>): Fields {
  const copies: Readonly<Record<string, ChoiceCopy | Labelled>> = texts
  const labelled = Object.entries(rules).map(
    ([name, rule]) => [name, labelField(rule, copies[name])] as const,
  )
  return Object.fromEntries(labelled)
}

function labelField(rule: FieldRule, copy: ChoiceCopy | Labelled | undefined): Field {
  if (rule.kind !== 'choice')
    return {
      ...rule,
      label: copy?.label ?? '',
      get hint() {
        return copy?.hint
      },
    }
  if (!copy || !('options' in copy)) throw new Error('A choice has no texts for its options')
  const { label, look, columns, options } = copy
  return {
    ...rule,
    label,
    look,
    ...(columns && { columns }),
    options: rule.options.map(({ value }) => labelOption(value, options[value])),
    get hint() {
      return copy.hint
    },
  }
}

const labelOption = (value: string, copy: OptionCopy | undefined): LabelledOption => ({
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

/** Replaces the values of options in error messages by their labels, because customers choose an option by its label. */
export const labelOptionsInFaults = (fields: Fields, faults: FieldFaults): FieldFaults =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => {
      const field = fields[name]
      return fault.code === 'not-an-option' && field?.kind === 'choice'
        ? [name, { ...fault, options: field.options.map(({ label }) => label) }]
        : [name, fault]
    }),
  )

/** Formats a value for display. */
export function formatFieldValue(field: Field, value: string | number | boolean): string {
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    case 'amount':
      return writeFieldNumber(Number(value))
    case 'number':
      return [writeFieldNumber(Number(value)), field.unit].filter((part) => part !== undefined).join(' ')
    case 'flag':
      return value === true ? 'Yes' : 'No'
    case 'words':
      return String(value)
  }
}
