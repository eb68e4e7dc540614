import { describe, expect, it } from 'vitest'
import { bannerFonts } from '../../domain/banner/banner-design.ts'
import { BANNER_TYPEFACES } from '../../domain/banner/banner-typefaces.ts'
import { loadBannerFonts } from '../assets/load-assets.ts'
import { bannerFaces } from './banner-faces.ts'
import { createBannerTypesetter, measureFace, isBannerFace } from './banner-typesetter.ts'

const files = loadBannerFonts()
const setLine = createBannerTypesetter(files)

describe('a line of a banner', () => {
  it.each(bannerFonts)('in %s has the metrics that the page uses', (font) => {
    const told = BANNER_TYPEFACES[font]
    if (!isBannerFace(told.family)) throw new Error(told.family)
    const read = measureFace(files[told.family])
    for (const key of ['ascent', 'descent', 'capHeight'] as const) expect(told[key]).toBeCloseTo(read[key], 3)
    expect(bannerFaces[told.family][1]).toBe(told.weight)
  })

  it('is kerned, and as wide in Arimo as in Arial', () => {
    const widthOf = (line: string) =>
      setLine('Arimo', line).letters.reduce((sum, { advance }) => sum + advance, 0)
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
    // Advance widths in Arial Bold are 1479 for H and 569 for i, per 2048 units.
    expect(widthOf('Hi')).toBeCloseTo((1479 + 569) / 2048, 4)
  })

  it('in DejaVu Sans has the page font’s Latin letters, and no others', () => {
    expect(setLine('DejaVu Sans', 'Québec “déjà” – 5 €').missing).toEqual([])
    expect(setLine('DejaVu Sans', 'Ж').missing).toEqual(['Ж'])
  })

  it('lists the characters that a typeface lacks', () => {
    const { letters, missing } = setLine('Anton', 'SALE 漢 😀')
    expect(missing).toEqual(['漢', '😀'])
    expect(letters).toHaveLength(6)
  })
})
