import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { FormSection } from './form-section.tsx'

/** Ship it or pick it up. */
export function DeliveryFields({ form: { fields, errors, deliveries } }: { form: CheckoutForm }) {
  return (
    <FormSection title="Delivery">
      {deliveries.map(({ value, title, note }) => (
        <label
          key={value}
          className="flex min-h-12 items-start gap-3 border border-line-strong p-3 sm:col-span-2"
        >
          <input
            type="radio"
            name="delivery"
            value={value}
            defaultChecked={fields['delivery'] === value}
            className="mt-1 size-5"
          />
          <span>
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-slate">{note}</span>
          </span>
        </label>
      ))}
      {errors['delivery'] && (
        <p role="alert" className="text-sm font-semibold text-maple sm:col-span-2">
          {errors['delivery']}
        </p>
      )}
    </FormSection>
  )
}
