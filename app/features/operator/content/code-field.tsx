import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'
import { toOptions } from '../../../ui/options.ts'
import { SelectField } from '../../../ui/select-field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'size' | 'name'> & {
  name: string
  options?: Readonly<Record<string, string>>
}

/** A narrow field of the discount code form; a select if it has options. */
export function DiscountCodeField({ options, ...input }: CodeFieldProps) {
  const { label, name } = input
  if (options === undefined) return <Field size="small" {...input} />
  return <SelectField size="small" label={label} name={name} options={toOptions(options)} />
}
