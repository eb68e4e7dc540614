import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEmptyBanner } from '../../content/empty-banner.ts'
import { BANNER_HEIGHT_IN } from './banner-design.ts'
import {
  alignItem,
  bannerAlignments,
  computeBoundingBox,
  measureTextInkBox,
  rotateBox,
} from './edit-place.ts'
import {
  computeReadingDistance,
  resizeItem,
  snapToSliderStep,
  limitText,
  normaliseAngle,
} from './edit-size.ts'
import { snapBox } from './edit-snap.ts'

const box = { left: -4, right: 4, top: -1, bottom: 1 }
const [text] = createEmptyBanner().items
if (!text) throw new Error('The first banner has a text')
const PICTURE = {
  id: 'p',
  kind: 'picture',
  imageId: 'i',
  x: 9,
  y: 9,
  width: 8,
  height: 4,
  rotation: 0,
} as const

describe('places', () => {
  it('a box rotated by 90 degrees stands upright', () => {
    expect(rotateBox(box, { x: 10, y: 10, rotation: 90 })).toEqual({
      left: expect.closeTo(9),
      right: expect.closeTo(11),
      top: expect.closeTo(6),
      bottom: expect.closeTo(14),
    })
  })

  it('the ink box of a text bounds its letters; spaces have none', () => {
    const place = { line: 0, letter: 0, x: 0, y: 0, turn: 0 }
    const ink = { left: 1, right: 1, up: 2, down: 0 }
    const blank = { left: 0, right: 0, up: 0, down: 0 }
    const letters = [
      { place, ink },
      { place: { ...place, x: 3 }, ink },
      { place: { ...place, x: 9 }, ink: blank },
    ]
    expect(measureTextInkBox(letters)).toEqual({ left: -1, right: 4, top: -2, bottom: 0 })
    expect(measureTextInkBox([{ place, ink: blank }])).toBeNull()
    expect(computeBoundingBox([])).toBeNull()
  })

  it.each([
    ['left', 'left', 1.5],
    ['right', 'right', 34.5],
    ['top', 'top', 1.5],
    ['bottom', 'bottom', 18.25],
  ] as const)('aligned to the %s, it touches the safe zone', (to, side, at) => {
    const around = { left: 2, right: 9, top: 3, bottom: 6 }
    const moved = alignItem(text, { box: around, lengthIn: 36, to })
    const [dx, dy] = [moved.x - text.x, moved.y - text.y]
    const there = { left: 2 + dx, right: 9 + dx, top: 3 + dy, bottom: 6 + dy }
    expect(there[side]).toBeCloseTo(at)
  })

  it('aligning twice is the same as aligning once', () => {
    const inch = fc.double({ min: 0, max: 15, noNaN: true })
    fc.assert(
      fc.property(inch, inch, fc.constantFrom(...bannerAlignments), (left, top, to) => {
        const around = { left, top, right: left + 3, bottom: top + 2 }
        const once = alignItem(text, { box: around, lengthIn: 36, to })
        const [dx, dy] = [once.x - text.x, once.y - text.y]
        const moved = { left: left + dx, right: left + 3 + dx, top: top + dy, bottom: top + 2 + dy }
        const twice = alignItem(once, { box: moved, lengthIn: 36, to })
        expect([twice.x, twice.y]).toEqual([expect.closeTo(once.x), expect.closeTo(once.y)])
      }),
    )
  })
})

describe('snapping', () => {
  const around = (x: number, y: number) => ({ left: x - 4, right: x + 4, top: y - 1, bottom: y + 1 })
  const at = { lengthIn: 36, others: [], reach: 0.5 }

  it('pulls to the centre of the banner, within reach', () => {
    const { dx, dy, guides } = snapBox(around(18.3, 5), at)
    expect([dx, dy]).toEqual([expect.closeTo(-0.3), 0])
    expect(guides).toEqual([{ axis: 'x', at: 18 }])
    expect(snapBox(around(17, 5), at).guides).toEqual([])
  })

  it('pulls to the safe zone and to the edges of other items', () => {
    expect(snapBox(around(5.4, 5), at).dx).toBeCloseTo(0.1)
    expect(snapBox(around(10, 6.2), { ...at, others: [around(25, 8)] }).dy).toBeCloseTo(-0.2)
  })

  it('never moves further than its reach', () => {
    const inch = fc.double({ min: 0, max: 36, noNaN: true })
    fc.assert(
      fc.property(inch, inch, (x, y) => {
        const { dx, dy } = snapBox(around(x, y), at)
        expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('sizes', () => {
  it('of texts snap to the slider’s steps', () => {
    expect([snapToSliderStep(3), snapToSliderStep(47.2), snapToSliderStep(999)]).toEqual([24, 48, 120])
    expect(resizeItem(text, 1.5)).toMatchObject({ sizePt: 72 })
  })

  it('of pictures keep the proportions and limits', () => {
    expect(resizeItem(PICTURE, 2)).toMatchObject({ width: 16, height: 8 })
    expect(resizeItem(PICTURE, 0.001)).toMatchObject({ width: 2, height: 1 })
    expect(resizeItem(PICTURE, 1_000)).toMatchObject({ width: 120, height: 60 })
  })

  it('of letters give a reading distance: 48 pt Arial has capitals 1.4 inches high', () => {
    const { capitalIn, bestFt, furthestFt } = computeReadingDistance({ font: 'Arial', sizePt: 48 })
    expect(capitalIn).toBeCloseTo(1.376, 3)
    expect([bestFt, furthestFt]).toEqual([14, 35])
    expect(BANNER_HEIGHT_IN).toBeGreaterThan(capitalIn)
  })

  it('rotations are normalized to half a turn, and text is cut to its limits', () => {
    expect([normaliseAngle(370), normaliseAngle(-190), normaliseAngle(180)]).toEqual([10, 170, 180])
    expect(limitText('a\r\nb')).toBe('a\nb')
    expect(limitText('x\n'.repeat(20)).split('\n')).toHaveLength(8)
    expect(limitText('x'.repeat(500))).toHaveLength(300)
  })
})
