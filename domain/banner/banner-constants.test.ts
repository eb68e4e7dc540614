import { describe, expect, it } from 'vitest'
import { bannerDesignerCopy } from '../../content/custom-banner-designer.ts'
import { createEmptyBanner } from '../../content/empty-banner.ts'
import {
  BANNER_COLOURS,
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  BANNER_LENGTH_IN,
  BANNER_PRESETS,
  bannerDesignOptions,
  bannerFonts,
  bannerMaterialIds,
  TEXT_SIZE_PT,
} from './banner-design.ts'
import { BANNER_MATERIALS, getMinBannerCents, getProfessionalDesignCents } from './banner-price.ts'

describe('the constants of the banner page match the specification', () => {
  it('19.75 inches high, 12 to 120 long, 36 by default, presets of 24, 36 and 48', () => {
    expect([BANNER_HEIGHT_IN, BANNER_LENGTH_IN]).toEqual([19.75, { min: 12, max: 120, usual: 36 }])
    expect(
      BANNER_PRESETS.map(({ id, lengthIn }) => [bannerDesignerCopy.size.presetTitles[id], lengthIn]),
    ).toEqual([
      ['Small', 24],
      ['Medium', 36],
      ['Large', 48],
    ])
  })

  it('type sizes from 24 to 120 points in steps of 2', () => {
    expect(TEXT_SIZE_PT).toMatchObject({ min: 24, max: 120, step: 2, usual: 48 })
  })

  it("white 'YOUR TEXT HERE' at 48 points on black vinyl by default", () => {
    const { items, background, material } = createEmptyBanner()
    expect([background, material, items.length]).toEqual(['#000000', 'vinyl', 1])
    expect(items[0]).toMatchObject({ text: 'YOUR TEXT HERE', sizePt: 48, colour: '#ffffff' })
  })

  it('eight fonts', () => {
    expect(bannerFonts).toEqual([
      'Arial',
      'Helvetica',
      'Times New Roman',
      'Georgia',
      'Verdana',
      'Impact',
      'Oswald',
      'Montserrat',
    ])
  })

  it('eight preset colors', () => {
    expect(BANNER_COLOURS.map(({ id }) => bannerDesignerCopy.colors.titles[id].toLowerCase())).toEqual(
      'white black red blue yellow green orange purple'.split(' '),
    )
  })

  it('three materials with their use and price factor', () => {
    const { uses, popular } = bannerDesignerCopy.material
    expect(popular).toBe('Most popular')
    expect(bannerMaterialIds.map((id) => [id, uses[id], BANNER_MATERIALS[id].thousandths / 1_000])).toEqual([
      ['vinyl', 'Indoor/Outdoor', 1],
      ['mesh', 'Windy conditions', 1.2],
      ['fabric', 'Indoor events, flame-resistant', 1.3],
    ])
  })

  it('three design options, 75.00 for professional design, a minimum of 49.99, grommets every 2 feet', () => {
    expect(bannerDesignOptions).toEqual(['self', 'upload', 'professional'])
    expect([getProfessionalDesignCents(), getMinBannerCents()]).toEqual([7_500, 4_999])
    expect(BANNER_EDGE_DISTANCES.grommetEveryIn).toBe(2 * 12)
  })
})
