import type { ReorderLine } from '../../../contract/order-pages.ts'
import { MAX_ATTRIBUTE_LENGTH } from '../../../domain/cart/limits.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** What is cut into a product, as it was written the last time; the cart checks it again. */
export function ReorderWords({ title, words }: { title: string; words: ReorderLine['words'] }) {
  return (
    <fieldset className="my-2 grid max-w-sm gap-3">
      <legend className="sr-only">Your words for {title}</legend>
      {words.map(({ name, label, value, most, required, hint }) =>
        most === null ? (
          <TextArea
            key={name}
            label={label}
            name={name}
            rows={2}
            maxLength={MAX_ATTRIBUTE_LENGTH}
            defaultValue={value}
          />
        ) : (
          <Field
            key={name}
            label={label}
            name={name}
            maxLength={most}
            required={required}
            defaultValue={value}
            hint={hint ?? undefined}
          />
        ),
      )}
    </fieldset>
  )
}
