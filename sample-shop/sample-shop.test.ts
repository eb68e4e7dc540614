import { pageRoutes } from '../app/routes.ts'
import { landingPages } from '../content/landing/landing-pages.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import library from '../content/cut-files/library.json' with { type: 'json' }
import { home } from '../content/home.ts'
import {
  accountLink,
  categories,
  footerGroups,
  footerLegalLinks,
  headerItems,
  promoBar,
  shopAllLink,
} from '../content/menus.ts'
import { shopPage } from '../content/shop-page.ts'
import { readSampleShop } from './sample-files.ts'

const { products, collections, discounts, orders, reviews, questions } = readSampleShop()
const handles = new Set(products.map((product) => product.handle))
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ ...variant, handle: product.handle })),
)
const membersOf = (tags: readonly string[]) =>
  products.filter((product) => product.tags.some((tag) => tags.includes(tag)))

const guides = readdirSync(new URL('../content/guides/', import.meta.url)).map(
  (file) => `/guides/${file.replace(/\.html$/, '')}`,
)
/** Every page of the shop with one address. */
const pages = new Set([
  ...[...pageRoutes, ...landingPages].map(({ path }) => path).filter((path) => !path.includes(':')),
  ...guides,
])
const collectionPaths = new Set(collections.map((collection) => `/collection/${collection.handle}`))
const productPaths = new Set(products.map(({ handle }) => `/product/${handle}`))

/** Every `url` and `picture` anywhere in the content. */
function valuesOf(key: string, from: unknown): string[] {
  if (Array.isArray(from)) return from.flatMap((each) => valuesOf(key, each))
  if (typeof from !== 'object' || from === null) return []
  return Object.entries(from).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  )
}

const content = [
  headerItems,
  categories,
  footerGroups,
  footerLegalLinks,
  accountLink,
  shopAllLink,
  home,
  shopPage,
  ...(await Promise.all(landingPages.map(({ page }) => page()))),
]

const landingArt = content.flatMap((page) => artIn(page))

