import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeHeightMm,
  findSliderPosition,
  listSliderStops,
  toInches,
  toMillimetres,
  chooseDefaultWidth,
  computeWidthRange,
} from './decal-size.ts'

const badge = { widthMm: 100, heightMm: 82, offsetMm: 3 }

describe('the height of a decal', () => {
  it.each([
    [100, 82],
    // The border adds 6 mm to the width and to the height. The artwork of the 100 × 82 mm decal is therefore 94 × 76 mm. If the decal is
    // 200 mm wide, the artwork is 194 × 156.9 mm.
    [200, 162.9],
    [50, 41.6],
  ])('at %d mm is %d mm', (width, height) => {
    expect(computeHeightMm(badge, width)).toBe(height)
  })

  it('grows with the width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 1199 }), (width) => {
        expect(computeHeightMm(badge, width + 1)).toBeGreaterThan(computeHeightMm(badge, width))
      }),
    )
  })
})

describe('the range of widths of a decal', () => {
  it('ends where one of its sides would be too small or too large', () => {
    expect(computeWidthRange(badge)).toEqual({ least: 24, most: 1200 })
    const tall = { widthMm: 50, heightMm: 200, offsetMm: 3 }
    const { least, most } = computeWidthRange(tall)
    expect(least).toBe(20)
    expect(computeHeightMm(tall, most)).toBeLessThanOrEqual(1300)
    expect(computeHeightMm(tall, most + 1)).toBeGreaterThan(1300)
  })
})

describe('the usual width in a scene', () => {
  it('is smaller if it would be too high there', () => {
    expect(chooseDefaultWidth(badge, { usual: 90, height: 95 })).toBe(90)
    const width = chooseDefaultWidth(badge, { usual: 500, height: 300 })
    expect(computeHeightMm(badge, width)).toBeLessThanOrEqual(300)
    expect(computeHeightMm(badge, width + 1)).toBeGreaterThan(300)
  })
})

describe('the stops of the slider', () => {
  const stops = listSliderStops({ least: 22, most: 1200 })

  it('run from end to end, each larger than the last', () => {
    expect(stops[0]).toBe(22)
    expect(stops.at(-1)).toBe(1200)
    expect(stops).toContain(100)
    for (const [index, stop] of stops.entries()) expect(stop).toBeGreaterThan(stops[index - 1] ?? 0)
  })

  it("give a width's position between two stops", () => {
    expect(findSliderPosition([20, 40, 100], 40)).toBe(1)
    expect(findSliderPosition([20, 40, 100], 70)).toBe(1.5)
    expect(findSliderPosition([20, 40, 100], 10)).toBe(0)
    expect(findSliderPosition([20, 40, 100], 500)).toBe(2)
  })
})

it('an inch is 25.4 mm', () => {
  expect(toInches(100)).toBe(3.94)
  expect(toMillimetres(4)).toBe(101.6)
})
