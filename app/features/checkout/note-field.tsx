import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { MAX_NOTE_LENGTH } from '../../../domain/cart/limits.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { FormSection } from './form-section.tsx'

/** Where the product pages send shoppers for sizes, names and numbers. */
export function NoteField({ form: { fields, errors } }: { form: CheckoutForm }) {
  return (
    <FormSection title="Anything we should know">
      <TextArea
        label="Order note"
        name="note"
        maxLength={MAX_NOTE_LENGTH}
        hint="Your text, numbers or sizes where a product asks for them."
        defaultValue={fields['note']}
        error={errors['note']}
        className="sm:col-span-2"
      />
    </FormSection>
  )
}
