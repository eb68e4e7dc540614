import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { applySettings } from '../settings/settings.ts'
import { PROVINCES } from './provinces.ts'
import { parseTaxRegistrations } from './tax-registrations.ts'
import { computeTaxes, formatTaxLabel } from './tax.ts'

const onDate = '2026-11-21'
const receipt = (province: string, taxableCents: number, date = onDate) =>
  computeTaxes({ country: 'CA', province, taxableCents, onDate: date })
    .map((line) => `${formatTaxLabel(line)} ${line.amountCents}`)
    .join(' + ')

describe('sales tax in 2026', () => {
  it.each([
    ['ON', 100_00, 'HST 13% 1300'],
    ['NS', 100_00, 'HST 14% 1400'],
    ['NB', 100_00, 'HST 15% 1500'],
    ['NL', 100_00, 'HST 15% 1500'],
    ['PE', 100_00, 'HST 15% 1500'],
    ['BC', 100_00, 'GST 5% 500 + PST 7% 700'],
    ['MB', 100_00, 'GST 5% 500 + RST 7% 700'],
    ['SK', 100_00, 'GST 5% 500 + PST 6% 600'],
    ['QC', 100_00, 'GST 5% 500 + QST 9.975% 998'],
    ['AB', 100_00, 'GST 5% 500'],
    ['NT', 100_00, 'GST 5% 500'],
    ['NU', 100_00, 'GST 5% 500'],
    ['YT', 100_00, 'GST 5% 500'],
    ['ON', 14_99, 'HST 13% 195'],
    ['QC', 14_99, 'GST 5% 75 + QST 9.975% 150'],
    ['ON', 0, 'HST 13% 0'],
  ])('in %s on %d cents is %s', (province, taxable, taxes) => {
    expect(receipt(province, taxable)).toBe(taxes)
  })

  it('isn’t charged abroad', () => {
    expect(computeTaxes({ country: 'US', province: 'NY', taxableCents: 100_00, onDate })).toEqual([])
  })

  it('is known for every province', () => {
    for (const { code } of PROVINCES) expect(receipt(code, 100_00)).toMatch(/^(GST|HST)/)
    expect(() => receipt('XX', 100_00)).toThrow(RangeError)
  })
})

describe('the table of dated rates', () => {
  it.each([
    ['2025-03-31', 'HST 15% 1500'],
    ['2025-04-01', 'HST 14% 1400'],
  ])('Nova Scotia on %s: %s', (date, taxes) => {
    expect(receipt('NS', 100_00, date)).toBe(taxes)
  })
})

describe('tax rates in the settings', () => {
  afterEach(() => applySettings({}))

  it('apply from their first day', () => {
    const from = '2026-12-01'
    applySettings({
      taxes: {
        rates: [
          { province: 'ON', name: 'HST', percent: 14.5, from },
          { province: 'ON', name: 'HST', percent: 12, from: '2027-01-01' },
          { province: 'QC', name: 'QST', percent: 10, from },
        ],
      },
    })
    expect(['2026-11-30', from, '2026-12-31', '2027-01-01'].map((day) => receipt('ON', 100_00, day))).toEqual(
      ['HST 13% 1300', 'HST 14.5% 1450', 'HST 14.5% 1450', 'HST 12% 1200'],
    )
    expect(receipt('QC', 100_00, from)).toBe('GST 5% 500 + QST 10% 1000')
    expect(receipt('NS', 100_00, from)).toBe('HST 14% 1400')
  })

  it('can end one tax and start another', () => {
    const from = '2027-01-01'
    applySettings({
      taxes: {
        rates: [
          { province: 'BC', name: 'GST', percent: 0, from },
          { province: 'BC', name: 'PST', percent: 0, from },
          { province: 'BC', name: 'HST', percent: 12, from },
        ],
      },
    })
    expect([receipt('BC', 100_00, '2026-12-31'), receipt('BC', 100_00, from)]).toEqual([
      'GST 5% 500 + PST 7% 700',
      'HST 12% 1200',
    ])
  })
})

describe('a shop charges the taxes that it is registered for', () => {
  const charged = (registrations: string, province: string) =>
    computeTaxes({
      country: 'CA',
      taxableCents: 100_00,
      onDate,
      province,
      registrations: parseTaxRegistrations(registrations) ?? [],
    }).map(({ name }) => name)

  it.each([
    ['GST/HST 1 2020-01-01, QST 2 2020-01-01', 'BC', ['GST']],
    ['GST/HST 1 2020-01-01, QST 2 2020-01-01', 'QC', ['GST', 'QST']],
    ['GST/HST 1 2020-01-01', 'ON', ['HST']],
    ['GST/HST 1 2020-01-01, PST-BC 3 2020-01-01', 'BC', ['GST', 'PST']],
    ['GST/HST 1 2020-01-01, PST-BC 3 2020-01-01', 'SK', ['GST']],
    ['GST/HST 1 2020-01-01, RST-MB 4 2020-01-01', 'MB', ['GST', 'RST']],
    ['GST/HST 1 2020-01-01, QST 2 2026-11-21', 'QC', ['GST', 'QST']],
    ['GST/HST 1 2020-01-01, QST 2 2026-11-22', 'QC', ['GST']],
    ['none', 'ON', []],
  ])('%s, to %s: %j', (registrations, province, taxes) => {
    expect(charged(registrations, province)).toEqual(taxes)
  })
})

it('each tax is within half a cent of the exact amount', () => {
  const anyProvince = fc.constantFrom(...PROVINCES.map(({ code }) => code))
  fc.assert(
    fc.property(anyProvince, fc.nat({ max: 999_999_999 }), (province, taxableCents) => {
      for (const line of computeTaxes({ country: 'CA', province, taxableCents, onDate })) {
        expect(
          Math.abs(line.amountCents * 1_000_000 - taxableCents * line.ratePerMillion),
        ).toBeLessThanOrEqual(500_000)
      }
    }),
  )
})
