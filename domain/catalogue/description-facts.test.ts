import { expect, test } from 'vitest'
import { extractDescriptionFacts } from './description-facts.ts'

test('a description’s labelled list becomes facts, and the rest stays unchanged', () => {
  const found = extractDescriptionFacts(
    '<p>A wolf.</p>\n<ul>\n <li><strong>Material:</strong> Cast vinyl, <em>2 mil</em></li>\n <li><strong>Care:</strong> No wax &amp; no solvents</li>\n</ul>\n<p>Ships flat.</p>',
  )
  expect(found.facts).toEqual([
    { label: 'Material', html: 'Cast vinyl, <em>2 mil</em>' },
    { label: 'Care', html: 'No wax &amp; no solvents' },
  ])
  expect(found.text).toBe('<p>A wolf.</p>\n\n<p>Ships flat.</p>')
})

test.each([
  ['no list', '<p>A wolf.</p>'],
  ['a list without labels', '<ul><li>Weatherproof</li><li>Local</li></ul>'],
  ['a list with a label missing', '<ul><li><strong>Size:</strong> 4 in</li><li>Local</li></ul>'],
  ['a list within a list', '<ul><li><strong>Size:</strong> <ul><li>4 in</li></ul></li></ul>'],
  ['nothing', ''],
])('a description with %s stays whole', (_, description) => {
  expect(extractDescriptionFacts(description)).toEqual({ text: description, facts: [] })
})

test('unfinished lists are parsed in linear time: quadratic time would exceed the time limit', () => {
  extractDescriptionFacts('<ul><li><strong>A:</strong> '.repeat(200_000))
})
