import { expect, it } from 'vitest'
import { describeCalculatorFault } from './calculator-faults.ts'

const range = { code: 'out-of-range', min: 0, max: 20_000 } as const

it.each<[string, Parameters<typeof describeCalculatorFault>[0]]>([
  ['Enter just the number, without “m”.', { code: 'foreign-unit', typed: 'm', unit: null }],
  ['Enter the number in mm, without “ft”.', { code: 'foreign-unit', typed: 'ft', unit: 'mm' }],
  ['Use a decimal point, such as 12.5.', { code: 'decimal-comma' }],
  ['Type a number from 0 to 20,000.', { ...range, unit: null }],
  ['Type a number from 0 to 20,000 mm.', { ...range, unit: 'mm' }],
  ['Use steps of 0.5 mm.', { code: 'off-step', step: 0.5, unit: 'mm' }],
  ['Choose one of: 500, 1,000.', { code: 'not-an-option', options: ['500', '1,000'] }],
])('a visitor reads: %s', (sentence, fault) => {
  expect(describeCalculatorFault(fault)).toBe(sentence)
})
