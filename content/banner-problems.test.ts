import { expect, it } from 'vitest'
import type { BannerProblem } from '../domain/banner/banner-findings.ts'
import { toBannerFinding } from './banner-problems.ts'

const warning = { severity: 'warn', itemId: 'text-1' } as const

it.each([
  [
    { ...warning, code: 'letters-not-printable', font: 'Arial', characters: ['漢', '字'] },
    'Arial has no 漢 字. Please leave it out.',
  ],
  [
    { ...warning, code: 'item-outside-banner', kind: 'text' },
    'Some text runs off the banner and will be cut off.',
  ],
  [
    { ...warning, code: 'item-outside-banner', kind: 'picture' },
    'A picture is off the banner and won’t be printed.',
  ],
  [
    { ...warning, code: 'text-outside-safe-zone' },
    'Some text runs into the hem. Keep it 1.5 in from the edge.',
  ],
  [
    { ...warning, code: 'text-small-for-distance', capHeightIn: 0.716, readableFeet: 7.16 },
    'Letters 0.7 in high read best from up to 7 ft.',
  ],
  [
    { ...warning, code: 'contrast-low', contrast: 2.04 },
    'The text has low contrast with the background (2.0 to 1). Aim for 4.5 or more.',
  ],
  [
    { ...warning, code: 'upload-does-not-fill', widthIn: 24, heightIn: 8 },
    'Your file is a different shape than the banner. We print all of it at 24.0 × 8.0 in, with the background colour around it.',
  ],
] satisfies [BannerProblem, string][])('%o reads “%s”', (problem, message) => {
  expect(toBannerFinding(problem)).toEqual({ ...warning, code: problem.code, message })
})
