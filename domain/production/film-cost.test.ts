import { expect, it } from 'vitest'
import { computeFilmCost } from './film-cost.ts'

it.each([
  ['premium', 1_000, 1_000, 1_400],
  ['premium/red', 500, 500, 350],
  ['everyday', 1_370, 333, 297],
  ['something new', 1_000, 500, 500],
  ['premium', 1_000, 0, 0],
])('%s on a roll of %d mm, %d mm of it: %d cents', (film, widthMm, lengthMm, cents) => {
  expect(computeFilmCost(film, { widthMm, lengthMm })).toBe(cents)
})
