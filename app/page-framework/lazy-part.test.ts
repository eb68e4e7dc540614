import { expect, it } from 'vitest'
import { LAZY_PART_DELAY_MS } from './lazy-part.tsx'

it('late parts load about 3 s after the page, in time for the first toast', () => {
  expect(LAZY_PART_DELAY_MS).toBe(3_000)
})
