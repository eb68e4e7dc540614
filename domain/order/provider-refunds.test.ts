import { describe, expect, test } from 'vitest'
import {
  computeRefundableAtProvider,
  matchRefunds,
  type OwnRefund,
  type ProviderRefund,
} from './provider-refunds.ts'

const own = (change: Partial<OwnRefund>): OwnRefund => ({
  id: 'own',
  state: 'refunded',
  amountCents: 500,
  attempts: 0,
  providerRefundId: null,
  ...change,
})
const listed = (change: Partial<ProviderRefund>): ProviderRefund => ({
  id: 're_1',
  amountCents: 500,
  failed: false,
  ownId: null,
  ...change,
})
const pairs = (mine: OwnRefund[], theirs: ProviderRefund[]) => {
  const { matched, outside } = matchRefunds(mine, theirs)
  return {
    matched: matched.map((pair) => [pair.own.id, pair.listed.id]),
    outside: outside.map(({ id }) => id),
  }
}

describe('refunds in the shop’s and the provider’s books', () => {
  test('are matched by the provider’s id, then by the shop’s', () => {
    expect(
      pairs(
        [own({ id: 'a', providerRefundId: 're_2' }), own({ id: 'b', state: 'refunding' })],
        [listed({ id: 're_1', ownId: 'b' }), listed({ id: 're_2' })],
      ),
    ).toEqual({
      matched: [
        ['b', 're_1'],
        ['a', 're_2'],
      ],
      outside: [],
    })
  })

  test.each([
    { name: 'a refund of an earlier version', mine: own({}), isOwn: true },
    { name: 'one that was tried', mine: own({ state: 'refunding', attempts: 1 }), isOwn: true },
    { name: 'one that was never tried', mine: own({ state: 'refunding' }), isOwn: false },
    { name: 'one of another amount', mine: own({ amountCents: 499 }), isOwn: false },
    { name: 'one that failed', mine: own({ state: 'failed', attempts: 3 }), isOwn: false },
    { name: 'one that is another', mine: own({ providerRefundId: 're_9' }), isOwn: false },
  ])('$name: matched by amount: $isOwn', ({ mine, isOwn }) => {
    expect(pairs([mine], [listed({})])).toEqual(
      isOwn ? { matched: [['own', 're_1']], outside: [] } : { matched: [], outside: ['re_1'] },
    )
  })

  test('two of the same amount are matched once each', () => {
    expect(pairs([own({ id: 'a' })], [listed({ id: 're_1' }), listed({ id: 're_2' })])).toEqual({
      matched: [['a', 're_1']],
      outside: ['re_2'],
    })
  })

  test('a failed refund’s money can still be refunded', () => {
    expect(computeRefundableAtProvider(1_000, [])).toBe(1_000)
    expect(computeRefundableAtProvider(1_000, [listed({}), listed({ failed: true })])).toBe(500)
  })
})
