import { describe, expect, it } from 'vitest'
import { SAMPLE_REGISTRATIONS } from '../checkout/tax-registrations.ts'
import { checkBilling, isSameBilling, priceCredits, UNKNOWN_BUYER } from './billing.ts'
import { BANNER_CREDIT_PACKS, CREDIT_PACKAGES } from './packages.ts'

const onDate = '2026-11-25'
const CASES: [string, string[], number][] = [
  ['ON', ['HST 260'], 22_59],
  ['NS', ['HST 280'], 22_79],
  ['NB', ['HST 300'], 22_99],
  ['AB', ['GST 100'], 20_99],
  ['BC', ['GST 100', 'PST 140'], 22_39],
  ['SK', ['GST 100', 'PST 120'], 22_19],
  ['MB', ['GST 100', 'RST 140'], 22_39],
  ['QC', ['GST 100', 'QST 199'], 22_98],
]

describe('the price of credits', () => {
  it.each(CASES)('is 19.99 plus the taxes of %s', (province, taxes, totalCents) => {
    const place = { country: 'CA', province } as const
    const price = priceCredits({ priceCents: 19_99, place, onDate, registrations: SAMPLE_REGISTRATIONS })
    expect(price.taxes.map(({ name, amountCents }) => `${name} ${amountCents}`)).toEqual(taxes)
    expect(price.totalCents).toBe(totalCents)
  })

  it('includes no tax abroad, and none that the shop isn’t registered for', () => {
    const abroad = { country: 'US', province: 'NY' } as const
    const sold = { priceCents: 79_99, onDate }
    expect(priceCredits({ ...sold, place: abroad, registrations: SAMPLE_REGISTRATIONS })).toEqual({
      priceCents: 79_99,
      taxes: [],
      totalCents: 79_99,
    })
    const registrations = SAMPLE_REGISTRATIONS.filter(({ account }) => account === 'GST/HST')
    const place = { country: 'CA', province: 'BC' } as const
    expect(priceCredits({ ...sold, place, registrations }).taxes.map(({ name }) => name)).toEqual(['GST'])
  })

  it('of every package is its price plus its taxes', () => {
    for (const { priceCents } of [...CREDIT_PACKAGES, ...BANNER_CREDIT_PACKS]) {
      const price = priceCredits({
        priceCents,
        place: UNKNOWN_BUYER,
        onDate,
        registrations: SAMPLE_REGISTRATIONS,
      })
      expect(price.totalCents - priceCents).toBe(Math.round(priceCents * 0.13))
    }
  })
})

describe('billing details', () => {
  it('are parsed the way people write them', () => {
    expect(checkBilling({ email: ' kim@example.com ', country: 'Canada', province: 'québec' })).toEqual({
      ok: false,
      errors: { province: 'unknown-place' },
    })
    expect(checkBilling({ email: ' kim@example.com ', country: 'Canada', province: 'Quebec' })).toEqual({
      ok: true,
      billing: { email: 'kim@example.com', country: 'CA', province: 'QC' },
    })
  })

  it('report what is missing or wrong', () => {
    expect(checkBilling({ email: '', country: '', province: '' })).toEqual({
      ok: false,
      errors: { email: 'required', country: 'unknown-place' },
    })
    expect(checkBilling({ email: 'kim', country: 'US', province: 'ON' })).toEqual({
      ok: false,
      errors: { email: 'not-an-address', province: 'unknown-place' },
    })
  })

  it('are equal only if every part is', () => {
    const kim = { email: 'kim@example.com', country: 'CA', province: 'ON' } as const
    expect(isSameBilling(kim, { ...kim })).toBe(true)
    for (const other of [UNKNOWN_BUYER, { ...kim, email: 'lee@example.com' }, { ...kim, province: 'QC' }])
      expect(isSameBilling(kim, other)).toBe(false)
  })
})
