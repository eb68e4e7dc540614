import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import { parseCountry } from '../../../domain/checkout/regions.ts'
import type { Fault } from '../../ui/fault-summary.tsx'

/** The labels of the checkout's fields, in the order of the page. */
const fieldLabels = {
  email: 'E-mail',
  phone: 'Phone',
  delivery: 'Delivery',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  country: 'Country',
  address1: 'Street address',
  address2: 'Apartment, unit',
  city: 'City',
  postalCode: 'Postal or ZIP code',
  province: 'Province or state',
  note: 'Order note',
  discountCode: 'Discount code',
} as const

type FieldName = keyof typeof fieldLabels

/** The names of address fields in each country. */
export const countryLabels = {
  CA: { province: 'Province', postalCode: 'Postal code' },
  US: { province: 'State', postalCode: 'ZIP code' },
} as const

/** Lists the fields with errors, in the order of the page. A field's id is its name. */
export function listFormFaults({ fields, errors }: Pick<CheckoutForm, 'fields' | 'errors'>): Fault[] {
  const country = parseCountry(fields.country ?? '')
  const labels = { ...fieldLabels, ...(country && countryLabels[country]) }
  return Object.entries(labels).flatMap(([name, label]) => {
    const words = errors[name]
    return words === undefined ? [] : [{ id: name === 'delivery' ? 'delivery-ship' : name, label, words }]
  })
}

/** Returns a field's props: its name (also its id), label, typed value and error. */
export function getFieldProps({ fields, errors }: Pick<CheckoutForm, 'fields' | 'errors'>, name: FieldName) {
  return { id: name, name, label: fieldLabels[name], defaultValue: fields[name], error: errors[name] }
}
