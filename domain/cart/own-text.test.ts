import { expect, test } from 'vitest'
import { ownText, takesOwnText } from './own-text.ts'

test.each([
  [['boat', 'numbers'], '<p>Enter the number in the order note.</p>', true],
  [['boat', 'custom'], '<p>A set for a team.</p>', true],
  [['boat', 'custom-graphics-logos'], '<p>A lure and two words.</p>', false],
])('a product tagged %j and described %j takes words of the shopper: %s', (tags, description, takes) => {
  expect(takesOwnText({ tags, description })).toBe(takes)
})

test.each([
  ['', []],
  [' \r\n ', []],
  ['  ON 12345\r\nMAPLE\0 ', [{ key: 'Your text', value: 'ON 12345\nMAPLE' }]],
])('what was typed (%j) goes on the line as %j', (typed, attributes) => {
  expect(ownText(typed)).toEqual(attributes)
})
