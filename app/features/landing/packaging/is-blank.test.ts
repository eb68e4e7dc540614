import { expect, test } from 'vitest'
import { isPictureBlank } from './is-blank.ts'

test.each([
  ['no pixel', [], true],
  ['clear pixels, whatever their colour', [0, 0, 0, 0, 255, 255, 255, 0], true],
  ['a pixel that hardly shows', [0, 0, 0, 0, 0, 0, 0, 1], false],
  ['white', [255, 255, 255, 255], false],
])('a picture of %s: %s', (_name, pixels, blank) => {
  expect(isPictureBlank(Uint8ClampedArray.from(pixels))).toBe(blank)
})
