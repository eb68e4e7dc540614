import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import library from '../content/cut-files/library.json' with { type: 'json' }
import { listMembers, sampleShop, sampleVariants } from './sample-products.ts'

const { products } = sampleShop

const icons = z.object({ icons: z.record(z.string(), z.unknown()) })
const iconSet = (set: string) =>
  icons.parse(
    JSON.parse(
      readFileSync(new URL(`../node_modules/@iconify-json/${set}/icons.json`, import.meta.url), 'utf8'),
    ),
  ).icons

describe('the sample products', () => {
  it('are at least 110, each with a title, a description and a picture with alternative text', () => {
    expect(products.length).toBeGreaterThanOrEqual(110)
    for (const product of products) {
      expect(product.title, product.handle).not.toBe('')
      expect(product.body, product.handle).toMatch(/^<p>[\s\S]+<\/(p|ul)>$/)
      expect(product.images[0]?.src).toBe(`pictures/${product.handle}.svg`)
      for (const image of product.images) expect(image.alt, product.handle).not.toBe('')
    }
  })

  it('write the sides of a size in one way: 12 × 24 in', () => {
    const csv = readFileSync(new URL('products.csv', import.meta.url), 'utf8')
    expect(csv.match(/.{0,20}\d(?: (?:in|ft|cm|mm))? ?[xX] ?\d.{0,20}/g)).toBeNull()
    expect(csv).toContain('12 × 24 in, pair')
  })

  it('have a second picture exactly where the design names a scene', () => {
    for (const { handle, design, images } of products) {
      const scenes = design.scene === undefined ? [] : [`pictures/${handle}-${design.scene}.svg`]
      expect(images.slice(1).map((image) => image.src)).toEqual(scenes)
    }
  })

  it('use only motifs that the installed icon sets contain, and none for lettering alone', () => {
    const sets = new Map(
      ['game-icons', 'fluent-emoji-high-contrast', 'fluent-emoji-flat', 'mdi', 'temaki'].map((set) => [
        set,
        iconSet(set),
      ]),
    )
    for (const { handle, design } of products) {
      if (design.layout === 'lettering') expect(design.motif, handle).toBeUndefined()
      if (design.layout === 'glyph') expect(design.words, handle).toEqual([])
      if (design.motif === undefined) continue
      const [set = '', name = ''] = design.motif.split(':')
      expect(Object.keys(sets.get(set) ?? {}), `${handle}: ${design.motif}`).toContain(name)
    }
  })

  it('print at most three lines of 14 characters on a decal', () => {
    for (const { handle, design } of products) {
      expect(design.words.length, handle).toBeLessThanOrEqual(3)
      for (const line of design.words) expect(line.length, `${handle}: ${line}`).toBeLessThanOrEqual(14)
    }
  })

  it('have unique SKUs and unique option values within a product', () => {
    expect(new Set(sampleVariants.map((variant) => variant.sku)).size).toBe(sampleVariants.length)
    for (const product of products) {
      const options = product.variants.map((variant) => variant.options.join(' / '))
      expect(new Set(options).size, product.handle).toBe(options.length)
    }
  })

  it('cost from 4.99 to 299.99, less than their compare-at price', () => {
    const prices = sampleVariants.map((variant) => Number(variant.price))
    expect(Math.min(...prices)).toBe(4.99)
    expect(Math.max(...prices)).toBe(299.99)
    for (const { sku, price, compareAtPrice } of sampleVariants) {
      expect(price, sku).toMatch(/^\d+\.\d\d$/)
      if (compareAtPrice !== '') expect(Number(compareAtPrice), sku).toBeGreaterThan(Number(price))
    }
  })

  it('sell "Canada Is Not For Sale" at 14.99', () => {
    expect(products.find((product) => product.handle === 'canada-is-not-for-sale')).toMatchObject({
      title: 'Canada Is Not For Sale',
      variants: [{ price: '14.99' }],
    })
  })

  const downloads = new Set(listMembers(['svg-files', 'downloads']).map((product) => product.handle))

  const delivered = new Set([...library.singles, ...library.sets].map(({ handle }) => handle))

  it('track stock unless they deliver a file; downloads are never shipped', () => {
    for (const { handle, sku, tracked, shipped, quantity, policy } of sampleVariants) {
      if (downloads.has(handle)) expect(shipped, sku).toBe(false)
      expect(tracked, sku).toBe(!delivered.has(handle))
      expect([quantity, policy], sku).toEqual([tracked ? expect.stringMatching(/^\d+$/) : '', 'deny'])
    }
  })

  it('don’t sell downloads without a file to deliver', () => {
    const waiting = sampleVariants.filter(({ handle }) => downloads.has(handle) && !delivered.has(handle))
    expect(waiting.length).toBeGreaterThan(0)
    expect(new Set(waiting.map(({ quantity }) => quantity))).toEqual(new Set(['0']))
  })

  it('sell every cut file of the library, under two licences', () => {
    for (const handle of delivered) {
      const offered = sampleVariants.filter((variant) => variant.handle === handle)
      expect(
        offered.map(({ options }) => options[0]),
        handle,
      ).toEqual(['Personal', 'Small business'])
    }
  })

  it('include 6 to 8 sold-out products, and some with one variant sold out', () => {
    const goods = products.filter(({ handle }) => !downloads.has(handle))
    const gone = goods.filter((product) => product.variants.every((each) => each.quantity === '0'))
    const partly = goods.filter((product) => product.variants.some((each) => each.quantity === '0'))
    expect(gone.length).toBeGreaterThanOrEqual(6)
    expect(gone.length).toBeLessThanOrEqual(8)
    expect(partly.length).toBeGreaterThan(gone.length + 10)
  })
})
