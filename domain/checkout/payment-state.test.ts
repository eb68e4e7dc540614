import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getNextPaymentState,
  parsePaymentState,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
  SETTLED_STATES,
} from './payment-state.ts'

/**
 * One row per event, one column per state. A cell is the next state, '=' if the event has already taken effect, or '-' if the event isn't
 * allowed.
 */
const TABLE = `
                        open      reserved  paying    paid      failed    expired   refunding refunded
reserve                 reserved  -         -         -         -         -         -         -
release                 -         open      -         -         -         -         -         -
pay                     -         paying    -         -         -         -         -         -
money-arrived           refunding paid      paid      =         refunding refunding =         =
money-arrived-too-late  refunding refunding refunding -         refunding refunding =         =
payment-failed          failed    failed    failed    -         =         -         -         -
expire                  expired   expired   expired   -         -         =         -         -
refund                  -         -         -         refunding -         -         =         =
money-returned          -         -         -         -         -         -         refunded  =
refund-failed           -         -         -         =         -         -         paid      paid
`
const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/))
const pairs = rows.flatMap(([event = '', ...cells]) =>
  cells.map((cell, i) => [head[i] ?? '', event, cell] as const),
)

function outcome(state: PaymentState, event: PaymentEvent): string {
  const next = getNextPaymentState(state, event)
  if (next.ok) return next.state
  return next.reason === 'already-done' ? '=' : '-'
}

describe('a payment', () => {
  it.each(pairs)('%s, then %s: %s', (stateName, eventName, expected) => {
    const state = PAYMENT_STATES.find((name) => name === stateName)
    const event = PAYMENT_EVENTS.find((name) => name === eventName)
    if (!state || !event) throw new Error(`no such pair: ${stateName}, ${eventName}`)
    expect(outcome(state, event)).toBe(expected)
  })

  it('has a result for every pair', () => {
    expect(new Set(pairs.map(([state, event]) => `${state} ${event}`)).size).toBe(
      PAYMENT_STATES.length * PAYMENT_EVENTS.length,
    )
  })

  it('once settled, changes only when money moves', () => {
    for (const state of SETTLED_STATES) {
      for (const event of ['reserve', 'release', 'pay', 'payment-failed', 'expire'] as const) {
        expect(getNextPaymentState(state, event).ok).toBe(false)
      }
    }
    for (const event of PAYMENT_EVENTS)
      expect(getNextPaymentState('refunded', event).ok).toBe(event === 'refund-failed')
  })

  it('has a state that can be stored and parsed back', () => {
    expect(parsePaymentState('paying')).toBe('paying')
    expect(parsePaymentState('constructor')).toBeNull()
  })
})

it('money is never lost, nor kept without an order, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 40 }), (events) => {
      let state: PaymentState = 'open'
      let hasMoney = false
      let everPaid = 0
      for (const event of events) {
        const next = getNextPaymentState(state, event)
        // A report of money may be refused only if the same payment has been reported before.
        if (event === 'money-arrived' && !next.ok) expect(next.reason).toBe('already-done')
        if (!next.ok) continue
        if (event === 'money-arrived' || event === 'money-arrived-too-late') hasMoney = true
        if (event === 'money-returned') hasMoney = false
        if (event === 'refund-failed') hasMoney = true
        else if (next.state === 'paid') everPaid += 1
        state = next.state
        expect(hasMoney).toBe(state === 'paid' || state === 'refunding')
      }
      expect(everPaid).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1000 },
  )
})
