import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { SearchPages } from '../../contract/search.ts'
import type { CardList, CardProduct } from '../../contract/showcase.ts'
import SearchPage, { getResources } from './search.tsx'

const noPages = { answers: [], collections: [], articles: [], pages: [] }
const shipping = {
  ...noPages,
  pages: [{ title: 'Shipping and Pickup', url: '/shipping', text: 'How parcels travel.' }],
}

function wordsFor(q: string, found: SearchPages, products: CardProduct[] = []): string {
  const missing = products.length === 0 ? [q] : []
  const list: CardList = {
    products,
    total: products.length,
    nextCursor: null,
    search: { corrected: null, missing, loosened: false },
  }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SearchPage
        params={{}}
        search={new URLSearchParams({ q })}
        resources={{
          list: { state: 'ready', value: list },
          found: { state: 'ready', value: found },
          popular: { state: 'loading' },
        }}
      />
    </MemoryRouter>,
  )
  return html.replaceAll(/(?:<[^>]+>)+/g, ' ')
}

test('when only pages match, they come first and nothing says that nothing was found', () => {
  const words = wordsFor('shipping', shipping)
  expect(words).toContain('No products for “shipping”, but these pages may help:')
  expect(words).not.toMatch(/No products match|No products found/)
  expect(words.indexOf('How parcels travel.')).toBeLessThan(words.indexOf('Looking for a decal?'))
})

test('a page with a matching title comes before a collection that only mentions it', () => {
  const spoken = { title: 'Gaming Decals', url: '/collection/gaming', text: 'Holographic stickers.' }
  const words = wordsFor('Shipping', { ...shipping, collections: [spoken] })
  expect(words.indexOf('How parcels travel.')).toBeLessThan(words.indexOf('Holographic stickers.'))
})

test('when nothing matches, the shop offers to draw it', () => {
  const words = wordsFor('zzyzx', noPages)
  expect(words).toContain('No products found No products match “zzyzx”.')
  expect(words).toContain('Design it yourself')
})

test('beside few products, the shop offers to draw what was searched for', () => {
  const productList = (count: number) =>
    Array.from({ length: count }, (_, at): CardProduct => ({
      id: `gid://shopify/Product/${at + 1}`,
      title: `Walleye ${at + 1}`,
      handle: `walleye-${at + 1}`,
      vendor: 'Niagara Decals',
      imageSrc: null,
      imageAlt: '',
      price: '8.99',
      compareAtPrice: null,
      currencyCode: 'CAD',
      availableForSale: true,
      tags: [],
      rating: null,
    }))
  expect(wordsFor('walleye', noPages, productList(3))).toContain('We can draw “walleye” for you.')
  expect(wordsFor('walleye', noPages, productList(4))).not.toContain('We can draw')
})

test('a page that matches the whole query comes first, and no product is promised', () => {
  const returns = { title: 'Returns and Refunds', url: '/returns', text: 'Within 30 days of delivery.' }
  const words = wordsFor('refund', { ...shipping, answers: [returns] })
  expect(words.indexOf('Within 30 days')).toBeLessThan(words.indexOf('No products for “refund”, but'))
  const alone = wordsFor('refund', { ...noPages, answers: [returns] })
  expect(alone).toContain('No products for “refund” ')
  expect(alone).not.toMatch(/but these pages|No products match/)
})

test('without a query, the page requests only popular products', () => {
  const requested = (query: string) =>
    Object.keys(getResources({ params: {}, search: new URLSearchParams(query) }))
  expect(requested('')).toEqual(['popular'])
  expect(requested('q=')).toEqual(['popular'])
  expect(requested('q=moose').toSorted()).toEqual(['found', 'list', 'popular'])
})
