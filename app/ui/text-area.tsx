// @chunk page-parts
import type { ComponentProps } from 'react'
import { type FieldLabel, LabelledField } from './labelled-field.tsx'

type TextAreaProps = ComponentProps<'textarea'> &
  FieldLabel & {
    /** Set for a field that is required only with certain choices. The field is then labelled neither as required nor as optional. */
    depends?: boolean
  }

/** A multi-line field with its label, hint and error. */
export function TextArea({ className, rows = 4, id, depends = false, ...props }: TextAreaProps) {
  const { label, hint, error, size, isLabelHidden, isInline, announcesError, ...area } = props
  const frame = { id, label, hint, error, size, isLabelHidden, isInline, announcesError, className }
  return (
    <LabelledField {...frame} isOptional={!area.required && !depends}>
      {(control) => (
        <textarea {...control} {...area} rows={rows} className={`${control.className} w-full py-2`} />
      )}
    </LabelledField>
  )
}
