import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartMergeKey, planCartMerge } from './merge-carts.ts'

const line = (merchandiseId: number, quantity = 1, attributes: { key: string; value: string }[] = []) => ({
  merchandiseId,
  quantity,
  attributes,
})
const name = (value: string) => ({ key: 'Boat name', value })
const port = { key: 'Port', value: 'Dalhousie' }

describe('lines merge', () => {
  it('if merchandise and attributes are the same, in any order', () => {
    expect(cartMergeKey(line(1, 1, [name('Maple'), port]))).toBe(
      cartMergeKey(line(1, 5, [port, name('Maple')])),
    )
  })

  it.each([
    ['other merchandise', line(2)],
    ['another value', line(1, 1, [name('Birch')])],
    ['one attribute more', line(1, 1, [name('Maple'), port])],
    ['key and value swapped', line(1, 1, [{ key: 'Maple', value: 'Boat name' }])],
    ['a lookalike of joined texts', line(1, 1, [{ key: 'Boat nameMaple', value: '' }])],
  ])('but not with %s', (_, other) => {
    expect(cartMergeKey(other)).not.toBe(cartMergeKey(line(1, 1, [name('Maple')])))
  })
})

describe('adding to a cart', () => {
  it('increases existing lines and appends the others', () => {
    const there = line(1, 2)
    expect(planCartMerge([there], [line(1, 3), line(2, 1), line(1, 1, [port])])).toEqual({
      ok: true,
      raised: [{ line: there, quantity: 5 }],
      added: [line(2, 1), line(1, 1, [port])],
    })
  })

  it('sums additions of one call that merge', () => {
    expect(planCartMerge([], [line(1, 2), line(2, 1), line(1, 3)])).toEqual({
      ok: true,
      raised: [],
      added: [line(1, 5), line(2, 1)],
    })
  })

  it('refuses more than 9999 on a line and more than 250 lines', () => {
    const full = Array.from({ length: 250 }, (_, id) => line(id))
    expect(planCartMerge([line(1, 9_999)], [line(1)])).toEqual({
      ok: false,
      reason: 'quantity-too-large',
    })
    expect(planCartMerge([], [line(1, 9_000), line(1, 1_000)])).toEqual({
      ok: false,
      reason: 'quantity-too-large',
    })
    expect(planCartMerge(full, [line(251)])).toEqual({ ok: false, reason: 'too-many-lines' })
    expect(planCartMerge(full, [line(249)])).toMatchObject({ ok: true })
  })

  it('allows exactly 9999 on a line and exactly 250 lines', () => {
    expect(planCartMerge([line(1, 9_998)], [line(1)])).toMatchObject({
      ok: true,
      raised: [{ quantity: 9_999 }],
    })
    expect(planCartMerge([], [line(1, 9_999)])).toMatchObject({ ok: true, added: [{ quantity: 9_999 }] })
    const nearlyFull = Array.from({ length: 249 }, (_, id) => line(id))
    expect(planCartMerge(nearlyFull, [line(249)])).toMatchObject({ ok: true })
  })

  it('loses no item: the increases and additions sum to the input', () => {
    const anyLine = fc.record({
      merchandiseId: fc.nat({ max: 5 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      attributes: fc.constantFrom([], [port]),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLine, { selector: cartMergeKey }),
        fc.array(anyLine),
        (existing, additions) => {
          const plan = planCartMerge(existing, additions)
          if (!plan.ok) throw new Error(plan.reason)
          const grown = plan.raised.reduce((sum, { line: old, quantity }) => sum + quantity - old.quantity, 0)
          const fresh = plan.added.reduce((sum, { quantity }) => sum + quantity, 0)
          expect(grown + fresh).toBe(additions.reduce((sum, { quantity }) => sum + quantity, 0))
          const keys = [...existing, ...plan.added].map(cartMergeKey)
          expect(new Set(keys).size).toBe(keys.length)
        },
      ),
    )
  })
})
