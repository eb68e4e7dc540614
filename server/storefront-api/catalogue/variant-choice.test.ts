import { describe, expect, it } from 'vitest'
import { listAdjacentVariants, findSelectedOrFirstAvailable, findVariantByOptions } from './variant-choice.ts'

function variant(id: number, size: string, colour: string, availableForSale = true) {
  const selectedOptions = [
    { name: 'Size', value: size },
    { name: 'Colour', value: colour },
  ]
  return { id, availableForSale, selectedOptions }
}

const variants = [
  variant(1, 'S', 'Red', false),
  variant(2, 'S', 'Blue'),
  variant(3, 'L', 'Red'),
  variant(4, 'L', 'Blue', false),
]
const size = (value: string) => ({ name: 'Size', value })
const colour = (value: string) => ({ name: 'Colour', value })

describe('the selected variant of a page', () => {
  it.each([
    ['without options is the first available', {}, 2],
    ['fits all options', { selectedOptions: [size('L'), colour('Red')] }, 3],
    ['fits the options there are, available first', { selectedOptions: [size('L')] }, 3],
    ['is sold out when only that fits', { selectedOptions: [size('L'), colour('Blue')] }, 4],
    [
      'ignores options the product does not have',
      { selectedOptions: [{ name: 'Finish', value: 'Gloss' }] },
      2,
    ],
    ['minds upper and lower case', { selectedOptions: [size('l')] }, undefined],
    ['does not when told', { selectedOptions: [size('l')], caseInsensitiveMatch: true }, 3],
    [
      'is none for an unknown option that counts',
      { selectedOptions: [{ name: 'X', value: '1' }], ignoreUnknownOptions: false },
      undefined,
    ],
    ['is none for an unknown value', { selectedOptions: [size('XXL')] }, undefined],
  ])('%s', (_, query, id) => {
    expect(findSelectedOrFirstAvailable(variants, query)?.id).toBe(id)
  })
})

it('finding a variant by options requires all of them', () => {
  expect(findVariantByOptions(variants, { selectedOptions: [size('L'), colour('Blue')] })?.id).toBe(4)
  expect(findVariantByOptions(variants, { selectedOptions: [size('L')] })).toBeNull()
})

it('adjacent variants differ in one option, sold-out ones included', () => {
  const ids = listAdjacentVariants(variants, { selectedOptions: [size('S'), colour('Blue')] }).map(
    ({ id }) => id,
  )
  expect(ids).toEqual([1, 4])
  expect(listAdjacentVariants(variants, {}).map(({ id }) => id)).toEqual([1, 4])
})
