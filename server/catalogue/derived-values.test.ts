import { expect, test } from 'vitest'
import { DESIGN_COLUMN, deriveSearchTerms } from './derived-values.ts'

const leaf = {
  handle: 'lest-we-forget',
  title: 'Lest We Forget',
  vendor: '',
  productType: 'Decal',
  tags: [],
  optionNames: [],
  variants: [],
}
const image = { src: '', width: null, height: null, csvRow: 0, extraColumns: {}, spellings: {} }
const motifOf = (motif: string, alt: string) => {
  const design = JSON.stringify({ layout: 'badge', motif, words: ['REMEMBER'] })
  const product = { ...leaf, extraColumns: { [DESIGN_COLUMN]: design }, images: [{ ...image, alt }] }
  return deriveSearchTerms(product, []).split('\n')[3]
}

test('the motif of a product’s picture has search words of its own, as far as the picture’s description names it', () => {
  const alt = 'Lest We Forget: round badge with a maple leaf'
  expect(motifOf('mdi:leaf-maple', alt)).toBe('leaf maple')
  expect(motifOf('mdi:account', alt)).toBe('')
})
