import { expect, it } from 'vitest'
import { formatFieldName } from './format-field-name.ts'

it.each([
  ['code', 'Code'],
  ['endsAt', 'Ends at'],
  ['variants.0.priceCents', 'Price'],
  ['optionNames.1', 'Option names'],
])('the field %s is called %s', (path, name) => {
  expect(formatFieldName(path)).toBe(name)
})
