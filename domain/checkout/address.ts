import type { ShippingDestination } from './destination.ts'
import { isEmailAddress, MAX_EMAIL_LENGTH } from './email-address.ts'
import { isPostalCodeIn, normalisePostalCode } from './postal-code.ts'
import { type CountryCode, parseCountry, parseRegion } from './regions.ts'

/** Contact details of a customer. The phone number may be empty. */
export type ContactDetails = { email: string; phone: string }

/** The person who receives a parcel or picks up an order. The first name may be empty. */
export type Recipient = { firstName: string; lastName: string }

/** A shipping address. `address2` and `company` may be empty. */
export type Address = ShippingDestination &
  Recipient & { company: string; address1: string; address2: string; city: string }

/** Why a field was rejected. The page has a message for each reason. */
export type FieldReason =
  | 'required'
  | 'too-long'
  | 'not-an-email'
  | 'not-a-phone-number'
  | 'country-not-served'
  | 'unknown-region'
  | 'not-a-postal-code'
  | 'postal-code-of-another-province'

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldReason>>
export type CheckedFields<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors<keyof T & string> }

/** The raw fields of a form, any of which may be missing. */
export type EnteredFields<T> = { readonly [Field in keyof T]?: string | undefined }

/** Maximum lengths in UTF-16 code units, after trimming. They are longer than any real address needs. (Not in the specification.) */
export const FIELD_LIMITS = {
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  firstName: 60,
  lastName: 60,
  company: 100,
  address1: 120,
  address2: 120,
  city: 80,
  country: 40,
  province: 40,
  postalCode: 16,
} as const

/** Matches digits with the usual punctuation and an optional extension: "+1 (905) 555-0100 ext. 12". */
const PHONE_FORMAT = /^\+?[\d\s().-]{7,30}(?:(?:x|ext\.?)\s*\d{1,6})?$/i

/** Validates contact details. The e-mail address is required. */
export function checkContact(entered: EnteredFields<ContactDetails>): CheckedFields<ContactDetails> {
  const value = { email: tidy(entered.email), phone: tidy(entered.phone) }
  const errors: FieldErrors<keyof ContactDetails> = { ...lengthErrors(value), ...missing(value, ['email']) }
  if (!errors.email && !isEmailAddress(value.email)) errors.email = 'not-an-email'
  const digits = value.phone.replace(/\D/g, '').length
  if (!errors.phone && value.phone && (!PHONE_FORMAT.test(value.phone) || digits < 7))
    errors.phone = 'not-a-phone-number'
  return isEmpty(errors) ? { ok: true, value } : { ok: false, errors }
}

/** Validates the person who picks up an order. The last name is required. */
export function checkRecipient(entered: EnteredFields<Recipient>): CheckedFields<Recipient> {
  const value = { firstName: tidy(entered.firstName), lastName: tidy(entered.lastName) }
  const errors: FieldErrors<keyof Recipient> = { ...lengthErrors(value), ...missing(value, ['lastName']) }
  return isEmpty(errors) ? { ok: true, value } : { ok: false, errors }
}

/** Validates an address in Canada or the United States. Returns country and province as codes, and a normalized postal code. */
export function checkAddress(entered: EnteredFields<Address>): CheckedFields<Address> {
  const text = {
    firstName: tidy(entered.firstName),
    lastName: tidy(entered.lastName),
    company: tidy(entered.company),
    address1: tidy(entered.address1),
    address2: tidy(entered.address2),
    city: tidy(entered.city),
    country: tidy(entered.country),
    province: tidy(entered.province),
    postalCode: tidy(entered.postalCode),
  }
  const required = ['lastName', 'address1', 'city', 'country', 'province', 'postalCode'] as const
  const errors: FieldErrors<keyof Address> = { ...lengthErrors(text), ...missing(text, required) }
  const country = parseCountry(text.country)
  if (country === null) errors.country ??= 'country-not-served'
  const place = country === null ? null : checkPlace(country, text, errors)
  if (country === null || place === null || !isEmpty(errors)) return { ok: false, errors }
  return { ok: true, value: { ...text, country, ...place } }
}

function checkPlace(
  country: CountryCode,
  text: { province: string; postalCode: string },
  errors: FieldErrors<keyof Address>,
): { province: string; postalCode: string } | null {
  const province = parseRegion(country, text.province)
  const postalCode = normalisePostalCode(country, text.postalCode)
  if (province === null) errors.province ??= 'unknown-region'
  if (postalCode === null) errors.postalCode ??= 'not-a-postal-code'
  if (province === null || postalCode === null) return null
  if (country === 'CA' && !isPostalCodeIn(postalCode, province))
    errors.postalCode ??= 'postal-code-of-another-province'
  return { province, postalCode }
}

/** Trims a value and puts it on one line. A line break in a name or address could otherwise be used to inject an e-mail header. */
function tidy(text: string | undefined): string {
  return (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function missing<Field extends string>(
  value: Record<Field, string>,
  required: readonly Field[],
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field of required) if (value[field] === '') errors[field] = 'required'
  return errors
}

function lengthErrors<Field extends keyof typeof FIELD_LIMITS>(
  value: Record<Field, string>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in value) if (value[field].length > FIELD_LIMITS[field]) errors[field] = 'too-long'
  return errors
}

function isEmpty(errors: object): boolean {
  return Object.keys(errors).length === 0
}
