import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { useTextForm } from './use-text-form.ts'

/** The maximum length of a text in a single-line field, in characters. */
const ONE_LINE = 60

type WordFieldProps = {
  name: string
  label: string
  /** The page's default text; undefined for an entry that the owner added. */
  standard: string | undefined
  /** A text of a typical length for this place. It determines the size of the field. */
  model: string
  /** `row`: a whole row, as for a section's heading. `half`: half a row. `by-length`: a whole row if the text is long. */
  width?: 'row' | 'half' | 'by-length'
  form: ReturnType<typeof useTextForm>
}

/** The field for one of a page's texts. */
export function PageTextField({ name, label, standard, model, width = 'by-length', form }: WordFieldProps) {
  const value = form.valueOf(name)
  const frame = {
    name,
    label,
    hint:
      standard === undefined || value === standard ? undefined : operatorTextsCopy.words.standard(standard),
    error: form.errors[name],
    size: 'small' as const,
    value,
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => form.type(name, event.currentTarget.value),
  }
  return model.length > ONE_LINE ? (
    <TextArea {...frame} rows={3} className={width === 'half' ? '' : 'md:col-span-2'} />
  ) : (
    <Field {...frame} autoComplete="off" className={width === 'row' ? 'md:col-span-2' : ''} />
  )
}
