import { expect, it } from 'vitest'
import { fieldName, writtenWords } from './written-words.ts'

it('what was written in a product’s fields becomes attributes of its line; what was not, none', () => {
  const form = [
    ['merchandiseId', '7'],
    [fieldName('Boat name'), '  Second\n Wind '],
    [fieldName('Home port'), ' '],
    [fieldName('Picture'), new Blob()],
  ] as const
  expect(writtenWords(form)).toEqual([{ key: 'Boat name', value: 'Second Wind' }])
})
