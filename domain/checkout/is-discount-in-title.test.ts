import { expect, it } from 'vitest'
import { isDiscountInTitle } from './is-discount-in-title.ts'

it.each([
  ['percentage', 15, '15% off gaming decals', true],
  ['percentage', 15, 'Gamers', false],
  ['fixed', 2000, '$20 off fleet orders over $200', true],
  ['fixed', 2050, '$20.5 off', true],
  ['fixed', 2000, 'Fleet customers', false],
  ['free-shipping', 0, 'Free shipping on local orders', true],
  ['free-shipping', 0, 'Niagara neighbours', false],
] as const)('a %s of %i with the title “%s”: %s', (type, value, title, repeats) => {
  expect(isDiscountInTitle({ type, value, title })).toBe(repeats)
})
