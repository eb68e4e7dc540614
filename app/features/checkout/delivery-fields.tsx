import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { FormSection } from './form-section.tsx'

/** Ship it or pick it up. */
export function DeliveryFields({ form: { fields, errors, deliveries } }: { form: CheckoutForm }) {
  return (
    <FormSection title="Delivery">
      {deliveries.map(({ value, title, note }) => (
        <div
          key={value}
          className="flex min-h-12 items-start gap-3 border border-line-strong p-3 sm:col-span-2"
        >
          <input
            type="radio"
            id={`delivery-${value}`}
            name="delivery"
            aria-describedby={`delivery-${value}-note`}
            value={value}
            defaultChecked={fields['delivery'] === value}
            className="mt-1 size-5"
          />
          <div>
            <label htmlFor={`delivery-${value}`} className="font-semibold">
              {title}
            </label>
            <p id={`delivery-${value}-note`} className="text-sm text-slate">
              {note}
            </p>
          </div>
        </div>
      ))}
      {errors['delivery'] && (
        <p role="alert" className="text-sm font-semibold text-maple sm:col-span-2">
          {errors['delivery']}
        </p>
      )}
    </FormSection>
  )
}
