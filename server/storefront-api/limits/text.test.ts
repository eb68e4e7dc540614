import { describe, expect, it } from 'vitest'
import { bracketDepth, isStorable } from './text.ts'

it.each([
  ['', 0],
  ['{ a }', 1],
  ['{ a(b: [1]) { c } }', 3],
  ['{'.repeat(100_000), 100_000],
  ['}}}}', 0],
])('brackets nest in %j', (text, depth) => {
  expect(bracketDepth(text)).toBe(depth)
})

describe('text the database cannot keep', () => {
  it.each([['a\0b'], ['\ud800'], [{ lines: [{ attributes: [{ key: 'k', value: '\0' }] }] }], [{ '\0': 1 }]])(
    '%j',
    (value) => {
      expect(isStorable(value)).toBe(false)
    },
  )

  it.each([['plain'], ['⚓ and 🍁'], [{ a: [1, true, null, { b: 'c' }] }], [42]])('%j is fine', (value) => {
    expect(isStorable(value)).toBe(true)
  })

  it('what nests without end is refused rather than followed', () => {
    let deep: unknown = 'x'
    for (let i = 0; i < 100_000; i += 1) deep = [deep]
    expect(isStorable(deep)).toBe(false)
  })
})
