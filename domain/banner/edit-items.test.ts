import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEmptyBanner } from '../../content/empty-banner.ts'
import { BANNER_HEIGHT_IN, BANNER_LIMITS } from './banner-design.ts'
import {
  addItem,
  changeItem,
  changeLength,
  duplicateItem,
  createItemId,
  changeStackingOrder,
  createBannerText,
  removeItem,
} from './edit-items.ts'

const design = createEmptyBanner()
const two = addItem(design, createBannerText(design, { text: 'YOUR NAME', colour: '#ff0000' }))
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

describe('the items of a banner', () => {
  it('are added at the centre and on top, with an unused number', () => {
    expect(ids(two)).toEqual(['text-1', 'text-2'])
    expect(two.items[1]).toMatchObject({ x: 18, y: BANNER_HEIGHT_IN / 2, colour: '#ff0000' })
    expect(createItemId(removeItem(two, 'text-1'), 'text')).toBe('text-1')
    expect(createItemId(two, 'picture')).toBe('picture-1')
  })

  it('are copied with an offset', () => {
    const copied = duplicateItem(two, 'text-1')
    expect(ids(copied)).toEqual(['text-1', 'text-2', 'text-3'])
    expect(copied.items[2]).toMatchObject({ x: 19, text: 'YOUR TEXT HERE' })
    expect(duplicateItem(two, 'no-such')).toBe(two)
  })

  it('move up or down one step at a time, and not beyond the ends', () => {
    expect(ids(changeStackingOrder(two, 'text-1', 'forward'))).toEqual(['text-2', 'text-1'])
    expect(changeStackingOrder(two, 'text-1', 'backward')).toBe(two)
    expect(changeStackingOrder(two, 'text-2', 'forward')).toBe(two)
  })

  it('are limited to what a banner may have', () => {
    let full = design
    for (let i = 0; i < BANNER_LIMITS.items + 5; i += 1) full = duplicateItem(full, 'text-1')
    expect(full.items).toHaveLength(BANNER_LIMITS.items)
    expect(new Set(ids(full)).size).toBe(BANNER_LIMITS.items)
  })

  it('keep their distance from the centre when the length changes', () => {
    expect(changeLength(design, 48)).toMatchObject({ lengthIn: 48, items: [{ x: 24 }] })
    expect([changeLength(design, 500).lengthIn, changeLength(design, 1).lengthIn]).toEqual([120, 12])
    expect(changeLength(design, 36)).toBe(design)
  })

  it('never have their centre off the banner', () => {
    const inches = fc.double({ min: -500, max: 500, noNaN: true })
    fc.assert(
      fc.property(inches, inches, fc.integer({ min: 12, max: 120 }), (x, y, length) => {
        const [item] = design.items
        if (!item) return
        const [moved] = changeLength(changeItem(design, { ...item, x, y }), length).items
        expect(moved?.x).toBeGreaterThanOrEqual(0)
        expect(moved?.x).toBeLessThanOrEqual(length)
        expect(moved?.y).toBeGreaterThanOrEqual(0)
        expect(moved?.y).toBeLessThanOrEqual(BANNER_HEIGHT_IN)
      }),
    )
  })
})
