import { expect, it } from 'vitest'
import { fieldName, textsOfForm } from './text-form.ts'

it('text in a product’s fields becomes attributes of its line; empty fields don’t', () => {
  const form = [
    ['merchandiseId', '7'],
    [fieldName('Boat name'), '  Second Wind '],
    [fieldName('Players'), 'Maya 4\r\nLeo 7'],
    [fieldName('Home port'), ' '],
    [fieldName('Picture'), new Blob()],
  ] as const
  expect(textsOfForm(form)).toEqual([
    { key: 'Boat name', value: 'Second Wind' },
    { key: 'Players', value: 'Maya 4\nLeo 7' },
  ])
})
