import { expect, test } from 'vitest'
import { computeTooltipDelay } from './tooltip-delay.ts'

test.each([
  [Number.POSITIVE_INFINITY, 700],
  [301, 700],
  [300, 0],
  [0, 0],
])('%d ms after the last tooltip the next one waits %d ms', (sinceLast, delay) => {
  expect(computeTooltipDelay(sinceLast)).toBe(delay)
})
