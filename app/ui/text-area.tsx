// @chunk page-parts
import { type ComponentProps, useId } from 'react'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  /** Said below the field while nothing is wrong. */
  hint?: string | undefined
  /** What is wrong and what to do; also marks the field as invalid. */
  error?: string | undefined
}

/** A field of several lines with its label, hint and error, tied together for screen readers. */
export function TextArea({ label, hint, error, className = '', rows = 4, id, ...area }: TextAreaProps) {
  const madeId = useId()
  const areaId = id ?? madeId
  const noteId = `${areaId}-note`
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={areaId} className="mb-1 block text-sm font-semibold">
        {label}
        {!area.required && <span className="font-normal text-slate"> (optional)</span>}
      </label>
      <textarea
        id={areaId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        className={`w-full rounded-sm border bg-paper px-3 py-2 text-base text-river hover:border-river ${error ? 'border-2 border-maple' : 'border-line-strong'}`}
        {...area}
      />
      {note && (
        <p id={noteId} className={`mt-1 text-sm ${error ? 'font-semibold text-maple' : 'text-slate'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
