import { describe, expect, test } from 'vitest'
import { formatRegistrationLines } from '../../content/tax-registrations.ts'
import { parseTaxRegistrations, SAMPLE_REGISTRATIONS } from './tax-registrations.ts'

describe('tax registrations', () => {
  test('consist of an account, a number and the first day', () => {
    expect(
      parseTaxRegistrations('GST/HST 12345 6789 RT0001 2020-03-01, pst-bc PST-1234-5678 2024-02-29'),
    ).toEqual([
      { account: 'GST/HST', number: '12345 6789 RT0001', from: '2020-03-01' },
      { account: 'PST-BC', number: 'PST-1234-5678', from: '2024-02-29' },
    ])
    expect(parseTaxRegistrations('none')).toEqual([])
  })

  test.each([
    '',
    'GST/HST',
    'GST/HST 2020-03-01',
    'GST/HST 12345 6789 RT0001',
    'GST/HST 1 2025-02-29',
    'GST/HST 1 yesterday',
    'VAT 1 2020-03-01',
    'PST 1 2020-03-01',
    'QST 1 2020-03-01, QST 2 2021-03-01',
    'QST 1 2020-03-01, nonsense',
  ])('refuses %j', (text) => {
    expect(parseTaxRegistrations(text)).toBeNull()
  })

  test('appear on receipts that charge their tax, and the sample shop has no numbers', () => {
    const registrations =
      parseTaxRegistrations('GST/HST 1 2020-01-01, PST-BC 3 2020-01-01, PST-SK 4 2020-01-01') ?? []
    const taxes = [{ name: 'GST' as const }, { name: 'PST' as const }]
    expect(formatRegistrationLines(registrations, taxes, 'BC')).toEqual([
      'GST/HST registration 1',
      'BC PST registration 3',
    ])
    expect(formatRegistrationLines(registrations, [{ name: 'HST' }], 'ON')).toEqual([
      'GST/HST registration 1',
    ])
    expect(formatRegistrationLines(registrations, [], 'BC')).toEqual([])
    expect(formatRegistrationLines(SAMPLE_REGISTRATIONS, taxes, 'BC')).toEqual([])
  })
})
