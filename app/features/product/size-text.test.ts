import { expect, test } from 'vitest'
import { formatSize } from './size-text.ts'

test.each([
  [152.4, null, '6 in (152 mm)'],
  [304.8, 914.4, '12 × 36 in (305 × 914 mm)'],
  [2438.4, 3048, '8 × 10 ft (2,438 × 3,048 mm)'],
  [63.5, 203.2, '2.5 × 8 in (64 × 203 mm)'],
])('%d by %s mm reads "%s"', (widthMm, heightMm, text) => {
  expect(formatSize({ widthMm, heightMm })).toBe(text)
})
