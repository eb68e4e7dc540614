import { expect, it } from 'vitest'
import { CALM_AFTER } from './late-part.tsx'

it('late parts load about 3 s after the page, in time for the first toast', () => {
  expect(CALM_AFTER).toBe(3_000)
})
