import type { Address } from '../../domain/checkout/address.ts'

type AddressFields = { [Field in keyof Address]: string }

export function formatAddressLines(address: AddressFields): string[] {
  const { company, address1, address2, city, province, postalCode, country } = address
  const place = `${city} ${province} ${postalCode}`
  const lines = [
    formatFullName(address),
    company,
    address1,
    address2,
    place,
    country === 'US' ? 'United States' : 'Canada',
  ]
  return lines.filter((line) => line !== '')
}

export function formatFullName({
  firstName,
  lastName,
}: Pick<AddressFields, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
