// @chunk page-parts
import { type ReactNode, useId } from 'react'

/** The label, the hint and the error of a field. Every field has these properties. */
export type FieldLabel = {
  label: ReactNode
  /** A hint that is shown below the field while there is no error. */
  hint?: ReactNode
  /** The error message, which also marks the field as invalid. */
  error?: string | undefined
  /** Whether screen readers announce an error as soon as it appears. Set for fields that are checked before the form is sent. */
  announcesError?: boolean | undefined
  /** The size of the field. `small` is for the operator's dense forms, which don't label optional fields. */
  size?: FieldSize | undefined
  /** Hides the label visually, for a table cell whose row and column already show it. */
  isLabelHidden?: boolean | undefined
  /** Whether the label is to the left of the field. */
  isInline?: boolean | undefined
}
type FieldSize = 'small' | 'medium'

/** Attributes that connect a control with its label, and with its hint or error. */
type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  className: string
}

type LabelledProps = FieldLabel & {
  id: string | undefined
  isOptional?: boolean
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Renders a field's label, its control, and the hint or error, and connects them for screen readers. */
export function LabelledField({
  label,
  hint,
  error,
  isOptional = false,
  id,
  children,
  ...look
}: LabelledProps) {
  const madeId = useId()
  const { size = 'medium', isLabelHidden = false, isInline = false, className = '', announcesError } = look
  const fieldId = id ?? madeId
  const note = error ?? hint
  const labelLook = isInline ? 'whitespace-nowrap' : 'mb-1 block'
  return (
    <div className={`${isInline ? 'flex flex-wrap items-center gap-2' : ''} ${className}`}>
      <label htmlFor={fieldId} className={isLabelHidden ? 'sr-only' : `text-sm font-semibold ${labelLook}`}>
        {label}
        {isOptional && size === 'medium' && <span className="font-normal text-slate"> (optional)</span>}
      </label>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${fieldId}-note` : undefined,
        className: `rounded-sm border bg-paper text-river hover:border-river disabled:border-line disabled:bg-mist-2 disabled:text-slate ${sizes[size]} ${error ? 'border-2 border-maple' : 'border-line-strong'}`,
      })}
      {note && (
        <p
          id={`${fieldId}-note`}
          role={error && announcesError ? 'alert' : undefined}
          className={`mt-1 text-sm ${error ? 'font-semibold text-maple' : 'text-slate'}`}
        >
          {note}
        </p>
      )}
    </div>
  )
}

const sizes = { small: 'px-2 text-sm', medium: 'px-3 text-base' }