/** Every picture of a product, by its handle and what it shows of it. */
function artIn(from: unknown): { handle: string; show: string }[] {
  if (typeof from !== 'object' || from === null) return []
  const art = z.object({ kind: z.literal('product'), handle: z.string(), show: z.string() }).safeParse(from)
  return art.success ? [art.data] : Object.values(from).flatMap(artIn)
}

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

  it('print at most three lines of 14 signs on a decal', () => {
    for (const { handle, design } of products) {
      expect(design.words.length, handle).toBeLessThanOrEqual(3)
      for (const line of design.words) expect(line.length, `${handle}: ${line}`).toBeLessThanOrEqual(14)
    }
  })

  it('have unique SKUs and unique option values within a product', () => {
    expect(new Set(variants.map((variant) => variant.sku)).size).toBe(variants.length)
    for (const product of products) {
      const options = product.variants.map((variant) => variant.options.join(' / '))
      expect(new Set(options).size, product.handle).toBe(options.length)
    }
  })

  it('cost from 4.99 to 299.99, less than their compare-at price', () => {
    const prices = variants.map((variant) => Number(variant.price))
    expect(Math.min(...prices)).toBe(4.99)
    expect(Math.max(...prices)).toBe(299.99)
    for (const { sku, price, compareAtPrice } of variants) {
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

  const downloads = new Set(membersOf(['svg-files', 'downloads']).map((product) => product.handle))

  const delivered = new Set([...library.singles, ...library.sets].map(({ handle }) => handle))

  it('are counted, files that are delivered without end are not; downloads are not shipped', () => {
    for (const { handle, sku, tracked, shipped, quantity, policy } of variants) {
      if (downloads.has(handle)) expect(shipped, sku).toBe(false)
      expect(tracked, sku).toBe(!delivered.has(handle))
      expect([quantity, policy], sku).toEqual([tracked ? expect.stringMatching(/^\d+$/) : '', 'deny'])
    }
  })

  it('do not sell downloads that nothing delivers', () => {
    const waiting = variants.filter(({ handle }) => downloads.has(handle) && !delivered.has(handle))
    expect(waiting.length).toBeGreaterThan(0)
    expect(new Set(waiting.map(({ quantity }) => quantity))).toEqual(new Set(['0']))
  })

  it('sell every cut file of the library, under two licences', () => {
    for (const handle of delivered) {
      const offered = variants.filter((variant) => variant.handle === handle)
      expect(
        offered.map(({ options }) => options[0]),
        handle,
      ).toEqual(['Personal', 'Small business'])
    }
  })

  it('include 6 to 8 goods that are sold out, and some with one variant sold out', () => {
    const goods = products.filter(({ handle }) => !downloads.has(handle))
    const gone = goods.filter((product) => product.variants.every((each) => each.quantity === '0'))
    const partly = goods.filter((product) => product.variants.some((each) => each.quantity === '0'))
    expect(gone.length).toBeGreaterThanOrEqual(6)
    expect(gone.length).toBeLessThanOrEqual(8)
    expect(partly.length).toBeGreaterThan(gone.length + 10)
  })
})

describe('the sample collections', () => {
  it.each(collections)('$handle holds at least 4 products, its picture among them', ({ tags, image }) => {
    const members = membersOf(tags).map((product) => product.handle)
    expect(members.length).toBeGreaterThanOrEqual(4)
    expect(members).toContain(image)
  })

  it('give vehicle decals at least 24 products', () => {
    expect(membersOf(['vehicle-decals']).length).toBeGreaterThanOrEqual(24)
  })

  it('have unique handles', () => {
    expect(collectionPaths.size).toBe(collections.length)
  })
})

describe('the menus and pages', () => {
  it('link only to pages of the shop and to sample collections', () => {
    // A link to a part of the page itself is held by the page's own test; the shop's phone is no page.
    for (const url of valuesOf('url', content).filter((each) => !/^(?:#|tel:)/.test(each))) {
      const path = url.replace(/[?#].*$/, '')
      expect(pages.has(path) || collectionPaths.has(path) || productPaths.has(path), url).toBe(true)
    }
  })

  it('show pictures of products that exist', () => {
    for (const picture of valuesOf('picture', content)) expect(handles, picture).toContain(picture)
    for (const picture of home.hero.pictures) expect(handles, picture).toContain(picture)
  })

  it('show a product in use where it has been drawn in use', () => {
    const drawn = new Set(products.filter(({ images }) => images.length > 1).map(({ handle }) => handle))
    for (const art of landingArt.filter(({ show }) => show === 'scene'))
      expect(drawn, art.handle).toContain(art.handle)
  })

  it('promise a discount code that does what the bar says', () => {
    expect(discounts.find((discount) => discount.code === promoBar.code)).toMatchObject({
      type: 'free-shipping',
      minimumSubtotalCents: 5000,
      localOnly: true,
    })
  })
})

describe('the sample orders', () => {
  it('are at least 420 over a year', () => {
    expect(orders.length).toBeGreaterThanOrEqual(420)
    expect(Math.max(...orders.map((order) => order.daysAgo))).toBeGreaterThan(330)
  })

  it('refer to variants and discount codes that exist', () => {
    const handleOf = new Map(variants.map((variant) => [variant.sku, variant.handle]))
    const codes = new Set(discounts.map((discount) => discount.code))
    for (const order of orders) {
      for (const line of order.lines) expect(handleOf.get(line.sku), line.sku).toBe(line.handle)
      if (order.coupon !== undefined) expect(codes).toContain(order.coupon)
    }
  })
})

describe('the sample discounts', () => {
  it('for some goods only name a tag that goods carry', () => {
    const named = discounts.flatMap(({ productTag }) => productTag ?? [])
    for (const tag of named) expect(membersOf([tag]), tag).not.toEqual([])
    expect(named).toContain('gaming')
  })
})

describe('the sample questions', () => {
  it('are about a dozen products that exist, and none is asked twice', () => {
    const asked = new Set(questions.map((question) => question.handle))
    expect(asked.size).toBeGreaterThanOrEqual(12)
    for (const handle of asked) expect(handles).toContain(handle)
    expect(new Set(questions.map((question) => question.text)).size).toBe(questions.length)
  })
})

describe('the sample reviews', () => {
  const byProduct = Map.groupBy(reviews, (review) => review.handle)

  it('cover at least 60 products that exist', () => {
    expect(byProduct.size).toBeGreaterThanOrEqual(60)
    for (const handle of byProduct.keys()) expect(handles).toContain(handle)
  })

  it.each([...byProduct])('of %s are 5 to 54 with an average of 3.5 to 4.4', (_, own) => {
    const average = own.reduce((sum, review) => sum + review.rating, 0) / own.length
    expect(own.length).toBeGreaterThanOrEqual(5)
    expect(own.length).toBeLessThanOrEqual(54)
    expect(average).toBeGreaterThanOrEqual(3.5)
    expect(average).toBeLessThanOrEqual(4.4)
  })

  it('never say the same words twice', () => {
    expect(new Set(reviews.map((review) => review.text)).size).toBe(reviews.length)
  })
})

describe('the sample', () => {
  it('says that it is one', () => {
    expect(existsSync(new URL('README.md', import.meta.url))).toBe(true)
    expect(readFileSync(new URL('README.md', import.meta.url), 'utf8')).toContain('sample data')
    expect(home.testimonials.note).toMatch(/sample/i)
  })
})
