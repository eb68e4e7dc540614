import { formatNumber } from '../../../../domain/written-number.ts'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { ChoiceTable } from './choice-table.tsx'
import type { FieldProps, FieldPropsByKind } from './field-props.ts'

/** Renders one of a calculator's fields from its description. */
export function CalculatorField({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'choice': {
      const Shown = choices[field.look]
      return <Shown field={field} {...rest} />
    }
    case 'amount':
      return <Amount field={field} {...rest} />
    case 'number':
      return <Typed field={field} {...rest} />
    case 'flag':
      return <Flag field={field} {...rest} />
    case 'words':
      return <Words field={field} {...rest} />
  }
}

function Choices({ name, field, value, onChange }: FieldPropsByKind<'choice'>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {field.options.map((option) => (
          <label
            key={option.value}
            className="flex items-start gap-3 rounded-sm border border-line-strong p-3 hover:border-river has-checked:cut-line"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5 shrink-0"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{option.label}</span>
              {option.note && <span className="text-sm text-slate">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const choices = { radio: Choices, select: ChoiceList, table: ChoiceTable } as const

function ChoiceList({ name, field, value, fault, onChange }: FieldPropsByKind<'choice'>) {
  const chosen = field.options.find((option) => option.value === value)
  return (
    <SelectField
      name={name}
      label={field.label}
      value={value}
      error={fault}
      hint={chosen?.note ?? field.hint}
      options={field.options.map((option) => ({ value: option.value, title: option.label }))}
      onChoose={onChange}
    />
  )
}

function Amount({ name, field, value, fault, onChange }: FieldPropsByKind<'amount'>) {
  return (
    <SelectField
      name={name}
      label={field.label}
      value={value}
      error={fault}
      hint={field.hint}
      options={field.options.map((amount) => ({ value: String(amount), title: formatNumber(amount) }))}
      onChoose={onChange}
    />
  )
}

function Typed({ name, field, value, fault, onChange }: FieldPropsByKind<'number'>) {
  const { label, hint, unit, min, max } = field
  return (
    <Field
      label={unit ? `${label} (${unit})` : label}
      name={name}
      value={value}
      required
      inputMode="decimal"
      autoComplete="off"
      hint={hint ?? `${min} to ${max}${unit ? ` ${unit}` : ''}`}
      error={fault}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Flag({ name, field, value, onChange }: FieldPropsByKind<'flag'>) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={value === 'yes'}
        onChange={(event) => onChange(event.target.checked ? 'yes' : 'no')}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="leading-snug">
        <span className="font-semibold">{field.label}</span>
        {field.hint && <span className="block text-sm text-slate">{field.hint}</span>}
      </span>
    </label>
  )
}

function Words({ name, field, value, fault, onChange }: FieldPropsByKind<'words'>) {
  return (
    <Field
      label={field.label}
      name={name}
      value={value}
      maxLength={field.most}
      hint={field.hint}
      error={fault}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
