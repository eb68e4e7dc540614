import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReorderLine } from '../../../contract/order-pages.ts'
import { ReorderView } from './reorder-view.tsx'

const line = (field: string, details: string): ReorderLine => ({
  field,
  title: 'Howling Wolf Round Badge',
  details,
  imageSrc: '',
  quantity: '1',
  price: 'CA$9.99',
  changes: [],
  words: [],
  edit: { path: `/product/wolf?variant=${field}`, label: 'Change it on its product page instead' },
})

test('screen readers can tell two variants of one product apart', () => {
  const lines = [line('line-1', '4 in / Gloss'), line('line-2', '10 in / Matte'), line('line-3', '')]
  const page = {
    kind: 'reorder' as const,
    number: 'ND-10234',
    orderPath: '/orders/s',
    path: '/orders/s/reorder',
  }
  const html = renderToStaticMarkup(<ReorderView reorder={{ ...page, message: null, lines }} />)
  const words = html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
  expect(words.match(/Quantity\| of [^|]+/g)).toEqual([
    'Quantity| of Howling Wolf Round Badge, 4 in / Gloss',
    'Quantity| of Howling Wolf Round Badge, 10 in / Matte',
    'Quantity| of Howling Wolf Round Badge',
  ])
  const names = html.match(/(?<=aria-label=")Change it[^"]+/g)
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(3)
})
