import { afterEach, expect, it } from 'vitest'
import { applySettings } from '../../domain/settings/settings.ts'
import { findTaxRegistrations } from './tax-registrations.ts'

afterEach(() => applySettings({}))

const OF_ENVIRONMENT = [{ account: 'QST' as const, number: '1', from: '2024-01-01' }]
const accounts = (of: typeof OF_ENVIRONMENT | null) =>
  findTaxRegistrations({ TAX_REGISTRATIONS: of }).map(({ account }) => account)

it('tax registrations come from the environment, or from the sample shop, until the settings replace them', () => {
  expect(accounts(OF_ENVIRONMENT)).toEqual(['QST'])
  expect(accounts(null)).toHaveLength(5)
})

it('tax registrations come from the settings if the shop is registered, each with its number and first day', () => {
  applySettings({
    taxes: { charged: 'registered', gstNumber: '12345 6789 RT0001', gstFrom: '2026-01-01', qstNumber: '1' },
  })
  expect(findTaxRegistrations({ TAX_REGISTRATIONS: OF_ENVIRONMENT })).toEqual([
    { account: 'GST/HST', number: '12345 6789 RT0001', from: '2026-01-01' },
  ])
})

it('a small supplier has no tax registrations', () => {
  applySettings({ taxes: { charged: 'none', gstNumber: '1', gstFrom: '2026-01-01' } })
  expect(accounts(OF_ENVIRONMENT)).toEqual([])
})
