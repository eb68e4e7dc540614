import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECAY_EPOCH, computeOrderWeights, rescaleWeight } from './weights.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-21T17:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * day)

describe('the weight of an order', () => {
  it.each([
    [0, 1],
    [90, 0.5],
    [180, 0.25],
    [45, Math.SQRT1_2],
    [-90, 2],
  ])('of %d days ago is %d', (days, weight) => {
    expect(rescaleWeight(computeOrderWeights(1, daysAgo(days)).wn, now)).toBeCloseTo(weight, 12)
  })

  it('is 1 at the epoch and doubles every 90 days', () => {
    expect(computeOrderWeights(1, new Date(DECAY_EPOCH)).wn).toBe(1)
    expect(computeOrderWeights(1, new Date(DECAY_EPOCH + 900 * day)).wn).toBe(1024)
  })

  it.each([
    [1, 1],
    [2, 1],
    [5, 0.5],
    [10, 1 / 3],
    [82, 1 / 9],
    [101, 0],
  ])('with %d products counts %d per pair', (products, part) => {
    const { wn, w } = computeOrderWeights(products, now)
    expect(w / wn).toBeCloseTo(part, 12)
  })

  it('stays finite for two and a half centuries, even summed a million times', () => {
    for (const year of [1800, 2020, 2100, 2260]) {
      const sum = computeOrderWeights(1, new Date(Date.UTC(year, 0, 1))).wn * 1e6
      expect(Number.isFinite(sum) && sum > 0).toBe(true)
    }
  })

  it('keeps its share of a sum over time: decay never changes a ranking', () => {
    const age = fc.integer({ min: 0, max: 3650 })
    fc.assert(
      fc.property(age, age, age, (a, b, wait) => {
        const [wa, wb] = [computeOrderWeights(2, daysAgo(a)).wn, computeOrderWeights(2, daysAgo(b)).wn]
        const later = new Date(now.getTime() + wait * day)
        const ratio = rescaleWeight(wa, later) / rescaleWeight(wb, later) / (wa / wb)
        expect(Math.abs(ratio - 1)).toBeLessThan(1e-9)
      }),
    )
  })

  it('can be subtracted again, leaving the sum accurate to a billionth', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 50 }),
        fc.nat({ max: 400 }),
        (ages, cancelled) => {
          const kept = ages
            .map((age) => computeOrderWeights(3, daysAgo(age)).w)
            .reduce((sum, w) => sum + w, 0)
          const taken = computeOrderWeights(3, daysAgo(cancelled)).w
          expect(Math.abs(kept + taken - taken - kept) / kept).toBeLessThan(1e-9)
        },
      ),
    )
  })
})
