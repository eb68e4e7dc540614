import { describe, expect, it } from 'vitest'
import { moveOrder, nextOrderStatuses, ORDER_STATUSES, type OrderStatus, parseOrderStatus } from './status.ts'

/** Walks an order along statuses; gives where it stopped. */
function walk(path: readonly OrderStatus[], isPickup = false): OrderStatus {
  let status: OrderStatus = 'paid'
  for (const to of path) {
    const moved = moveOrder(status, to, isPickup)
    if (!moved.ok) break
    status = moved.status
  }
  return status
}

describe('an order', () => {
  it.each([
    ['of stock decals', ['in-production', 'shipped', 'done'], false, 'done'],
    ['of a custom decal', ['in-proof', 'approved', 'in-production', 'shipped', 'done'], false, 'done'],
    ['whose proof is redone', ['in-proof', 'approved', 'in-proof', 'approved'], false, 'approved'],
    ['to be picked up', ['in-production', 'ready-for-pickup', 'done'], true, 'done'],
    ['cancelled, then refunded', ['cancelled', 'refunded'], false, 'refunded'],
    ['refunded after all', ['in-production', 'shipped', 'done', 'refunded'], false, 'refunded'],
    ['not cut before its proof is approved', ['in-proof', 'in-production'], false, 'in-proof'],
    ['not cancelled once cut', ['in-production', 'cancelled'], false, 'in-production'],
    ['not shipped when it is picked up', ['in-production', 'shipped'], true, 'in-production'],
    ['not picked up when it is shipped', ['in-production', 'ready-for-pickup'], false, 'in-production'],
    ['not alive again once cancelled', ['cancelled', 'in-production'], false, 'cancelled'],
  ] as const)('%s', (_, path, isPickup, end) => {
    expect(walk(path, isPickup)).toBe(end)
  })

  it('can always be refunded once, and ends there', () => {
    for (const status of ORDER_STATUSES) {
      expect(nextOrderStatuses(status, false).includes('refunded')).toBe(status !== 'refunded')
    }
    expect(nextOrderStatuses('refunded', true)).toEqual([])
  })

  it('has a status that is read by name only', () => {
    expect(parseOrderStatus('in-proof')).toBe('in-proof')
    expect(parseOrderStatus('toString')).toBeNull()
  })
})
