// @chunk page-parts
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

type WordsFieldProps = {
  label: string
  name: string
  hint: string
  required: boolean
  /** Labelled optional; by default if the field isn't required. */
  isOptional?: boolean
  maxLines: number
  defaultValue?: string | undefined
  error?: string | undefined
  /** Called with every change; the error that follows is read out. */
  onType?: (value: string) => void
  onBlur?: (value: string) => void
  className?: string
}

const MOST_ROWS = 8

/** A field for text that is made into a product, of one or several lines. */
export function WordsField({ maxLines, onType, onBlur, isOptional, ...own }: WordsFieldProps) {
  const type = onType && ((event: { currentTarget: { value: string } }) => onType(event.currentTarget.value))
  const field = { ...own, depends: isOptional === false, announcesError: onType !== undefined, onInput: type }
  const blur = onBlur && ((event: { currentTarget: { value: string } }) => onBlur(event.currentTarget.value))
  return maxLines === 1 ? (
    <Field {...field} onBlur={blur} />
  ) : (
    <TextArea {...field} onBlur={blur} rows={Math.min(maxLines, MOST_ROWS)} />
  )
}
