import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { Field } from '../../../ui/field.tsx'
import { toOptions } from '../../../ui/options.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { ProductFormState } from './use-product-form.ts'
import type { FieldKey } from './product-form-values.ts'

const { product: words } = operatorCatalogueCopy

type TypedFieldProps = {
  form: ProductFormState
  name: FieldKey
  label: string
  hint?: string
  /** Whether the field is in a table, whose headings already label it visually. */
  isCell?: boolean
  rows?: number
  /** Whether the text is code, which is shown in a monospaced typeface. */
  isCode?: boolean
  options?: Readonly<Record<string, string>>
  inputMode?: 'decimal' | 'numeric'
  className?: string
}

/** A field of the product form, with its error. If someone else has changed the same field, shows the new value as well. */
export function ProductFormField({
  form,
  name,
  isCell = false,
  rows,
  isCode = false,
  options,
  inputMode,
  ...label
}: TypedFieldProps) {
  const meanwhile = form.meanwhile[name]
  const errors = [form.errors[name], meanwhile === undefined ? undefined : words.meanwhile(meanwhile)]
  const type = (event: { currentTarget: { value: string } }) => form.setField(name, event.currentTarget.value)
  const field = {
    ...label,
    size: 'small',
    isLabelHidden: isCell,
    error: errors.filter((error) => error !== undefined).join(' ') || undefined,
    value: form.typed.fields[name] ?? '',
  } as const
  if (rows !== undefined)
    return (
      <TextArea
        {...field}
        rows={rows}
        onChange={type}
        className={`${isCode ? '[&_textarea]:font-mono' : ''} ${label.className ?? ''}`}
      />
    )
  if (options === undefined) return <Field {...field} inputMode={inputMode} onChange={type} />
  return (
    <SelectField {...field} options={toOptions(options)} onChoose={(value) => form.setField(name, value)} />
  )
}
