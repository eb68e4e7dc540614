import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEmptyBanner } from '../../content/empty-banner.ts'
import { parseStoredBanner } from './edit-stored.ts'

const design = createEmptyBanner()
const [text] = design.items
const PICTURE = { id: 'p', kind: 'picture', imageId: 'i', x: 9, y: 9, width: 8, height: 4, rotation: 0 }
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a stored design', () => {
  it('is read back as it was written', () => {
    expect(parseStoredBanner(again(design))).toEqual(design)
    const withPicture = { ...design, items: [text, PICTURE] }
    expect(parseStoredBanner(again(withPicture))).toEqual(withPicture)
  })

  it.each([
    ['another length', { lengthIn: 121 }],
    ['half an inch', { lengthIn: 36.5 }],
    ['another material', { material: 'gold' }],
    ['another colour', { background: 'red' }],
    ['no items', { items: null }],
    ['two items of one id', { items: [text, text] }],
    ['another font', { items: [{ ...text, font: 'Comic Sans' }] }],
    ['too many lines', { items: [{ ...text, text: 'a\n'.repeat(9) }] }],
    ['a text beyond the edge', { items: [{ ...text, x: -1 }] }],
    ['a place that is none', { items: [{ ...text, y: null }] }],
    ['a picture without a size', { items: [{ ...PICTURE, width: 0 }] }],
    ['an item of another kind', { items: [{ ...PICTURE, kind: 'video' }] }],
  ])('with %s is null', (_, change) => {
    expect(parseStoredBanner({ ...design, ...change })).toBeNull()
  })

  it('may be any value at all without an error', () => {
    fc.assert(fc.property(fc.anything(), (value) => parseStoredBanner(value) === null))
  })
})
