import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_VIEWED_PRODUCTS, parseViewed, addViewed } from './viewed-products.ts'

test('the newest product comes first, each appears once, and twelve are remembered', () => {
  expect(addViewed([2, 3], 1)).toEqual([1, 2, 3])
  expect(addViewed([2, 3], 3)).toEqual([3, 2])
  expect(
    addViewed(
      Array.from({ length: 12 }, (_, index) => index + 1),
      99,
    ),
  ).toHaveLength(MAX_VIEWED_PRODUCTS)
})

test.each([
  ['[3,1,2]', [3, 1, 2]],
  ['[3,3,1]', [3, 1]],
  ['["3",null,{"a":1},-1,0,1.5,1e300,4]', [4]],
  ['{"length":3}', []],
  ['<script>', []],
  ['', []],
  [null, []],
])('%s in the storage is read as %j', (text, viewed) => {
  expect(parseViewed(text)).toEqual(viewed)
})

test('whatever is in the storage, at most twelve whole numbers are returned', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const viewed = parseViewed(text)
      expect(viewed.length).toBeLessThanOrEqual(MAX_VIEWED_PRODUCTS)
      expect(viewed.every((number) => Number.isSafeInteger(number) && number > 0)).toBe(true)
    }),
  )
})
