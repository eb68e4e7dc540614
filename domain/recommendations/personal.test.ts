import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedProducts, MAX_BOUGHT, MAX_VIEWED } from './history.ts'
import { type ProductStatistics, rankPersonally } from './personal.ts'
import { type Candidate, rankRecommendations } from './score.ts'
import { orderWeights } from './weights.ts'

const now = new Date('2026-11-21T17:00:00Z')
const one = orderWeights(1, now).wn
const shop = { allOrders: 5_000, largestWeight: 100 * one, now }

const together = (productId: number, pairOrders: number, change: Partial<Candidate> = {}): Candidate => ({
  productId,
  pairOrders,
  samplePairOrders: 0,
  pairWeight: pairOrders * one,
  orders: 50,
  weight: 50 * one,
  similarity: 0,
  available: true,
  ...change,
})
const answered = (productId: number, weight: number, candidates: Candidate[]): ProductStatistics => ({
  productId,
  weight,
  orders: 20,
  sampleOrders: 0,
  candidates,
})
const rank = (asked: ProductStatistics[], except: number[] = [1]) =>
  rankPersonally({ answered: asked, except: new Set(except), take: 4, ...shop })
const idsOf = (asked: ProductStatistics[], except?: number[]) =>
  rank(asked, except).map(({ productId }) => productId)

describe('what an answer goes by', () => {
  it('is the product looked at, then what was bought, then what was viewed, the newest first', () => {
    expect(askedProducts({ productId: 1, bought: [2], viewed: [3, 4] })).toEqual([
      { productId: 1, weight: 1 },
      { productId: 2, weight: 0.5 },
      { productId: 3, weight: 0.35 },
      { productId: 4, weight: 0.35 * 0.8 },
    ])
  })

  it('has each product once, and no more than can be asked', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.array(fc.nat(20)), (viewed, bought) => {
        const asked = askedProducts({ productId: 1, viewed, bought })
        expect(new Set(asked.map(({ productId }) => productId)).size).toBe(asked.length)
        expect(asked.length).toBeLessThanOrEqual(1 + MAX_BOUGHT + MAX_VIEWED)
        expect(asked[0]).toEqual({ productId: 1, weight: 1 })
      }),
    )
  })
})

describe('recommendations for a visitor', () => {
  const wolf = answered(1, 1, [together(10, 9), together(11, 8)])

  it('without a history are in the order of those for everybody', () => {
    const candidates = [
      together(10, 3),
      together(11, 8),
      together(12, 5, { similarity: 0.4 }),
      together(13, 8),
    ]
    const everybody = rankRecommendations({
      productId: 1,
      orders: 20,
      sampleOrders: 0,
      candidates,
      popular: [],
      take: 4,
      ...shop,
    })
    expect(rank([answered(1, 1, candidates)])).toEqual(everybody)
  })

  it('move up what goes with something viewed as well', () => {
    expect(idsOf([wolf])).toEqual([10, 11])
    expect(idsOf([wolf, answered(2, 0.35, [together(11, 4)])])).toEqual([11, 10])
  })

  it('are not taken over by a viewed product that everybody buys', () => {
    const bestSeller = answered(2, 0.35, [together(12, 4_000), together(13, 3_900)])
    expect(idsOf([wolf, bestSeller]).slice(0, 2)).toEqual([10, 11])
  })

  it('leave out what the visitor has, what is sold out and the product itself', () => {
    const asked = answered(1, 1, [together(1, 9), together(10, 9), together(11, 8, { available: false })])
    expect(idsOf([asked], [1, 10])).toEqual([])
  })

  it('say of each the confidence of the product that says most for it', () => {
    const [found] = rank([wolf, answered(2, 0.35, [together(10, 18)])])
    expect(found).toEqual({
      productId: 10,
      confidence: (18 + (5 * 50) / 5_000) / 25,
      purchaseCount: 18,
      sample: false,
    })
  })

  it('are none where nothing goes with anything', () => {
    expect(rank([answered(1, 1, []), answered(2, 0.35, [])])).toEqual([])
  })
})
