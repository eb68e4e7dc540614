import { describe, expect, it } from 'vitest'
import { listFooterGroups, footerLegalLinks } from '../../content/menus.ts'
import { returnTermsCopy } from '../../content/returns.ts'
import { convertHtmlToText } from '../../domain/catalogue/meta-description.ts'
import { readSampleShop } from '../../sample-shop/sample-files.ts'
import { readTexts, TEXTS_FOLDER } from './read-texts.ts'
import { POLICY_HANDLES } from './text-kinds.ts'
import { buildPagePath } from './text-paths.ts'

const { policies, pages, posts } = readTexts(TEXTS_FOLDER)
const { products, collections } = readSampleShop()
const all = [...policies, ...pages, ...posts]

const places = new Set([
  '/shop',
  ...listFooterGroups().flatMap(({ links }) => links.map(({ url }) => url)),
  ...footerLegalLinks.map(({ url }) => url),
  ...products.map(({ handle }) => `/product/${handle}`),
  ...collections.map(({ handle }) => `/collection/${handle}`),
  ...posts.map(({ handle }) => `/blog/${handle}`),
])

it.each(all)('every link of $handle leads somewhere', ({ body }) => {
  const links = Array.from(body.matchAll(/href="(\/[^"]*)"/g), ([, url]) => url)
  expect(links.filter((url) => !places.has(url ?? ''))).toEqual([])
})

it('all policies that storefronts request, the menus’ pages and the linked guides exist', () => {
  expect(policies.map(({ handle }) => handle).toSorted()).toEqual([...POLICY_HANDLES].toSorted())
  expect(pages.map(buildPagePath)).toEqual([
    '/about',
    '/contact',
    '/faq',
    '/guides/suv-personalization',
    '/guides/toronto-road-trips',
    '/guides/weatherproof-decals',
  ])
})

it('the refund policy states the return terms word for word', () => {
  const text = convertHtmlToText(policies.find(({ handle }) => handle === 'refund-policy')?.body ?? '')
  for (const paragraph of returnTermsCopy.paragraphs) expect(text).toContain(paragraph)
})

it('the shipping policy states the checkout’s prices, its business days and the local pickup', () => {
  const text = convertHtmlToText(policies.find(({ handle }) => handle === 'shipping-policy')?.body ?? '')
  expect(text).toContain('Local pickup in St. Catharines Free')
  expect(text).toContain('Niagara regional delivery CA$6.99 CA$29.99 over 30 kg 2 to 4')
  expect(text).toContain('Canada-wide shipping CA$9.99 CA$49.99 over 20 kg CA$89.99 over 40 kg 5 to 7')
  expect(text).toContain('Within Canada, on orders over $75 after discounts')
  expect(text).toContain('To Niagara postal codes, on orders over $50 with the code NIAGARALOCAL.')
})

it('there are ten frequent questions', () => {
  const body = pages.find(({ handle }) => handle === 'faq')?.body ?? ''
  expect(Array.from(body.matchAll(/<h2>[^<]*\?<\/h2>/g))).toHaveLength(10)
})

describe('the posts', () => {
  it('are six decal posts and three local ones, one for each category in the specification', () => {
    const categoriesOf = (wanted: string) =>
      posts
        .filter(({ blog }) => blog.handle === wanted)
        .map(({ tags }) => tags[0] ?? '')
        .toSorted((a, b) => (a < b ? -1 : 1))
    expect(categoriesOf('decal-blog')).toEqual([
      'Business Branding',
      'Design Tutorials',
      'Materials & Durability',
      'Product Comparisons',
      'Shipping & Delivery',
      'Technology',
    ])
    expect(categoriesOf('niagara')).toEqual(['Community', 'Food & Drink', 'Local Tips'])
  })

  it.each(posts)(
    'such as $handle have at least 600 words and the picture of a product',
    ({ body, picture }) => {
      expect(convertHtmlToText(body).split(' ').length).toBeGreaterThanOrEqual(600)
      expect(products.map(({ handle }) => handle)).toContain(picture)
    },
  )
})
