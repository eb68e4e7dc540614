import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  computeConfidence,
  rankRecommendations,
  type RecommendationInput,
  computeScore,
  computeTagWeight,
} from './score.ts'
import { computeOrderWeights } from './weights.ts'

const now = new Date('2026-11-21T17:00:00Z')
/** The weight with which an order placed now is stored. */
const one = computeOrderWeights(1, now).wn
const shop = { allOrders: 5_000, largestWeight: 100 * one, now }

const candidate = (productId: number, change: Partial<Candidate> = {}): Candidate => ({
  productId,
  pairOrders: 0,
  samplePairOrders: 0,
  pairWeight: 0,
  orders: 0,
  weight: 0,
  similarity: 0,
  available: true,
  ...change,
})
const question = (change: Partial<RecommendationInput>): RecommendationInput => ({
  productId: 1,
  orders: 20,
  sampleOrders: 0,
  candidates: [],
  popular: [],
  take: 4,
  ...shop,
  ...change,
})
const ids = (change: Partial<RecommendationInput>) =>
  rankRecommendations(question(change)).map(({ productId }) => productId)

describe('the score of a candidate', () => {
  it.each([
    ['bought together', { pairWeight: 8 * one, weight: 32 * one }, 8 / 32 ** 0.2],
    ['alike by tags', { weight: 25 * one, similarity: 0.8 }, 0.8 * 0.5],
    ['both', { pairWeight: 8 * one, weight: 32 * one, similarity: 0.5 }, 8 / 2 + 0.5 * Math.sqrt(0.32)],
    ['never bought', { similarity: 1 }, 0],
  ])('%s', (_, change, expected) => {
    expect(computeScore(candidate(2, change), shop)).toBeCloseTo(expected, 9)
  })

  it('gives tags more weight while there are few orders', () => {
    expect([0, 500, 999, 1_000, 1e6].map(computeTagWeight)).toEqual([3, 2.5, 2.001, 1, 1])
  })

  it('is finite in a shop without orders', () => {
    expect(computeScore(candidate(2, { similarity: 1 }), { allOrders: 0, largestWeight: 0, now })).toBe(0)
  })
})

describe('confidence', () => {
  it.each([
    [10, 20, 100, 5_000, (10 + 0.1) / 25],
    [1, 1, 1, 5_000, (1 + 0.001) / 6],
    [0, 20, 100, 5_000, 0],
    [0, 0, 0, 0, 0],
  ])('%d of %d, the other in %d of %d, is %d', (pair, orders, other, all, expected) => {
    expect(computeConfidence(pair, orders, other, all)).toBeCloseTo(expected, 12)
  })

  it('lies between 0 and 1, and grows with every order that contains both', () => {
    const counts = fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500))
    fc.assert(
      fc.property(counts, ([pair, onlyThis, onlyOther, neither]) => {
        const [orders, other, all] = [
          pair + onlyThis,
          pair + onlyOther,
          pair + onlyThis + onlyOther + neither,
        ]
        const chance = computeConfidence(pair, orders, other, all)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        expect(computeConfidence(pair + 1, orders + 1, other + 1, all + 1)).toBeGreaterThanOrEqual(
          chance - 1e-12,
        )
      }),
    )
  })
})

describe('recommendations', () => {
  const strong = candidate(2, { pairOrders: 10, pairWeight: 10 * one, orders: 20, weight: 20 * one })
  const weak = candidate(3, { pairOrders: 1, pairWeight: one, orders: 20, weight: 20 * one })
  const alike = candidate(4, { similarity: 0.5, orders: 5, weight: 5 * one })

  it('come best first, then popular ones, up to the requested number', () => {
    expect(ids({ candidates: [alike, weak, strong], popular: [3, 9, 8, 7] })).toEqual([2, 3, 4, 9])
    expect(ids({ candidates: [alike, weak, strong], take: 2 })).toEqual([2, 3])
    expect(ids({ popular: [5], take: 0 })).toEqual([])
  })

  it('exclude the product itself and whatever can’t be bought', () => {
    expect(
      ids({
        candidates: [candidate(1, { similarity: 1 }), { ...strong, available: false }, weak],
        popular: [1, 6],
      }),
    ).toEqual([3, 6])
  })

  it('give their confidence, and none for matches by tags or popularity only', () => {
    expect(rankRecommendations(question({ candidates: [strong, alike], popular: [9] }))).toEqual([
      { productId: 2, confidence: (10 + (5 * 20) / 5_000) / 25, purchaseCount: 10, sample: false },
      { productId: 4, confidence: 0, purchaseCount: 0, sample: false },
      { productId: 9, confidence: 0, purchaseCount: 0, sample: false },
    ])
  })

  it('count customers’ orders if there are any, else sample orders, labelled as such', () => {
    const said = (pairOrders: number, samplePairOrders: number) =>
      rankRecommendations(
        question({ sampleOrders: 15, candidates: [{ ...strong, pairOrders, samplePairOrders }] }),
      )[0]
    const few = (5 * 20) / 5_000
    expect(said(10, 10)).toMatchObject({ purchaseCount: 10, sample: true, confidence: (10 + few) / 25 })
    expect(said(10, 8)).toMatchObject({ purchaseCount: 2, sample: false, confidence: (2 + few) / 10 })
    expect(said(0, 0)).toMatchObject({ purchaseCount: 0, sample: false, confidence: 0 })
  })

  it('prefer what was bought together recently', () => {
    const longAgo = computeOrderWeights(1, new Date('2024-11-21T17:00:00Z')).wn
    const stale = candidate(5, { pairOrders: 10, pairWeight: 10 * longAgo, orders: 20, weight: 20 * longAgo })
    expect(ids({ candidates: [stale, weak] })).toEqual([3, 5])
  })

  it('follow the similarity by tags in a shop without orders', () => {
    const candidates = [
      candidate(7, { similarity: 0.2 }),
      candidate(6, { similarity: 0.9 }),
      candidate(5, { similarity: 0.2 }),
    ]
    expect(ids({ candidates, allOrders: 0, largestWeight: 0 })).toEqual([6, 5, 7])
  })

  it('are never repeated, and don’t depend on the order of rows', () => {
    const anyCandidate = fc.record({
      productId: fc.integer({ min: 1, max: 12 }),
      pairOrders: fc.nat(9),
      samplePairOrders: fc.constant(0),
      pairWeight: fc.nat(9).map((count) => count * one),
      orders: fc.nat(99),
      weight: fc.nat(99).map((count) => count * one),
      similarity: fc.constantFrom(0, 0.25, 1),
      available: fc.boolean(),
    })
    const rows = fc.uniqueArray(anyCandidate, { selector: ({ productId }) => productId })
    fc.assert(
      fc.property(rows, fc.array(fc.integer({ min: 1, max: 12 })), (candidates, popular) => {
        const shown = ids({ candidates, popular })
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown).not.toContain(1)
        expect(ids({ candidates: candidates.toReversed(), popular })).toEqual(shown)
      }),
    )
  })
})
