import { expect, it } from 'vitest'
import { getFormFieldName, readFormTexts } from './text-form.ts'

it('text in a product’s fields becomes attributes of its line; empty fields don’t', () => {
  const form = [
    ['merchandiseId', '7'],
    [getFormFieldName('Boat name'), '  Second Wind '],
    [getFormFieldName('Players'), 'Maya 4\r\nLeo 7'],
    [getFormFieldName('Home port'), ' '],
    [getFormFieldName('Picture'), new Blob()],
  ] as const
  expect(readFormTexts(form)).toEqual([
    { key: 'Boat name', value: 'Second Wind' },
    { key: 'Players', value: 'Maya 4\nLeo 7' },
  ])
})
