import { expect, it } from 'vitest'
import { formFieldName, readFormTexts } from './text-form.ts'

it('text in a product’s fields becomes attributes of its line; empty fields don’t', () => {
  const form = [
    ['merchandiseId', '7'],
    [formFieldName('Boat name'), '  Second Wind '],
    [formFieldName('Players'), 'Maya 4\r\nLeo 7'],
    [formFieldName('Home port'), ' '],
    [formFieldName('Picture'), new Blob()],
  ] as const
  expect(readFormTexts(form)).toEqual([
    { key: 'Boat name', value: 'Second Wind' },
    { key: 'Players', value: 'Maya 4\nLeo 7' },
  ])
})
