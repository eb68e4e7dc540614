import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageRoutes } from '../app/routes.ts'
import { homeCopy } from '../content/home.ts'
import { landingPages } from '../content/landing/landing-pages.ts'
import {
  accountMenuLink,
  listMenuCategories,
  listFooterGroups,
  footerLegalLinks,
  listHeaderItems,
  promoBarCopy,
  shopAllLink,
} from '../content/menus.ts'
import { shopPage } from '../content/shop-page.ts'
import { collectionPaths, sampleHandles, sampleShop } from './sample-products.ts'

const { products, discounts } = sampleShop

const guides = readdirSync(new URL('../content/guides/', import.meta.url)).map(
  (file) => `/guides/${file.replace(/\.html$/, '')}`,
)
/** All pages whose path has no parameters. */
const pages = new Set([
  ...[...pageRoutes, ...landingPages].map(({ path }) => path).filter((path) => !path.includes(':')),
  ...guides,
])
const productPaths = new Set(products.map(({ handle }) => `/product/${handle}`))

/** Collects the values of this key (`url`, for example) from all levels of the content. */
function valuesOf(key: string, from: unknown): string[] {
  if (Array.isArray(from)) return from.flatMap((each) => valuesOf(key, each))
  if (typeof from !== 'object' || from === null) return []
  return Object.entries(from).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  )
}

const content = [
  listHeaderItems,
  listMenuCategories,
  listFooterGroups,
  footerLegalLinks,
  accountMenuLink,
  shopAllLink,
  homeCopy,
  shopPage,
  ...(await Promise.all(landingPages.map(({ page }) => page()))),
]

const landingArt = content.flatMap((page) => artIn(page))

/** Collects the references to product pictures from all levels of the content. `show` says which kind of picture is meant. */
function artIn(from: unknown): { handle: string; show: string }[] {
  if (typeof from !== 'object' || from === null) return []
  const art = z.object({ kind: z.literal('product'), handle: z.string(), show: z.string() }).safeParse(from)
  return art.success ? [art.data] : Object.values(from).flatMap(artIn)
}

describe('the menus and pages', () => {
  it('link only to pages of the shop and to sample collections', () => {
    // Phone links aren't checked. Links to sections of the same page are checked in landing-pages.test.ts.
    for (const url of valuesOf('url', content).filter((each) => !/^(?:#|tel:)/.test(each))) {
      const path = url.replace(/[?#].*$/, '')
      expect(pages.has(path) || collectionPaths.has(path) || productPaths.has(path), url).toBe(true)
    }
  })

  it('show pictures of products that exist', () => {
    for (const picture of valuesOf('picture', content)) expect(sampleHandles, picture).toContain(picture)
    for (const picture of homeCopy.hero.pictures) expect(sampleHandles, picture).toContain(picture)
  })

  it('show a product in use where it has been drawn in use', () => {
    const drawn = new Set(products.filter(({ images }) => images.length > 1).map(({ handle }) => handle))
    for (const art of landingArt.filter(({ show }) => show === 'scene'))
      expect(drawn, art.handle).toContain(art.handle)
  })

  it('promise a discount code that does what the bar says', () => {
    expect(discounts.find((discount) => discount.code === promoBarCopy.code)).toMatchObject({
      type: 'free-shipping',
      minimumSubtotalCents: 5000,
      localOnly: true,
    })
  })
})
