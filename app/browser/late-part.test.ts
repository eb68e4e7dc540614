import { expect, it } from 'vitest'
import { CALM_AFTER } from './late-part.tsx'

it('what comes late comes about 3 s after the page, as the first toast shall', () => {
  expect(CALM_AFTER).toBe(3_000)
})
