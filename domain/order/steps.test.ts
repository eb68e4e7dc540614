import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from './status.ts'
import { listOrderSteps } from './steps.ts'

const now = (status: OrderStatus, way: 'parcel' | 'pickup' | 'download' = 'parcel') =>
  listOrderSteps(status, way, true).find(({ state }) => state === 'now')?.name

describe('the steps of an order', () => {
  it.each([
    ['paid', 'paid'],
    ['in-proof', 'proof'],
    ['approved', undefined],
    ['in-production', 'in-production'],
    ['shipped', 'shipped'],
    ['done', undefined],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
  ] as const)('%s: the current step is %s', (status, name) => {
    expect(now(status)).toBe(name)
  })

  it('have their own names for pickups and downloads', () => {
    expect(now('ready-for-pickup', 'pickup')).toBe('ready-for-pickup')
    expect(now('paid', 'download')).toBe('files')
  })

  it('have a proof only if the order needs one, or has got one', () => {
    const names = (status: OrderStatus, hasProof: boolean) =>
      listOrderSteps(status, 'parcel', hasProof).map(({ name }) => name)
    expect(names('paid', true)).toContain('proof')
    expect(names('paid', false)).toEqual(['paid', 'in-production', 'shipped', 'delivered'])
    expect(names('in-proof', false)).toContain('proof')
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
