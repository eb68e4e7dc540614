import { decodeEncodedVariant } from '@shopify/hydrogen-react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeVariants } from './encoded-variants.ts'

describe('encoded variants', () => {
  it.each([
    [
      'the example of the public schema',
      [
        [0, 0, 0],
        [0, 1, 0],
        [0, 1, 1],
        [1, 0, 0],
        [1, 0, 1],
        [1, 1, 1],
        [2, 0, 1],
        [2, 1, 0],
      ],
      'v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,',
    ],
    ['one option', [[0], [1], [2], [4]], 'v1_0-2 4'],
    [
      'two options, unsorted',
      [
        [1, 1],
        [0, 1],
        [0, 0],
      ],
      'v1_0:0-1,1:1,',
    ],
    ['nothing', [], 'v1_'],
  ])('of %s', (_, combinations, encoded) => {
    expect(encodeVariants(combinations)).toBe(encoded)
  })

  it('are decoded by storefronts, whatever the product', () => {
    const combinations = fc.integer({ min: 1, max: 3 }).chain((options) =>
      fc.uniqueArray(fc.array(fc.nat({ max: 12 }), { minLength: options, maxLength: options }), {
        minLength: 1,
        maxLength: 60,
        selector: (combination) => combination.join(),
      }),
    )
    fc.assert(
      fc.property(combinations, (all) => {
        const decoded = decodeEncodedVariant(encodeVariants(all)).map((combination) => combination.join())
        expect(decoded.toSorted()).toEqual(all.map((combination) => combination.join()).toSorted())
      }),
    )
  })
})
