import { afterEach, describe, expect, it } from 'vitest'
import { applySettings } from '../settings/settings.ts'
import { estimateDelivery } from './delivery-estimate.ts'

afterEach(() => applySettings({}))

describe('an order that takes 2 to 4 business days', () => {
  it.each([
    ['on Monday morning', '2026-11-23T15:00:00Z', '2026-11-25', '2026-11-27'],
    ['on Monday one minute before closing', '2026-11-23T21:59:00Z', '2026-11-25', '2026-11-27'],
    ['on Monday at closing', '2026-11-23T22:00:00Z', '2026-11-26', '2026-11-30'],
    ['on Friday evening', '2026-11-20T23:00:00Z', '2026-11-25', '2026-11-27'],
    ['on Saturday', '2026-11-21T17:00:00Z', '2026-11-25', '2026-11-27'],
    ['late on Sunday', '2026-11-23T03:00:00Z', '2026-11-25', '2026-11-27'],
    ['on Christmas Eve', '2026-12-24T15:00:00Z', '2026-12-30', '2027-01-04'],
  ])('%s arrives in time', (_, now, earliest, latest) => {
    expect(estimateDelivery(new Date(now), { min: 2, max: 4 })).toEqual({ earliest, latest })
  })

  it('counts from the next day if placed after closing time', () => {
    applySettings({ hours: { closes: '17:30' } })
    const earliest = (now: string) => estimateDelivery(new Date(now), { min: 2, max: 4 }).earliest
    expect([earliest('2026-11-23T22:29:00Z'), earliest('2026-11-23T22:30:00Z')]).toEqual([
      '2026-11-25',
      '2026-11-26',
    ])
  })
})
