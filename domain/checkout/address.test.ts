import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress, checkContact, checkRecipient } from './address.ts'

const contact = { email: 'ada@example.ca', phone: '' }
const address = {
  firstName: 'Ada',
  lastName: 'Martel',
  company: '',
  address1: '12 James St',
  address2: '',
  city: 'St. Catharines',
  country: 'CA',
  province: 'ON',
  postalCode: 'L2R 3M3',
}

describe('a contact', () => {
  it('is trimmed', () => {
    expect(checkContact({ email: ' ada@example.ca ', phone: undefined })).toEqual({
      ok: true,
      value: contact,
    })
  })

  it('needs an e-mail address, but no phone number', () => {
    expect(checkContact({})).toEqual({ ok: false, errors: { email: 'required' } })
  })

  it.each([
    'a@b.ca',
    "o'neil+decals@sub.example.co.uk",
    'é@example.ca',
    'kim@bücher.example',
    'ким@почта.рф',
  ])('accepts the e-mail address %s', (email) => {
    expect(checkContact({ ...contact, email })).toMatchObject({ ok: true })
  })

  it.each([
    'ada',
    'ada@',
    '@example.ca',
    'ada@example',
    'a b@example.ca',
    'a@@b.ca',
    'a@-b.ca',
    'a@b..ca',
    'kim@bücher-.example',
    'a@b.ca, c@d.ca',
    '<a@b.ca>',
  ])('refuses the e-mail address %s', (email) => {
    expect(checkContact({ ...contact, email })).toEqual({ ok: false, errors: { email: 'not-an-email' } })
  })

  it.each([
    ['+1 (905) 555-0100 ext. 12', true],
    ['9055550100', true],
    ['555', false],
    ['-------', false],
    ['call me', false],
  ])('phone %s: %s', (phone, ok) => {
    expect(checkContact({ ...contact, phone }).ok).toBe(ok)
  })

  it('has limited lengths', () => {
    const long = { email: `${'a'.repeat(250)}@b.ca`, phone: '1'.repeat(41) }
    expect(checkContact(long)).toEqual({ ok: false, errors: { email: 'too-long', phone: 'too-long' } })
  })
})

describe('a pickup’s recipient', () => {
  it('has a last name, and fits on one line', () => {
    const entered = { firstName: 'Ada\r\nBcc:  x', lastName: ' Martel\t' }
    expect(checkRecipient(entered)).toEqual({
      ok: true,
      value: { firstName: 'Ada Bcc: x', lastName: 'Martel' },
    })
    expect(checkRecipient({ firstName: 'Ada' })).toEqual({ ok: false, errors: { lastName: 'required' } })
  })
})

describe('an address', () => {
  it('comes out with codes and a normalized postal code', () => {
    const entered = { ...address, country: 'canada', province: 'Ontario', postalCode: 'l2r3m3' }
    expect(checkAddress(entered)).toEqual({ ok: true, value: address })
  })

  it('may be in the United States', () => {
    const entered = { ...address, city: 'Buffalo', country: 'US', province: 'NY', postalCode: '14201' }
    expect(checkAddress(entered)).toEqual({ ok: true, value: entered })
  })

  it('names every missing field', () => {
    expect(checkAddress({})).toEqual({
      ok: false,
      errors: {
        lastName: 'required',
        address1: 'required',
        city: 'required',
        country: 'required',
        province: 'required',
        postalCode: 'required',
      },
    })
  })

  it.each([
    [{ country: 'FR' }, { country: 'country-not-served' }],
    [{ province: 'TX' }, { province: 'unknown-region' }],
    [{ postalCode: '14201' }, { postalCode: 'not-a-postal-code' }],
    [{ province: 'AB' }, { postalCode: 'postal-code-of-another-province' }],
    [{ address1: 'x'.repeat(121) }, { address1: 'too-long' }],
    [{ city: ' ' }, { city: 'required' }],
  ])('with %j is refused: %j', (change, errors) => {
    expect(checkAddress({ ...address, ...change })).toEqual({ ok: false, errors })
  })

  it('that was accepted is accepted again, unchanged, whatever was typed', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'É', '7', '-', '<', ' ', '\n', '\u0000', '\u00a0', '🍁'),
      minLength: 1,
      maxLength: 130,
    })
    fc.assert(
      fc.property(text, text, text, (lastName, address1, city) => {
        const first = checkAddress({ ...address, lastName, address1, city })
        if (first.ok) expect(checkAddress(first.value)).toEqual(first)
      }),
    )
  })
})
