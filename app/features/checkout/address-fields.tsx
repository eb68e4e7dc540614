import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { COUNTRIES, PROVINCES, STATES } from '../../../domain/checkout/regions.ts'
import { Field } from '../../ui/field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FormSection } from './form-section.tsx'

// Without scripts the list cannot follow the country, so it holds both; the server checks that they agree.
const REGIONS = [
  { label: 'Canada', options: PROVINCES },
  { label: 'United States', options: STATES },
]

/** Names and address; a pickup needs the name only. */
export function AddressFields({ form: { fields, errors } }: { form: CheckoutForm }) {
  const field = (name: string) => ({ name, defaultValue: fields[name], error: errors[name] })
  return (
    <FormSection title="Name and address">
      <Field label="First name" autoComplete="given-name" {...field('firstName')} />
      <Field label="Last name" autoComplete="family-name" required {...field('lastName')} />
      <Field label="Company" autoComplete="organization" className="sm:col-span-2" {...field('company')} />
      <div className="grid gap-4 group-has-[#delivery-pickup:checked]:hidden sm:col-span-2 sm:grid-cols-2">
        <PostalFields fields={fields} errors={errors} />
      </div>
    </FormSection>
  )
}

/** Where a parcel goes: put away while a pickup is chosen. */
function PostalFields({ fields, errors }: Pick<CheckoutForm, 'fields' | 'errors'>) {
  const field = (name: string) => ({ name, defaultValue: fields[name], error: errors[name] })
  return (
    <>
      <Field
        label="Street address"
        autoComplete="address-line1"
        className="sm:col-span-2"
        depends
        {...field('address1')}
      />
      <Field
        label="Apartment, unit"
        autoComplete="address-line2"
        className="sm:col-span-2"
        {...field('address2')}
      />
      <Field label="City" autoComplete="address-level2" depends {...field('city')} />
      <Field label="Postal or ZIP code" autoComplete="postal-code" depends {...field('postalCode')} />
      <ChoiceField
        label="Province or state"
        autoComplete="address-level1"
        groups={REGIONS}
        {...field('province')}
      />
      <ChoiceField
        label="Country"
        autoComplete="country"
        groups={[{ options: COUNTRIES }]}
        {...field('country')}
      />
    </>
  )
}
