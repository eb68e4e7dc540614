import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'
import { toOptions } from '../../../ui/options.ts'
import { SelectField } from '../../../ui/select-field.tsx'

type SmallFieldProps = Omit<ComponentProps<typeof Field>, 'onChange' | 'size'> & {
  options?: Readonly<Record<string, string>>
  value: string
  onType: (value: string) => void
}

/** A narrow field with its label and hint; a select if it has options. */
export function NarrowInputOrSelect({ options, onType, ...field }: SmallFieldProps) {
  const { label, hint, value, className } = field
  if (options === undefined)
    return (
      <Field
        size="small"
        autoComplete="off"
        {...field}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    )
  const choice = { label, hint, value, className }
  return <SelectField size="small" {...choice} options={toOptions(options)} onChoose={onType} />
}
