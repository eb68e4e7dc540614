import { describe, expect, it } from 'vitest'
import { DOT_ELEMENT, wrapInSvg } from '../examples/hostile-file-parts.ts'
import { convertToPlainSvg } from './plain-svg.ts'
import { computeMaxRenderWidth } from './refuse-expensive-svg.ts'
import { parseXml } from './xml.ts'

/**
 * Returns the maximum width in pixels at which a drawing with blurs may be rendered. `blurs` is the number of blurred elements, and
 * `deviation` is the blurs' standard deviation.
 */
function widthWith(blurs: number, deviation = '2'): number {
  const filter = `<filter id="f"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  const drawing = wrapInSvg(
    `${filter}${`<g filter="url(#f)">${DOT_ELEMENT}</g>`.repeat(blurs)}${DOT_ELEMENT}`,
  )
  return computeMaxRenderWidth(convertToPlainSvg(parseXml(drawing)).root)
}

describe('a drawing', () => {
  it('without filters is rendered at print resolution', () => {
    expect(widthWith(0)).toBe(Infinity)
  })

  it('gets the same number of pixels to filter however wide its blur is', () => {
    expect(widthWith(1, '1e6')).toBe(widthWith(1))
  })

  it('gets no more filtered pixels in total with forty filters than with four', () => {
    expect(widthWith(4)).toBe(2_500)
    expect(widthWith(40) ** 2 * 40).toBeLessThan(2_500 ** 2 * 4 * 1.01)
  })
})
