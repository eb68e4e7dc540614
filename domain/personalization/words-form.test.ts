import { expect, it } from 'vitest'
import { fieldName, writtenWords } from './words-form.ts'

it('what was written in a product’s fields becomes attributes of its line; what was not, none', () => {
  const form = [
    ['merchandiseId', '7'],
    [fieldName('Boat name'), '  Second Wind '],
    [fieldName('Players'), 'Maya 4\r\nLeo 7'],
    [fieldName('Home port'), ' '],
    [fieldName('Picture'), new Blob()],
  ] as const
  expect(writtenWords(form)).toEqual([
    { key: 'Boat name', value: 'Second Wind' },
    { key: 'Players', value: 'Maya 4\nLeo 7' },
  ])
})
