import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RecommendedCard, type RecommendedItem } from './recommended-card.tsx'

const item: RecommendedItem = {
  handle: 'bee-kind-bumper',
  title: 'Bee Kind',
  price: '4.99',
  currencyCode: 'CAD',
  images: [],
  tags: [],
  confidence: 0.9,
  purchaseCount: 7,
}
const wordsOf = (change: Partial<RecommendedItem>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RecommendedCard item={{ ...item, ...change }} />
    </MemoryRouter>,
  ).replaceAll(/(?:<[^>]+>)+/g, '|')

test('a card counts purchases, and says if they are the sample shop’s', () => {
  expect(wordsOf({})).toContain('|Top Pick|7 sold|')
  expect(wordsOf({ sample: true })).toContain('|Top Pick (sample)|7 sold (sample)|')
  expect(wordsOf({ confidence: 0.8, purchaseCount: 0 })).not.toMatch(/Top Pick|sold/)
})
