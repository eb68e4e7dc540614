import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDiscountCode } from '../checkout/discount.ts'
import { makeReferralCode, makeRewardCode, parseReferralCode } from './referral-code.ts'
import { getRules } from '../settings/rules.ts'
import { decideReferral, type ReferredOrder } from './referral-rules.ts'
import { toShippingIdentity } from './shipping-identity.ts'

const FRIEND: ReferredOrder = {
  paidCents: 1_499,
  isFirst: true,
  isSameVisitor: false,
  isSameEmail: false,
  isSameAddress: false,
  isSameCard: false,
}

describe('a referral', () => {
  it('earns 100 points per friend', () => {
    expect(getRules().rewards.pointsPerFriend).toBe(100)
  })

  it.each([
    ['their first', {}, { decision: 'complete' }],
    ['free', { paidCents: 0 }, { decision: 'wait' }],
    ['their second', { isFirst: false }, { decision: 'refuse', reason: 'not-first' }],
    ['by the referrer’s account', { isSameVisitor: true }, { decision: 'refuse', reason: 'same-visitor' }],
    [
      'from the referrer’s e-mail address',
      { isSameEmail: true },
      { decision: 'refuse', reason: 'same-email' },
    ],
    ['sent to the referrer’s house', { isSameAddress: true }, { decision: 'refuse', reason: 'same-address' }],
    ['paid with the referrer’s card', { isSameCard: true }, { decision: 'refuse', reason: 'same-card' }],
  ] as const)('is completed, left waiting or refused if the friend’s order is %s', (_, facts, decision) => {
    expect(decideReferral({ ...FRIEND, ...facts })).toEqual(decision)
  })

  it('is never completed by the referrer', () => {
    const order = fc.record({
      paidCents: fc.nat(),
      isFirst: fc.boolean(),
      isSameVisitor: fc.boolean(),
      isSameEmail: fc.boolean(),
      isSameAddress: fc.boolean(),
      isSameCard: fc.boolean(),
    })
    fc.assert(
      fc.property(order, (facts) => {
        const isOwn = facts.isSameVisitor || facts.isSameEmail || facts.isSameAddress || facts.isSameCard
        const mayComplete = !isOwn && facts.isFirst && facts.paidCents > 0
        expect(decideReferral(facts).decision === 'complete').toBe(mayComplete)
      }),
    )
  })
})

describe('a code', () => {
  const random = fc.infiniteStream(fc.nat({ max: 1_000 }))

  it('can be parsed back, in lower case as well', () => {
    fc.assert(
      fc.property(random, (numbers) => {
        const code = makeReferralCode((below) => Number(numbers.next().value) % below)
        expect(code).toHaveLength(8)
        expect(parseReferralCode(` ${code.toLowerCase()} `)).toBe(code)
        const reward = makeRewardCode((below) => Number(numbers.next().value) % below)
        expect(parseDiscountCode(reward)).toBe(reward)
      }),
    )
  })

  it.each(['', 'ABC', 'ABCDEFG1', 'ABCDEFGHJ', 'ABCDEFG!', '../../et'])('%s isn’t a code', (text) => {
    expect(parseReferralCode(text)).toBeNull()
  })
})

describe('a shipping address', () => {
  const home = { country: 'CA', postalCode: 'L2R 4M5', address1: '12 Geneva Street', address2: '' }
  const same = (other: Partial<typeof home>) =>
    toShippingIdentity({ ...home, ...other }) === toShippingIdentity(home)

  it.each([
    [{ address1: '12 geneva st.' }, true],
    [{ address1: ' 12  GENEVA  ST ' }, true],
    [{ postalCode: 'l2r4m5' }, true],
    [{ address2: 'back door' }, true],
    [{ address1: '14 Geneva Street' }, false],
    [{ address2: 'Apt 4' }, false],
    [{ postalCode: 'L2R 4M6' }, false],
  ])('with %o is the same one: %s', (other, isSame) => {
    expect(same(other)).toBe(isSame)
  })

  it('compares units by number, ZIP codes by their first five digits, and letters without accents', () => {
    const unit = (address2: string) => toShippingIdentity({ ...home, address2 })
    expect(unit('Apt. 4')).toBe(unit('#4'))
    const zip = (postalCode: string) => toShippingIdentity({ ...home, country: 'US', postalCode })
    expect(zip('14301-1234')).toBe(zip('14301'))
    const street = (address1: string) => toShippingIdentity({ ...home, address1 })
    expect(street('3 Rue Félix')).toBe(street('3 rue felix'))
  })

  it('is null without a street', () => {
    expect(toShippingIdentity({ ...home, address1: ' ' })).toBeNull()
  })
})
