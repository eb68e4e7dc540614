import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseBaseProducts, MAX_BOUGHT_PRODUCTS, MAX_VIEWED_PRODUCTS } from './history.ts'
import { type ProductStatistics, rankForVisitor } from './personal.ts'
import { type Candidate, rankRecommendations } from './score.ts'
import { computeOrderWeights } from './weights.ts'

const now = new Date('2026-11-21T17:00:00Z')
const one = computeOrderWeights(1, now).wn
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
  rankForVisitor({ answered: asked, except: new Set(except), take: 4, ...shop })
const idsOf = (asked: ProductStatistics[], except?: number[]) =>
  rank(asked, except).map(({ productId }) => productId)

describe('the base products', () => {
  it('are the one on the page, then those bought, then those viewed, each newest first', () => {
    expect(chooseBaseProducts({ productId: 1, bought: [2], viewed: [3, 4] })).toEqual([
      { productId: 1, weight: 1 },
      { productId: 2, weight: 0.5 },
      { productId: 3, weight: 0.35 },
      { productId: 4, weight: 0.35 * 0.8 },
    ])
  })

  it('are distinct, and no more than the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.array(fc.nat(20)), (viewed, bought) => {
        const asked = chooseBaseProducts({ productId: 1, viewed, bought })
        expect(new Set(asked.map(({ productId }) => productId)).size).toBe(asked.length)
        expect(asked.length).toBeLessThanOrEqual(1 + MAX_BOUGHT_PRODUCTS + MAX_VIEWED_PRODUCTS)
        expect(asked[0]).toEqual({ productId: 1, weight: 1 })
      }),
    )
  })
})

describe('recommendations for a visitor', () => {
  const wolf = answered(1, 1, [together(10, 9), together(11, 8)])

  it('without a history, are in the same order as everyone’s', () => {
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

  it('rank higher if they also match a viewed product', () => {
    expect(idsOf([wolf])).toEqual([10, 11])
    expect(idsOf([wolf, answered(2, 0.35, [together(11, 4)])])).toEqual([11, 10])
  })

  it('aren’t dominated by a viewed bestseller', () => {
    const bestSeller = answered(2, 0.35, [together(12, 4_000), together(13, 3_900)])
    expect(idsOf([wolf, bestSeller]).slice(0, 2)).toEqual([10, 11])
  })

  it('exclude what the visitor has, what is sold out, and the product itself', () => {
    const asked = answered(1, 1, [together(1, 9), together(10, 9), together(11, 8, { available: false })])
    expect(idsOf([asked], [1, 10])).toEqual([])
  })

  it('show the confidence of the base product that supports them most', () => {
    const [found] = rank([wolf, answered(2, 0.35, [together(10, 18)])])
    expect(found).toEqual({
      productId: 10,
      confidence: (18 + (5 * 50) / 5_000) / 25,
      purchaseCount: 18,
      sample: false,
    })
  })

  it('are empty if nothing matches', () => {
    expect(rank([answered(1, 1, []), answered(2, 0.35, [])])).toEqual([])
  })
})
