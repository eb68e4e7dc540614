import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress, checkContact } from './address.ts'

const contact = { email: 'ada@example.ca', name: 'Ada Martel', phone: '' }
const address = {
  name: 'Ada Martel',
  company: '',
  line1: '12 James St',
  line2: '',
  city: 'St. Catharines',
  country: 'CA',
  province: 'ON',
  postalCode: 'L2R 3M3',
}

describe('a contact', () => {
  it('comes out trimmed, on one line', () => {
    const entered = { email: ' ada@example.ca ', name: 'Ada\r\nBcc:  Martel\t', phone: undefined }
    expect(checkContact(entered)).toEqual({ ok: true, value: { email: 'ada@example.ca', name: 'Ada Bcc: Martel', phone: '' } })
  })

  it('needs an e-mail and a name, no phone', () => {
    expect(checkContact({})).toEqual({ ok: false, errors: { email: 'required', name: 'required' } })
  })

  it.each(['a@b.ca', "o'neil+decals@sub.example.co.uk", 'é@example.ca'])('takes the e-mail %s', (email) => {
    expect(checkContact({ ...contact, email })).toMatchObject({ ok: true })
  })

  it.each(['ada', 'ada@', '@example.ca', 'ada@example', 'a b@example.ca', 'a@@b.ca', 'a@-b.ca', 'a@b..ca', 'a@b.ca, c@d.ca', '<a@b.ca>'])(
    'refuses the e-mail %s',
    (email) => {
      expect(checkContact({ ...contact, email })).toEqual({ ok: false, errors: { email: 'not-an-email' } })
    },
  )

  it.each([
    ['+1 (905) 555-0100 ext. 12', true],
    ['9055550100', true],
    ['555', false],
    ['-------', false],
    ['call me', false],
  ])('phone %s: %s', (phone, ok) => {
    expect(checkContact({ ...contact, phone }).ok).toBe(ok)
  })

  it('has limits', () => {
    const long = { email: `${'a'.repeat(250)}@b.ca`, name: 'n'.repeat(101), phone: '1'.repeat(41) }
    expect(checkContact(long)).toEqual({ ok: false, errors: { email: 'too-long', name: 'too-long', phone: 'too-long' } })
  })
})

describe('an address', () => {
  it('comes out with codes and a normalised postal code', () => {
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
      errors: { name: 'required', line1: 'required', city: 'required', country: 'required', province: 'required', postalCode: 'required' },
    })
  })

  it.each([
    [{ country: 'FR' }, { country: 'country-not-served' }],
    [{ province: 'TX' }, { province: 'unknown-region' }],
    [{ postalCode: '14201' }, { postalCode: 'not-a-postal-code' }],
    [{ province: 'AB' }, { postalCode: 'postal-code-of-another-province' }],
    [{ line1: 'x'.repeat(121) }, { line1: 'too-long' }],
    [{ city: ' ' }, { city: 'required' }],
  ])('with %j is refused: %j', (change, errors) => {
    expect(checkAddress({ ...address, ...change })).toEqual({ ok: false, errors })
  })

  it('that was accepted is accepted again, unchanged, whatever was typed', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(text, text, text, (name, line1, city) => {
        const first = checkAddress({ ...address, name, line1, city })
        if (first.ok) expect(checkAddress(first.value)).toEqual(first)
      }),
    )
  })
})
