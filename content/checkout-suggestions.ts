import type { CountryCode } from '../domain/checkout/regions.ts'

/** Texts that suggest corrections to the contact and address fields of the checkout. `region` is a name, such as "Ontario". */
export const checkoutSuggestionCopy = {
  email: 'Did you mean',
  postalCode: (country: CountryCode, postalCode: string, region: string): string =>
    country === 'CA' ? `${postalCode} is in ${region}.` : `ZIP code ${postalCode} is usually in ${region}.`,
  useRegion: (region: string): string => `Use ${region}`,
  mismatch: {
    title: 'Please check the address',
    text: (doubt: string, region: string): string => `${doubt} Your order says ${region}.`,
  },
}
