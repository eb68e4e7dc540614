import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from './status.ts'
import { listOrderSteps } from './steps.ts'

const now = (status: OrderStatus, way: 'parcel' | 'pickup' | 'download' = 'parcel') =>
  listOrderSteps(status, way, true).find(({ state }) => state === 'now')?.label

describe('the steps of an order', () => {
  it.each([
    ['paid', 'Paid'],
    ['in-proof', 'Proof checked'],
    ['approved', undefined],
    ['in-production', 'In production'],
    ['shipped', 'Shipped'],
    ['done', undefined],
    ['cancelled', 'Cancelled'],
    ['refunded', 'Refunded'],
  ] as const)('%s: the current step is %s', (status, label) => {
    expect(now(status)).toBe(label)
  })

  it('have their own labels for pickups and downloads', () => {
    expect(now('ready-for-pickup', 'pickup')).toBe('Ready for pickup')
    expect(now('paid', 'download')).toBe('Files ready')
  })

  it('have a proof only if the order needs one, or has got one', () => {
    const labels = (status: OrderStatus, hasProof: boolean) =>
      listOrderSteps(status, 'parcel', hasProof).map(({ label }) => label)
    expect(labels('paid', true)).toContain('Proof checked')
    expect(labels('paid', false)).toEqual(['Paid', 'In production', 'Shipped', 'Delivered'])
    expect(labels('in-proof', false)).toContain('Proof checked')
  })

  it('are in order: first those done, then the current one, then those ahead', () => {
    const rank = { done: 0, now: 1, ahead: 2 }
    for (const status of ORDER_STATUSES) {
      const ranks = listOrderSteps(status, 'parcel', true).map(({ state }) => rank[state])
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
      expect(ranks.filter((value) => value === 1).length).toBeLessThanOrEqual(1)
    }
  })
})
