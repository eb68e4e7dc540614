import { expect, it } from 'vitest'
import { readContentAttributes } from './content-form.ts'
import { findContentPicture } from './content-picture.ts'

const ARTWORK = { key: '_artwork', value: 'image:Ab1' }
const NAME = { key: 'Boat name', value: 'Noël & Co' }

it('the address of a line’s picture contains the text and artwork, which can be parsed back', () => {
  const address = new URL(findContentPicture(536, [NAME, ARTWORK]) ?? '', 'https://shop.example')
  expect(address.pathname).toBe('/api/previews/536/picture')
  expect(readContentAttributes(address.searchParams)).toEqual([NAME, ARTWORK])
})

it('a line without content, or with text too long for an address, has no such picture', () => {
  expect(findContentPicture(536, [])).toBeNull()
  expect(findContentPicture(536, [{ key: '_gift', value: 'x' }])).toBeNull()
  expect(findContentPicture(536, [{ key: 'Names', value: 'Maya 4\n'.repeat(300) }])).toBeNull()
})
