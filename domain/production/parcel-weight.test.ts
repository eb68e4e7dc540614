import { expect, it } from 'vitest'
import { computeBannerGrams, computeParcelGrams } from './parcel-weight.ts'

it.each([
  ['nothing but its envelope', [], 60],
  ['goods of a known weight', [{ quantity: 3, grams: 20, cut: null }], 120],
  ['film by its area', [{ quantity: 1, grams: 0, cut: { widthMm: 100, heightMm: 100, pieces: 10 } }], 95],
  [
    'what the catalogue says rather than the film',
    [{ quantity: 1, grams: 5, cut: { widthMm: 1_000, heightMm: 1_000, pieces: 1 } }],
    65,
  ],
  ['nothing for what nobody can weigh', [{ quantity: 5, grams: 0, cut: null }], 60],
])('a parcel of %s', (_, lines, grams) => {
  expect(computeParcelGrams(lines)).toBe(grams)
})

it.each([
  ['vinyl', 202],
  ['mesh', 140],
  ['fabric', 101],
] as const)('a banner of %s weighs as much as its material', (material, grams) => {
  expect(Math.round(computeBannerGrams({ lengthIn: 36, material }))).toBe(grams)
})
