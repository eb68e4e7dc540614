import { expect, it } from 'vitest'
import type { PieceSize } from '../../domain/production/piece-size.ts'
import { formatOrderedSize } from './ordered-size.ts'

it.each<[PieceSize, string]>([
  [{ by: 'longest-side', mm: 101.6 }, '101.6 mm (4.00 in) along the longest side'],
  [{ by: 'width', mm: 609.6 }, '609.6 mm (24.00 in) wide'],
  [{ by: 'cap', mm: 50 }, 'capitals 50 mm (1.97 in) high'],
  [{ by: 'box', widthMm: 304.8, heightMm: 76.2 }, 'within 304.8 × 76.2 mm (12.00 × 3.00 in)'],
])('formats the ordered size %o', (size, text) => {
  expect(formatOrderedSize(size)).toBe(text)
})
