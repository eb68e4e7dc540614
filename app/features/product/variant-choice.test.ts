import { expect, test } from 'vitest'
import {
  findVariantWithValue,
  describeOtherValues,
  findSwatchColour,
  getOptionValueState,
} from './variant-choice.ts'

const variant = (size: string, finish: string, availableForSale = true) => ({
  availableForSale,
  selectedOptions: [
    { name: 'Size', value: size },
    { name: 'Finish', value: finish },
  ],
})
const smallGloss = variant('4 in', 'Gloss')
const smallMatte = variant('4 in', 'Matte', false)
const largeGloss = variant('6 in', 'Gloss')
const hugeMatte = variant('10 in', 'Matte')
const variants = [smallGloss, smallMatte, largeGloss, hugeMatte]

test.each([
  ['Size', '6 in', 'available'],
  ['Finish', 'Matte', 'sold-out'],
  ['Size', '10 in', 'none'],
  ['Size', '4 in', 'available'],
])('from the small gloss decal, %s %s is %s', (option, value, state) => {
  expect(getOptionValueState(variants, smallGloss, option, value)).toBe(state)
})

test('choosing a value keeps the other choices if that variant exists', () => {
  expect(findVariantWithValue(variants, smallGloss, 'Size', '6 in')).toBe(largeGloss)
})

test('choosing an unavailable combination selects the closest variant with the value', () => {
  expect(findVariantWithValue(variants, smallGloss, 'Size', '10 in')).toBe(hugeMatte)
})

test('choosing a value that no variant has changes nothing', () => {
  expect(findVariantWithValue(variants, smallGloss, 'Size', '12 in')).toBe(smallGloss)
})

test('an unavailable value names the other values that would change', () => {
  expect(describeOtherValues(hugeMatte, smallGloss, 'Size')).toBe('Matte')
  expect(describeOtherValues(largeGloss, smallGloss, 'Size')).toBe('')
})

test.each([
  ['Colour', 'Navy', '#15305a'],
  ['Colour', 'Signal red', null],
  ['Size', 'Navy', null],
])('option %s, value %s: swatch %s', (option, value, colour) => {
  expect(findSwatchColour(option, value)).toBe(colour)
})
