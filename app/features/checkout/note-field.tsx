import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { MAX_NOTE_LENGTH } from '../../../domain/cart/limits.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { getFieldProps } from './form-fields.ts'
import { FormSection } from './form-section.tsx'

/** The order note. Product pages ask shoppers to write sizes, names and numbers here. */
export function NoteField({ form }: { form: CheckoutForm }) {
  return (
    <FormSection title="Anything we should know">
      <TextArea
        maxLength={MAX_NOTE_LENGTH}
        hint="Your text, numbers or sizes, if a product asks for them."
        {...getFieldProps(form, 'note')}
        className="sm:col-span-2"
      />
    </FormSection>
  )
}
