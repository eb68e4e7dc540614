import { describe, expect, it } from 'vitest'
import {
  checkStatusChange,
  listNextOrderStatuses,
  ORDER_STATUSES,
  type OrderStatus,
  parseOrderStatus,
  type DeliveryMethod,
  listNextWorkStatuses,
} from './status.ts'

/** Gives an order one status after another, until a change isn't allowed. Returns the last status that was allowed. */
function walk(path: readonly OrderStatus[], way: DeliveryMethod = 'parcel'): OrderStatus {
  let status: OrderStatus = 'paid'
  for (const to of path) {
    const moved = checkStatusChange(status, to, way)
    if (!moved.ok) break
    status = moved.status
  }
  return status
}

describe('an order', () => {
  it.each([
    ['of stock decals', ['in-production', 'shipped', 'done'], 'parcel', 'done'],
    ['of a custom decal', ['in-proof', 'approved', 'in-production', 'shipped', 'done'], 'parcel', 'done'],
    ['whose proof is redone', ['in-proof', 'approved', 'in-proof', 'approved'], 'parcel', 'approved'],
    ['to be picked up', ['in-production', 'ready-for-pickup', 'done'], 'pickup', 'done'],
    ['cancelled, then refunded', ['cancelled', 'refunded'], 'parcel', 'refunded'],
    ['refunded after all', ['in-production', 'shipped', 'done', 'refunded'], 'parcel', 'refunded'],
    ['not cut before its proof is approved', ['in-proof', 'in-production'], 'parcel', 'in-proof'],
    ['not cancelled once cut', ['in-production', 'cancelled'], 'parcel', 'in-production'],
    ['not shipped when it is picked up', ['in-production', 'shipped'], 'pickup', 'in-production'],
    ['not picked up when it is shipped', ['in-production', 'ready-for-pickup'], 'parcel', 'in-production'],
    ['of files', ['done'], 'download', 'done'],
    ['of files, which nothing is printed for', ['in-production'], 'download', 'paid'],
    ['not alive again once cancelled', ['cancelled', 'in-production'], 'parcel', 'cancelled'],
  ] as const)('%s', (_, path, way, end) => {
    expect(walk(path, way)).toBe(end)
  })

  it('can always be refunded, once, and then never changes', () => {
    for (const status of ORDER_STATUSES) {
      expect(listNextOrderStatuses(status, 'parcel').includes('refunded')).toBe(status !== 'refunded')
    }
    expect(listNextOrderStatuses('refunded', 'pickup')).toEqual([])
  })

  it('reaches an end on every path, and never returns to paid', () => {
    for (const way of ['parcel', 'pickup', 'download'] as const) {
      const seen = new Set<OrderStatus>(['paid'])
      for (const status of seen) for (const next of listNextWorkStatuses(status, way)) seen.add(next)
      expect(seen.has('done')).toBe(true)
      for (const status of seen) expect(listNextWorkStatuses(status, way)).not.toContain('paid')
      // Every status except `done` has a next status, so no order gets stuck.
      for (const status of seen) expect(listNextWorkStatuses(status, way).length > 0).toBe(status !== 'done')
    }
  })

  it('has a status that is parsed by exact name only', () => {
    expect(parseOrderStatus('in-proof')).toBe('in-proof')
    expect(parseOrderStatus('toString')).toBeNull()
  })
})
