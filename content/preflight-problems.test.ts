import { expect, it } from 'vitest'
import { describePreflightProblem } from './preflight-problems.ts'

const gaps = { code: 'features-too-thin', feature: 'gaps', leastMm: 1 } as const
const places = {
  code: 'features-too-thin',
  feature: 'places',
  role: 'text',
  fill: '#ffffff',
  leastMm: 2,
} as const

it.each<[string, Parameters<typeof describePreflightProblem>[0]]>([
  ['The cut line crosses itself once.', { code: 'cut-crosses-itself', crossings: 1 }],
  ['The cut line crosses itself 2 times.', { code: 'cut-crosses-itself', crossings: 2 }],
  ['1 gap is narrower than 1 mm: hard to weed.', { ...gaps, count: 1 }],
  ['3 gaps are narrower than 1 mm: hard to weed.', { ...gaps, count: 3 }],
  ['The lettering in #ffffff has 1 place thinner than 2 mm.', { ...places, count: 1 }],
  ['The lettering in #ffffff has 2 places thinner than 2 mm.', { ...places, count: 2 }],
  [
    'Capital letters are 2.4 mm high; they should be at least 3 mm.',
    { code: 'lettering-too-small', capMm: 2.38, leastMm: 3 },
  ],
])('preflight says to staff: %s', (sentence, problem) => {
  expect(describePreflightProblem(problem)).toBe(sentence)
})
