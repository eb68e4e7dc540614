import type { Product } from '../../../contract/product.ts'
import { fieldName } from '../../../domain/cart/written-words.ts'
import { Field } from '../../ui/field.tsx'

/** What a buyer writes that is cut into the product; the cart checks it again. */
export function PersonalFields({ fields }: { fields: Product['personalFields'] }) {
  return fields.map(({ label, most, example, required }) => (
    <Field
      key={label}
      label={label}
      name={fieldName(label)}
      maxLength={most}
      required={required}
      hint={`Up to ${most} characters, such as “${example}”`}
      className="w-full"
    />
  ))
}
