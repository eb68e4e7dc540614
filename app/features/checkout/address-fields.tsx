import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { PROVINCES } from '../../../domain/checkout/provinces.ts'
import { COUNTRIES, STATES } from '../../../domain/checkout/regions.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { fieldOf } from './form-fields.ts'
import { FormSection } from './form-section.tsx'

const optionsOfPlaces = (places: readonly { code: string; name: string }[]) =>
  places.map(({ code, name }) => ({ value: code, title: name }))

// Without scripts the list cannot follow the country, so it holds both; the server checks that they agree.
const REGIONS = [
  { title: 'Canada', options: optionsOfPlaces(PROVINCES) },
  { title: 'United States', options: optionsOfPlaces(STATES) },
]

/** Names and address; a pickup needs the name only. */
export function AddressFields({ form }: { form: CheckoutForm }) {
  return (
    <FormSection title="Name and address">
      <Field autoComplete="given-name" {...fieldOf(form, 'firstName')} />
      <Field autoComplete="family-name" required {...fieldOf(form, 'lastName')} />
      <Field autoComplete="organization" className="sm:col-span-2" {...fieldOf(form, 'company')} />
      <div className="grid gap-4 group-has-[#delivery-pickup:checked]:hidden sm:col-span-2 sm:grid-cols-2">
        <PostalFields form={form} />
      </div>
    </FormSection>
  )
}

/** Where a parcel goes: put away while a pickup is chosen. */
function PostalFields({ form }: { form: CheckoutForm }) {
  return (
    <>
      <Field autoComplete="address-line1" className="sm:col-span-2" depends {...fieldOf(form, 'address1')} />
      <Field autoComplete="address-line2" className="sm:col-span-2" {...fieldOf(form, 'address2')} />
      <Field autoComplete="address-level2" depends {...fieldOf(form, 'city')} />
      <Field autoComplete="postal-code" depends {...fieldOf(form, 'postalCode')} />
      <SelectField autoComplete="address-level1" groups={REGIONS} {...fieldOf(form, 'province')} />
      <SelectField
        autoComplete="country"
        options={optionsOfPlaces(COUNTRIES)}
        {...fieldOf(form, 'country')}
      />
    </>
  )
}
