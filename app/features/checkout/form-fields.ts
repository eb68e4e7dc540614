import type { CheckoutForm } from '../../../contract/checkout-page.ts'
import type { Fault } from '../../ui/fault-summary.tsx'

/** What the fields of the checkout are called, in their order on the page. */
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

/** The fields that need another look, in the order of the page; each is found by its name. */
export function faultsOf(errors: CheckoutForm['errors']): Fault[] {
  return Object.entries(fieldLabels).flatMap(([name, label]) => {
    const words = errors[name]
    return words === undefined ? [] : [{ id: name === 'delivery' ? 'delivery-ship' : name, label, words }]
  })
}

/** A field with its name as its id, what was typed, and what is wrong with it. */
export function fieldOf({ fields, errors }: Pick<CheckoutForm, 'fields' | 'errors'>, name: FieldName) {
  return { id: name, name, label: fieldLabels[name], defaultValue: fields[name], error: errors[name] }
}
