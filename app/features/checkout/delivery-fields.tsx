import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { FormSection } from './form-section.tsx'

/** The choice between shipping and pickup. */
export function DeliveryFields({ form: { fields, errors, deliveries } }: { form: CheckoutForm }) {
  return (
    <FormSection title="Delivery">
      {deliveries.map(({ value, title, note }) => (
        <div key={value} className="sm:col-span-2">
          <ChoiceCard
            id={`delivery-${value}`}
            name="delivery"
            value={value}
            title={title}
            text={note}
            defaultChecked={fields['delivery'] === value}
          />
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
