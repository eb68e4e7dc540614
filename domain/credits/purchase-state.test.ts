import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CREDIT_PURCHASE_STATES,
  type CreditPurchaseEvent,
  type CreditPurchaseState,
  getNextPurchaseState,
  parsePurchaseState,
} from './purchase-state.ts'

it.each<[CreditPurchaseState, CreditPurchaseEvent, CreditPurchaseState | null]>([
  ['started', 'money-arrived', 'paid'],
  ['started', 'payment-failed', 'failed'],
  ['started', 'expire', 'expired'],
  ['failed', 'money-arrived', 'paid'],
  ['expired', 'money-arrived', 'paid'],
  ['failed', 'expire', null],
  ['expired', 'payment-failed', null],
  ['paid', 'money-arrived', null],
  ['paid', 'payment-failed', null],
  ['paid', 'expire', null],
])('%s, then %s: %s', (state, event, next) => {
  expect(getNextPurchaseState(state, event)).toBe(next)
})

it('the order of events doesn’t matter: money makes a purchase paid exactly once', () => {
  const events = fc.array(fc.constantFrom<CreditPurchaseEvent>('money-arrived', 'payment-failed', 'expire'))
  fc.assert(
    fc.property(events, (told) => {
      let state: CreditPurchaseState = 'started'
      let paid = 0
      for (const event of told) {
        const next = getNextPurchaseState(state, event)
        if (next === 'paid') paid += 1
        state = next ?? state
      }
      expect(paid).toBe(told.includes('money-arrived') ? 1 : 0)
    }),
  )
})

it('only its own states can be parsed', () => {
  for (const state of CREDIT_PURCHASE_STATES) expect(parsePurchaseState(state)).toBe(state)
  expect(parsePurchaseState('PAID')).toBeNull()
})
