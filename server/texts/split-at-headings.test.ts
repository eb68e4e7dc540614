import { expect, test } from 'vitest'
import { splitAtHeadings } from './split-at-headings.ts'

test('a text is split at its headings, and each section at its subheadings', () => {
  const written = splitAtHeadings(
    '<p>First.</p>\n<h2>Our <em>mission</em></h2>\n<p>Three.</p><h3>Quality</h3><p>Good.</p><h3>Speed</h3><p>Soon.</p><h2>End</h2>',
  )
  expect(written).toEqual({
    lead: '<p>First.</p>',
    sections: [
      {
        id: 'our-mission',
        heading: 'Our mission',
        html: '<p>Three.</p>',
        parts: [
          { id: 'quality', heading: 'Quality', html: '<p>Good.</p>' },
          { id: 'speed', heading: 'Speed', html: '<p>Soon.</p>' },
        ],
      },
      { id: 'end', heading: 'End', html: '', parts: [] },
    ],
  })
})

test('headings with the same words get different ids', () => {
  const { sections } = splitAtHeadings('<h2>Care</h2><h3>Care</h3><h2>Care</h2><h2>?</h2>')
  expect(sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)])).toEqual([
    'care',
    'care-2',
    'care-3',
    'section',
  ])
})

test('a text without headings is one lead', () => {
  expect(splitAtHeadings('<p>Short.</p>')).toEqual({ lead: '<p>Short.</p>', sections: [] })
})

test('each cell but the first has its column’s name, for phones, where rows are stacked', () => {
  const table =
    '<table><thead><tr><th scope="col">What</th><th scope="col">Why</th></tr></thead>' +
    '<tbody><tr><td>Cart</td><td>So it stays</td></tr></tbody></table>'
  const { sections } = splitAtHeadings(`<h2>Data</h2>${table}`)
  expect(sections[0]?.html).toContain('<tr><td>Cart</td><td data-label="Why">So it stays</td></tr>')
  expect(sections[0]?.html).toContain('<th scope="col">Why</th>')
})
