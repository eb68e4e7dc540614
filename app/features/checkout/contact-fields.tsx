import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { Field } from '../../ui/field.tsx'
import { FormSection } from './form-section.tsx'

/** How the shop reaches the buyer. */
export function ContactFields({ form: { fields, errors } }: { form: CheckoutForm }) {
  return (
    <FormSection title="Contact">
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        className="sm:col-span-2"
        hint="For your confirmation and questions about this order, nothing else."
        defaultValue={fields['email']}
        error={errors['email']}
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        className="sm:col-span-2"
        defaultValue={fields['phone']}
        error={errors['phone']}
      />
    </FormSection>
  )
}
