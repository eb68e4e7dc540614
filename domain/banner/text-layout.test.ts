import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bannerFonts } from './banner-design.ts'
import { layOutText } from './text-layout.ts'

const STYLE = { font: 'Arial', sizePt: 48, align: 'center', curve: 0 } as const
const line = (...advances: number[]) => advances.map((advance) => ({ advance }))

describe('the layout of a text', () => {
  it('sets lines one type size apart, which is two inches at 48 pt', () => {
    const { width, height, size, letters } = layOutText(STYLE, [line(0.5, 0.5), line(1)])
    expect([width, height, size]).toEqual([2, 4, 2])
    const [first, , second] = letters
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(2)
    // The baseline lies (ascent - descent) / 2 below the middle of the line. Here that is (1854 - 434) / 4096 of two inches.
    expect(first?.y).toBeCloseTo(-1 + 2 * 0.3467, 3)
  })

  it.each([
    ['left', [0, -1]],
    ['center', [0, 0]],
    ['right', [0, 1]],
  ] as const)('aligns %s within its widest line', (align, [wide, narrow]) => {
    const { letters } = layOutText({ ...STYLE, align }, [line(2), line(1)])
    expect(letters.map(({ x }) => x)).toEqual([wide, narrow])
  })

  it('arches with the ends of the line lower and leaning outwards, and sags the other way', () => {
    const letters = (curve: number) => layOutText({ ...STYLE, curve }, [line(1, 1, 1)]).letters
    const [left, middle, right] = letters(120)
    expect(middle).toMatchObject({ turn: 0, x: 0 })
    expect([left?.turn, right?.turn]).toEqual([expect.closeTo(-40), expect.closeTo(40)])
    expect(left?.y ?? 0).toBeGreaterThan(middle?.y ?? 0)
    const [hanging, lowest] = letters(-120)
    expect(hanging?.turn).toBeCloseTo(40)
    expect(hanging?.y ?? 0).toBeLessThan(lowest?.y ?? 0)
  })

  it('keeps every letter at the same distance from the circle’s centre, whatever the curve', () => {
    const curve = fc.integer({ min: -180, max: 180 }).filter((degrees) => Math.abs(degrees) >= 1)
    const advances = fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(curve, advances, fc.constantFrom(...bannerFonts), (degrees, widths, font) => {
        const text = { ...STYLE, font, curve: degrees }
        const bent = layOutText(text, [line(...widths)])
        const [straight] = layOutText({ ...text, curve: 0 }, [line(...widths)]).letters
        const radius = bent.width / ((degrees * Math.PI) / 180)
        for (const { x, y } of bent.letters)
          expect(Math.hypot(x, y - radius)).toBeCloseTo(Math.abs(radius - (straight?.y ?? 0)), 6)
      }),
    )
  })
})
