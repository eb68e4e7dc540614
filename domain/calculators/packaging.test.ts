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

  it.each([
    [{ width: '0' }, { width: 'Type a number from 30 to 300 mm.' }],
    [{ width: '29' }, { width: 'Type a number from 30 to 300 mm.' }],
    [{ width: 'wide' }, { width: 'Type a number from 30 to 300 mm.' }],
    [{ type: 'bottle', width: '0' }, { width: 'Type a number from 20 to 200 mm.' }],
    [{ type: 'label', width: '0' }, { width: 'Type a number from 15 to 300 mm.' }],
    [
      { type: 'bag', width: '1', height: '1', depth: '1' },
      {
        width: 'Type a number from 60 to 300 mm.',
        height: 'Type a number from 90 to 350 mm.',
        depth: 'Type a number from 20 to 120 mm.',
      },
    ],
  ])('of %o is told the bounds of its own type', (raw, faults) => {
    expect(packaging.ask(raw)).toEqual({ ok: false, faults })
  })
})
