import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { Field } from '../../ui/field.tsx'
import { getFieldProps } from './form-fields.ts'
import { FormSection } from './form-section.tsx'
import { FieldSuggestion } from './field-suggestion.tsx'

export function ContactFields({ form }: { form: CheckoutForm }) {
  return (
    <FormSection title="Contact">
      <div className="sm:col-span-2">
        <Field
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          hint="Only for your confirmation and questions about this order."
          {...getFieldProps(form, 'email')}
        />
        <FieldSuggestion form={form} field="email" />
      </div>
      <Field
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        className="sm:col-span-2"
        {...getFieldProps(form, 'phone')}
      />
    </FormSection>
  )
}
