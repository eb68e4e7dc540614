import { describe, expect, it } from 'vitest'
import { packaging } from './packaging.ts'

describe('a packaging mock-up', () => {
  it.each([
    ['box', true],
    ['bag', true],
    ['bottle', false],
    ['label', false],
  ])('of a %s says a depth: %s', (type, deep) => {
    const asked = packaging.ask({ type, depth: '60' })
    if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
    expect('depth' in asked.values).toBe(deep)
    expect(asked.words.some(({ key }) => /depth/i.test(key))).toBe(deep)
    expect(asked.words.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['Package', 'Width, or diameter of a bottle', 'Height, or height of the label']),
    )
  })
})
