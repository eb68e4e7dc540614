import { expect, test } from 'vitest'
import { getBreakpoint } from './breakpoints.ts'

test.each([
  [320, 'xs'],
  [639, 'xs'],
  [640, 'sm'],
  [767, 'sm'],
  [768, 'md'],
  [1023, 'md'],
  [1024, 'lg'],
  [1279, 'lg'],
  [1280, 'xl'],
  [1535, 'xl'],
  [1536, '2xl'],
])('a window of %d px is %s', (width, name) => {
  expect(getBreakpoint(width)).toBe(name)
})
