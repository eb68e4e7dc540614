import { type ReactNode, useId } from 'react'
import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import type { ProductFormState } from './use-product-form.ts'
import type { FieldKey } from './typed-product.ts'

const { product: words } = operatorCatalogue

type TypedFieldProps = {
  form: ProductFormState
  name: FieldKey
  label: string
  hint?: string
  /** In a table, where the heads of row and column say it to who sees them. */
  isCell?: boolean
  rows?: number
  options?: Readonly<Record<string, string>>
  inputMode?: 'decimal' | 'numeric'
  className?: string
}

const box = 'w-full rounded-sm border bg-paper px-2 text-sm text-river hover:border-river'

/** A field of the product's form, with what is wrong with it and what somebody else wrote there meanwhile. */
export function TypedField({
  form,
  name,
  label,
  hint,
  isCell = false,
  className = '',
  ...kind
}: TypedFieldProps) {
  const id = useId()
  const error = form.errors[name]
  const meanwhile = form.meanwhile[name]
  const notes = [
    error === undefined ? null : <Note key="error" bad text={error} />,
    meanwhile === undefined ? null : <Note key="meanwhile" bad text={words.meanwhile(meanwhile)} />,
    hint === undefined ? null : <Note key="hint" text={hint} />,
  ].filter((note) => note !== null)
  return (
    <div className={className}>
      <label htmlFor={id} className={isCell ? 'sr-only' : 'mb-1 block text-sm font-semibold'}>
        {label}
      </label>
      <Control
        {...kind}
        id={id}
        value={form.typed.fields[name] ?? ''}
        isInvalid={error !== undefined}
        noteId={notes.length > 0 ? `${id}-note` : undefined}
        onType={(value) => form.setField(name, value)}
      />
      {notes.length > 0 && <div id={`${id}-note`}>{notes}</div>}
    </div>
  )
}

type ControlProps = Pick<TypedFieldProps, 'rows' | 'options' | 'inputMode'> & {
  id: string
  value: string
  isInvalid: boolean
  noteId: string | undefined
  onType: (value: string) => void
}

function Control({ id, value, isInvalid, noteId, onType, rows, options, inputMode }: ControlProps) {
  const common = {
    id,
    value,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': noteId,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
    className: `${box} ${isInvalid ? 'border-2 border-maple' : 'border-line-strong'}`,
  }
  if (rows !== undefined)
    return <textarea {...common} rows={rows} className={`${common.className} py-2 font-mono`} />
  if (options === undefined)
    return <input {...common} inputMode={inputMode} className={`${common.className} min-h-10`} />
  return (
    <select {...common} className={`${common.className} min-h-10`}>
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}

function Note({ text, bad = false }: { text: ReactNode; bad?: boolean }) {
  return <p className={`mt-1 text-sm ${bad ? 'font-semibold text-maple' : 'text-slate'}`}>{text}</p>
}
