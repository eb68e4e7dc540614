import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { PROVINCES } from '../../../domain/checkout/provinces.ts'
import { COUNTRIES, type CountryCode, parseCountry, STATES } from '../../../domain/checkout/regions.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { countryLabels, getFieldProps } from './form-fields.ts'
import { FormSection } from './form-section.tsx'
import { FieldSuggestion } from './field-suggestion.tsx'

const optionsOfPlaces = (places: readonly { code: string; name: string }[]) =>
  places.map(({ code, name }) => ({ value: code, title: name }))

const REGIONS = [
  { country: 'CA', title: 'Canada', options: optionsOfPlaces(PROVINCES) },
  { country: 'US', title: 'United States', options: optionsOfPlaces(STATES) },
]
const CHOOSE_LABELS = { CA: 'Choose a province', US: 'Choose a state' } as const

/** Name and address, or just the name for a pickup. */
export function AddressFields({ form }: { form: CheckoutForm }) {
  return (
    <FormSection title="Name and address">
      <Field autoComplete="given-name" {...getFieldProps(form, 'firstName')} />
      <Field autoComplete="family-name" required {...getFieldProps(form, 'lastName')} />
      <Field autoComplete="organization" className="sm:col-span-2" {...getFieldProps(form, 'company')} />
      <div className="grid gap-4 group-has-[#delivery-pickup:checked]:hidden sm:col-span-2 sm:grid-cols-2">
        <PostalFields form={form} />
      </div>
    </FormSection>
  )
}

/** The shipping address, hidden while pickup is chosen. */
function PostalFields({ form }: { form: CheckoutForm }) {
  const [country, setCountry] = useState<CountryCode | null>(null)
  const region = useRef<HTMLSelectElement>(null)
  const chosen = useRef('')
  useEffect(() => {
    chosen.current = region.current?.value ?? ''
    setCountry(parseCountry(countryOf(region.current)))
  }, [])
  useLayoutEffect(() => {
    const list = region.current
    if (!list || country === null) return
    const isThere = [...list.options].some(({ value }) => value === chosen.current)
    list.value = isThere ? chosen.current : ''
  }, [country])
  const follow = (next: CountryCode) => {
    chosen.current = region.current?.value ?? ''
    setCountry(next)
  }
  const labels = country === null ? null : { ...countryLabels[country], choose: CHOOSE_LABELS[country] }
  return (
    <>
      <SelectField
        autoComplete="country"
        options={COUNTRIES.map(({ code, name }) => ({ value: code, title: name }))}
        className="sm:col-span-2"
        {...getFieldProps(form, 'country')}
        onChoose={follow}
      />
      <Field
        autoComplete="address-line1"
        className="sm:col-span-2"
        depends
        {...getFieldProps(form, 'address1')}
      />
      <Field autoComplete="address-line2" className="sm:col-span-2" {...getFieldProps(form, 'address2')} />
      <Field autoComplete="address-level2" depends {...getFieldProps(form, 'city')} />
      <Field
        autoComplete="postal-code"
        depends
        {...getFieldProps(form, 'postalCode')}
        {...(labels && { label: labels.postalCode })}
      />
      {/* The list always contains the regions of both countries, because without scripts it couldn't change with the chosen country. The
          server checks that the region belongs to the country. */}
      <div className="sm:col-span-2">
        <SelectField
          ref={region}
          autoComplete="address-level1"
          options={labels ? [{ value: '', title: labels.choose }] : []}
          groups={REGIONS.filter((group) => country === null || group.country === country)}
          {...getFieldProps(form, 'province')}
          {...(labels && { label: labels.province })}
        />
        <FieldSuggestion form={form} field="province" />
      </div>
    </>
  )
}

const countryOf = (field: HTMLSelectElement | null): string => {
  const country = field?.form?.elements.namedItem('country')
  return country instanceof HTMLSelectElement ? country.value : ''
}
