import { expect, it } from 'vitest'
import { listOptionGroups, getNextOptionIndex } from './list-options.ts'

const none = { answers: [], products: [], total: 0, collections: [], articles: [], pages: [] }
const product = {
  handle: 'wolf',
  title: 'Wolf',
  imageSrc: null,
  imageAlt: '',
  price: '4.99',
  currencyCode: 'CAD',
}

it('arrow keys wrap around through the field', () => {
  expect([getNextOptionIndex(-1, 1, 3), getNextOptionIndex(0, 1, 3), getNextOptionIndex(2, 1, 3)]).toEqual([
    0, 1, -1,
  ])
  expect([getNextOptionIndex(-1, -1, 3), getNextOptionIndex(2, -1, 3), getNextOptionIndex(0, -1, 3)]).toEqual(
    [2, 1, -1],
  )
  expect([getNextOptionIndex(-1, 1, 0), getNextOptionIndex(-1, -1, 0)]).toEqual([-1, -1])
})

it('empty groups are not shown', () => {
  expect(
    listOptionGroups('wolf', { ...none, search: { corrected: null, missing: [], loosened: false } }),
  ).toEqual([])
})

it('a corrected query links to the results for the correction', () => {
  const groups = listOptionGroups('wlof', {
    ...none,
    products: [product],
    total: 9,
    search: { corrected: 'wolf', missing: [], loosened: false },
  })
  expect(groups.map(({ label }) => label)).toEqual(['Products for “wolf”', 'Everything'])
  expect(groups.at(-1)?.options[0]?.url).toBe('/search?q=wolf')
})

it('a partial match is not announced as a full one', () => {
  const groups = listOptionGroups('black wolf', {
    ...none,
    products: [product],
    total: 9,
    search: { corrected: null, missing: [], loosened: true },
  })
  expect(groups[0]?.label).toBe('Products close to “black wolf”')
  expect(groups.at(-1)?.options[0]).toMatchObject({ title: 'All 9 products close to “black wolf”' })
})

it('a page that matches the whole query comes before products', () => {
  const answers = [{ title: 'Returns and Refunds', url: '/returns', text: '' }]
  const groups = listOptionGroups('return policy', {
    ...none,
    answers,
    products: [product],
    total: 1,
    search: { corrected: null, missing: [], loosened: false },
  })
  expect(groups.map(({ label }) => label)).toEqual(['Best matches', 'Products'])
  expect(groups[0]?.options).toEqual([{ title: 'Returns and Refunds', url: '/returns' }])
})
