import { personalization } from '../../../content/personalization.ts'
import type { Product } from '../../../contract/product.ts'
import { wordsFields } from '../../../domain/personalization/requirement.ts'
import { fieldName } from '../../../domain/personalization/words-form.ts'
import { WordsField } from '../../ui/words-field.tsx'
import type { FieldErrors } from './use-content-check.ts'

type WordsFieldsProps = {
  needs: Product['personalization']
  errors: FieldErrors
  onLeave: (label: string, value: string) => void
}

/** What a buyer writes that is made into the product; the cart checks it again. */
export function WordsFields({ needs, errors, onLeave }: WordsFieldsProps) {
  return wordsFields(needs).map((field) => (
    <WordsField
      key={field.label}
      label={field.label}
      name={fieldName(field.label)}
      hint={personalization.hint(field)}
      required={field.required}
      maxLines={field.maxLines}
      error={errors[field.label]}
      onBlur={(value) => onLeave(field.label, value)}
      className="w-full"
    />
  ))
}
