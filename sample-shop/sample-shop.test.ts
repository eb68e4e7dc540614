import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { homeCopy } from '../content/home.ts'
import { writeReviews } from '../scripts/sample-reviews/write-reviews.ts'
import { collectionPaths, sampleHandles, listMembers, sampleShop, sampleVariants } from './sample-products.ts'

const { collections, discounts, orders, reviews, questions } = sampleShop

describe('the sample collections', () => {
  it.each(collections)(
    '$handle holds at least 4 products, among them the one in its picture',
    ({ tags, image }) => {
      const members = listMembers(tags).map((product) => product.handle)
      expect(members.length).toBeGreaterThanOrEqual(4)
      expect(members).toContain(image)
    },
  )

  it('give vehicle decals at least 24 products', () => {
    expect(listMembers(['vehicle-decals']).length).toBeGreaterThanOrEqual(24)
  })

  it('have unique handles', () => {
    expect(collectionPaths.size).toBe(collections.length)
  })
})

describe('the sample orders', () => {
  it('are at least 420 over a year', () => {
    expect(orders.length).toBeGreaterThanOrEqual(420)
    expect(Math.max(...orders.map((order) => order.daysAgo))).toBeGreaterThan(330)
  })

  it('refer to variants and discount codes that exist', () => {
    const handleOf = new Map(sampleVariants.map((variant) => [variant.sku, variant.handle]))
    const codes = new Set(discounts.map((discount) => discount.code))
    for (const order of orders) {
      for (const line of order.lines) expect(handleOf.get(line.sku), line.sku).toBe(line.handle)
      if (order.coupon !== undefined) expect(codes).toContain(order.coupon)
    }
  })
})

describe('the sample discounts', () => {
  it('refer only to product tags that exist, among them gaming', () => {
    const named = discounts.flatMap(({ productTag }) => productTag ?? [])
    for (const tag of named) expect(listMembers([tag]), tag).not.toEqual([])
    expect(named).toContain('gaming')
  })
})

describe('the sample questions', () => {
  it('are about a dozen products that exist, and none is asked twice', () => {
    const asked = new Set(questions.map((question) => question.handle))
    expect(asked.size).toBeGreaterThanOrEqual(12)
    for (const handle of asked) expect(sampleHandles).toContain(handle)
    expect(new Set(questions.map((question) => question.text)).size).toBe(questions.length)
  })
})

describe('the sample reviews', () => {
  const byProduct = Map.groupBy(reviews, (review) => review.handle)

  it('cover at least 60 products that exist', () => {
    expect(byProduct.size).toBeGreaterThanOrEqual(60)
    for (const handle of byProduct.keys()) expect(sampleHandles).toContain(handle)
  })

  it.each([...byProduct])('give %s 5 to 54 ratings, with an average of 3.5 to 4.4', (_, own) => {
    const average = own.reduce((sum, review) => sum + review.rating, 0) / own.length
    expect(own.length).toBeGreaterThanOrEqual(5)
    expect(own.length).toBeLessThanOrEqual(54)
    expect(average).toBeGreaterThanOrEqual(3.5)
    expect(average).toBeLessThanOrEqual(4.4)
  })

  it('never repeat a text', () => {
    expect(new Set(reviews.map((review) => review.text)).size).toBe(reviews.length)
    const sentences = reviews.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    expect(new Set(sentences).size).toBeGreaterThan(600)
  })

  it.each([...byProduct])('of %s never repeat a sentence or a title', (_, own) => {
    const sentences = own.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    expect(sentences.toSorted()).toEqual([...new Set(sentences)].toSorted())
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
  })

  it('are those that `npm run sample-reviews` writes', () => {
    expect(writeReviews(reviews, sampleShop.products)).toEqual(reviews)
  })
})

describe('the sample', () => {
  it('says that it is a sample', () => {
    expect(existsSync(new URL('README.md', import.meta.url))).toBe(true)
    expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain('sample data')
    expect(homeCopy.testimonials.note).toMatch(/sample/i)
  })
})
