import { expect, it } from 'vitest'
import { formatPriceRange } from './facets.ts'

it.each([
  ['0-10', 'Under CA$10'],
  ['10-20', 'CA$10 to CA$20'],
  ['7.50-12', 'CA$7.50 to CA$12'],
  ['100-', 'CA$100 and up'],
])('the range %s is labelled %s', (text, label) => expect(formatPriceRange(text)).toBe(label))
