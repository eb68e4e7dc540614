// @chunk page-parts
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

type CustomTextFieldProps = {
  label: string
  name: string
  hint: string
  required: boolean
  /** Whether the field is labelled as optional. By default, every field that isn't required is labelled as optional. */
  isOptional?: boolean
  maxLines: number
  defaultValue?: string | undefined
  error?: string | undefined
  /** Called on every change. If the caller then sets an error, screen readers announce it. */
  onType?: (value: string) => void
  onBlur?: (value: string) => void
  className?: string
}

const MAX_ROWS = 8

/** A field for text that will be part of a product, with one or several lines. */
export function CustomTextField({ maxLines, onType, onBlur, isOptional, ...own }: CustomTextFieldProps) {
  const type = onType && ((event: { currentTarget: { value: string } }) => onType(event.currentTarget.value))
  const field = { ...own, depends: isOptional === false, announcesError: onType !== undefined, onInput: type }
  const blur = onBlur && ((event: { currentTarget: { value: string } }) => onBlur(event.currentTarget.value))
  return maxLines === 1 ? (
    <Field {...field} onBlur={blur} />
  ) : (
    <TextArea {...field} onBlur={blur} rows={Math.min(maxLines, MAX_ROWS)} />
  )
}
