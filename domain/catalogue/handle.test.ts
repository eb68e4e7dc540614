import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_HANDLE_LENGTH, parseHandle, toHandle } from './handle.ts'

describe('a handle', () => {
  it.each([
    ['Maple Leaf Decal', 'maple-leaf-decal'],
    ["Bob's Érable & Co.", 'bobs-erable-co'],
    ['  4x4 -- Off/Road!  ', '4x4-off-road'],
    ['Boat Name (24")', 'boat-name-24'],
    ['Straße ½', 'straße-1-2'],
    ['カナダ 旗', 'カナダ-旗'],
    ['🍁', ''],
    ['', ''],
  ])('of "%s" is "%s"', (title, handle) => {
    expect(toHandle(title)).toBe(handle)
  })

  it('of a handle is that handle; it is short enough, and can be parsed from a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const handle = toHandle(title)
        expect(handle.length).toBeLessThanOrEqual(MAX_HANDLE_LENGTH)
        expect(toHandle(handle)).toBe(handle)
        if (handle) expect(parseHandle(handle)).toBe(handle)
      }),
    )
  })
})
