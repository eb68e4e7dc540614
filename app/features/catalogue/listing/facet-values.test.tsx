import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FacetValues } from './facet-values.tsx'

test('counts of facets are read out in the singular for one product', () => {
  const value = (count: number) => ({ value: `v${count}`, label: 'Red', count, chosen: false })
  const group = { name: 'colour', label: 'Colour', values: [value(1), value(2)] }
  const html = renderToStaticMarkup(<FacetValues group={group} onChoose={() => {}} />)
  const text = html.replaceAll(/<[^>]+>/g, '')
  expect(text).toBe('ColourRed1 productRed2 products')
})
