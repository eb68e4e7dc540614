import { expect, test } from 'vitest'
import { isCurrentLink } from './current-link.ts'

test.each([
  ['/about', '/about', true],
  ['/blog/how-to-apply-vinyl-decals', '/blog', true],
  ['/', '/', true],
  ['/shop', '/', false],
  ['/shop', '/about', false],
])('on %s the link to %s is highlighted: %s', (path, link, highlighted) => {
  expect(isCurrentLink(path, link)).toBe(highlighted)
})
