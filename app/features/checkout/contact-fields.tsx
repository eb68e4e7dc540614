import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { Field } from '../../ui/field.tsx'
import { fieldOf } from './form-fields.ts'
import { FormSection } from './form-section.tsx'

/** How the shop reaches the buyer. */
export function ContactFields({ form }: { form: CheckoutForm }) {
  return (
    <FormSection title="Contact">
      <Field
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        className="sm:col-span-2"
        hint="Only for your confirmation and questions about this order."
        {...fieldOf(form, 'email')}
      />
      <Field
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        className="sm:col-span-2"
        {...fieldOf(form, 'phone')}
      />
    </FormSection>
  )
}
