import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['Wolf logo (final).PNG', 'Wolf logo (final).PNG'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\kim\\décal.svg', 'décal.svg'],
  ['<img onerror="x">.png', 'img onerror=x.png'],
  ['gpj.\u202egnp', 'gpj.gnp'],
  ['a\u0000b\r\nc.png', 'abc.png'],
  ['   ', 'artwork.png'],
  ['', 'artwork.png'],
  ['x'.repeat(500), 'x'.repeat(120)],
])('the file name %j is shown as %j', (given, shown) => {
  expect(cleanFileName(given, 'png')).toBe(shown)
})
