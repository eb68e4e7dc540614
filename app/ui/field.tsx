// @chunk page-parts
import { type ComponentProps, useId } from 'react'

type FieldProps = ComponentProps<'input'> & {
  label: string
  /** Said below the field while nothing is wrong. */
  hint?: string | undefined
  /** What is wrong and what to do; also marks the field as invalid. */
  error?: string | undefined
  /** For a field that another choice makes needed or not: it is called neither. */
  depends?: boolean
}

/** An input with its label, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, depends = false, className = '', id, ...input }: FieldProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const noteId = `${fieldId}-note`
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1 block text-sm font-semibold">
        {label}
        {!input.required && !depends && <span className="font-normal text-slate"> (optional)</span>}
      </label>
      <input
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        className={`min-h-12 w-full rounded-sm border bg-paper px-3 text-base text-river hover:border-river ${error ? 'border-2 border-maple' : 'border-line-strong'}`}
        {...input}
      />
      {note && (
        <p id={noteId} className={`mt-1 text-sm ${error ? 'font-semibold text-maple' : 'text-slate'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
