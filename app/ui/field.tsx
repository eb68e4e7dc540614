// @chunk page-parts
import type { ComponentProps } from 'react'
import { type FieldLabel, LabelledField } from './labelled-field.tsx'

type FieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldLabel & {
    /** Set for a field that is required only with certain choices. The field is then labelled neither as required nor as optional. */
    depends?: boolean
  }

/** An input with its label, hint and error. */
export function Field({ depends = false, className, id, ...props }: FieldProps) {
  const { label, hint, error, size, isLabelHidden, isInline, announcesError, ...input } = props
  const frame = { id, label, hint, error, size, isLabelHidden, isInline, announcesError, className }
  return (
    <LabelledField {...frame} isOptional={!input.required && !depends}>
      {(control) => (
        <input
          {...control}
          {...input}
          className={`${control.className} ${isInline ? '' : 'w-full'} ${size === 'small' ? 'min-h-10' : 'min-h-12'}`}
        />
      )}
    </LabelledField>
  )
}
