import { expect, it } from 'vitest'
import { summariseText } from './summarise-text.ts'

it.each([
  [
    'skips headings and tables',
    '<h2>Delivery options</h2><table><tr><th>Option</th></tr><tr><td>Pickup</td></tr></table><p>You pay one price. Pickup is free.</p>',
    'You pay one price. Pickup is free.',
  ],
  [
    'ends with a sentence',
    `<p>You pay one price for the whole order. ${'It depends on the weight and '.repeat(6)}size.</p>`,
    'You pay one price for the whole order.',
  ],
  [
    'doesn’t end with an abbreviation',
    `<p>We print in St. Catharines ${'and ship across Canada '.repeat(8)}.</p>`,
    `We print in St. Catharines ${'and ship across Canada '.repeat(6)}`.slice(0, 160).trimEnd(),
  ],
  ['cuts a long sentence', `<p>${'a'.repeat(200)}</p>`, 'a'.repeat(160)],
  ['has nothing to say about a table alone', '<table><tr><td>Free</td></tr></table>', ''],
])('a summary %s', (_, html, summary) => {
  expect(summariseText(html)).toBe(summary)
})
