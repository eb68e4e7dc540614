import { expect, it } from 'vitest'
import { LATE_PART_DELAY_MS } from './late-part.tsx'

it('late parts load about 3 s after the page, in time for the first toast', () => {
  expect(LATE_PART_DELAY_MS).toBe(3_000)
})
