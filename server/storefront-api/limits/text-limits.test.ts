import { describe, expect, it } from 'vitest'
import { isStorable, isNestedDeeperThan } from './text-limits.ts'

it.each([
  ['', 0, false],
  ['{ a }', 0, true],
  ['{ a(b: [1]) { c } }', 3, false],
  ['{ a(b: [1]) { c } }', 2, true],
  ['{'.repeat(100_000), 60, true],
  ['}}}}', 0, false],
])('brackets nest in %j deeper than %d: %j', (text, levels, deeper) => {
  expect(isNestedDeeperThan(levels, text)).toBe(deeper)
})

describe('text that the database can’t store', () => {
  it.each([['a\0b'], ['\ud800'], [{ lines: [{ attributes: [{ key: 'k', value: '\0' }] }] }], [{ '\0': 1 }]])(
    '%j',
    (value) => {
      expect(isStorable(value)).toBe(false)
    },
  )

  it.each([['plain'], ['⚓ and 🍁'], [{ a: [1, true, null, { b: 'c' }] }], [42]])('accepts %j', (value) => {
    expect(isStorable(value)).toBe(true)
  })

  it('endless nesting is rejected instead of followed', () => {
    let deep: unknown = 'x'
    for (let i = 0; i < 100_000; i += 1) deep = [deep]
    expect(isStorable(deep)).toBe(false)
  })
})
