import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FITTED_ZOOM, MAX_SCALE, panBy, zoomAtPoint, zoomByKey } from './zoom-state.ts'

const frame = { width: 800, height: 600 }

describe('an enlarged picture', () => {
  it('keeps the point under the finger in place', () => {
    const place = { x: 100, y: -50 }
    const before = zoomAtPoint(FITTED_ZOOM, 2, { x: 0, y: 0 }, frame)
    const after = zoomAtPoint(before, 1.5, place, frame)
    const underFinger = (zoom: typeof before) => (place.x - zoom.x) / zoom.scale
    expect(underFinger(after)).toBeCloseTo(underFinger(before), 9)
  })

  it('is never smaller than its frame nor larger than six times', () => {
    expect(zoomAtPoint(FITTED_ZOOM, 0.1, { x: 0, y: 0 }, frame)).toEqual(FITTED_ZOOM)
    expect(zoomAtPoint(FITTED_ZOOM, 100, { x: 0, y: 0 }, frame).scale).toBe(MAX_SCALE)
  })

  it('returns to its original position', () => {
    const large = zoomAtPoint(FITTED_ZOOM, 4, { x: 390, y: 290 }, frame)
    expect(zoomAtPoint(large, 0.25, { x: 0, y: 0 }, frame)).toEqual(FITTED_ZOOM)
  })
})

test('always fills its frame', () => {
  const step = fc.record({
    factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let zoom = FITTED_ZOOM
      for (const { factor, x, y } of steps)
        zoom = panBy(zoomAtPoint(zoom, factor, { x, y }, frame), { x: y, y: x }, frame)
      expect(zoom.scale).toBeGreaterThanOrEqual(1)
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.width) / 2 + 1e-6)
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * frame.height) / 2 + 1e-6)
    }),
  )
})

test.each([
  ['+', 'larger'],
  ['=', 'larger'],
  ['-', 'smaller'],
  ['0', 'smaller'],
])('the key %s makes the picture %s', (key, direction) => {
  const before = zoomAtPoint(FITTED_ZOOM, 2, { x: 0, y: 0 }, frame)
  const after = zoomByKey(key, before, frame)?.scale ?? 0
  expect(after > before.scale ? 'larger' : 'smaller').toBe(direction)
})

test('arrow keys move a picture larger than its frame, and other keys do nothing', () => {
  const large = zoomAtPoint(FITTED_ZOOM, 2, { x: 0, y: 0 }, frame)
  expect(zoomByKey('ArrowRight', large, frame)?.x).toBeLessThan(0)
  expect(zoomByKey('ArrowRight', FITTED_ZOOM, frame)).toEqual(FITTED_ZOOM)
  expect(zoomByKey('Tab', large, frame)).toBeNull()
})
