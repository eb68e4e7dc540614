import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_LINE_QUANTITY } from './limits.ts'
import { MAX_PERMALINK_LINES, parsePermalink } from './permalink.ts'

describe('a link to a cart', () => {
  it.each([
    ['41:2', [{ variantId: 41, quantity: 2 }]],
    [
      '41:2,57:1,',
      [
        { variantId: 41, quantity: 2 },
        { variantId: 57, quantity: 1 },
      ],
    ],
    ['41:2,41:3', [{ variantId: 41, quantity: 5 }]],
    ['41:999999999', [{ variantId: 41, quantity: MAX_LINE_QUANTITY }]],
    ['41:0', []],
    ['41', null],
    ['41:-2', null],
    ['41:1.5', null],
    ['update', null],
    ['', null],
    ['41:2;drop', null],
  ])('%s', (text, lines) => {
    expect(parsePermalink(text)).toEqual(lines)
  })

  it('never exceeds its limits, whatever the text', () => {
    const part = fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 99_999 }))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 80 }), (parts) => {
        const lines = parsePermalink(parts.map(([id, quantity]) => `${id}:${quantity}`).join(',')) ?? []
        expect(lines.length).toBeLessThanOrEqual(MAX_PERMALINK_LINES)
        for (const { quantity } of lines) {
          expect(quantity).toBeGreaterThan(0)
          expect(quantity).toBeLessThanOrEqual(MAX_LINE_QUANTITY)
        }
      }),
    )
  })
})
