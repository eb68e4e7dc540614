import { describe, expect, it } from 'vitest'
import { createEmptyBanner } from '../../content/empty-banner.ts'
import type { BannerDesign, BannerItem } from './banner-design.ts'
import { type BannerBox, findBannerProblems } from './banner-findings.ts'
import { fitUpload } from './fit-upload.ts'

const SAFE: BannerBox = { left: 4, top: 8, right: 32, bottom: 12 }
const [TEXT] = createEmptyBanner().items
const PICTURE = {
  id: 'logo',
  kind: 'picture',
  imageId: 'i',
  x: 10,
  y: 10,
  width: 10,
  height: 10,
  rotation: 0,
} as const

function codes(
  {
    items,
    ink = SAFE,
    missing = [],
    pixels = 1_500,
    ...rest
  }: Partial<Omit<BannerDesign, 'items'>> & {
    items?: BannerItem[]
    ink?: BannerBox | null
    missing?: string[]
    pixels?: number | null
  },
  coarseAccepted = false,
) {
  const design = { ...createEmptyBanner(), ...rest, ...(items && { items }) }
  const texts = new Map(design.items.map(({ id }) => [id, { ink, missing }]))
  const found = findBannerProblems(design, { texts, pixels: new Map([['i', pixels]]) }, { coarseAccepted })
  return found.map(({ code, severity }) => `${severity} ${code}`)
}

const textOf = (change: object): BannerItem[] => (TEXT ? [{ ...TEXT, ...change }] : [])

describe('findBannerProblems', () => {
  it('reports nothing for the initial design', () => {
    expect(codes({})).toEqual([])
  })

  it.each([
    ['a text in the hem', { ink: { ...SAFE, left: 1.4 } }, ['warn text-outside-safe-zone']],
    ['a text over the edge', { ink: { ...SAFE, right: 36.1 } }, ['warn item-outside-banner']],
    ['characters that the typeface lacks', { missing: ['漢'] }, ['stop letters-not-printable']],
    ['an empty text alone', { ink: null }, ['stop nothing-to-print']],
    ['no items', { items: [] }, ['stop nothing-to-print']],
    ['dark grey on black', { items: textOf({ colour: '#333333' }) }, ['warn contrast-low']],
    ['mid grey on black', { items: textOf({ colour: '#6a6a6a' }) }, ['note contrast-low']],
    ['small letters', { items: textOf({ sizePt: 24 }) }, ['warn text-small-for-distance']],
    ['a sharp picture', { items: [PICTURE] }, []],
    ['a drawing', { items: [PICTURE], pixels: null }, []],
    ['a soft picture', { items: [PICTURE], pixels: 1_490 }, ['warn picture-coarse']],
    ['a coarse picture', { items: [PICTURE], pixels: 990 }, ['stop picture-too-coarse']],
    ['a picture beside the banner', { items: [{ ...PICTURE, x: -6 }] }, ['warn item-outside-banner']],
    ['a picture that bleeds', { items: [{ ...PICTURE, x: -4 }] }, []],
  ] satisfies [string, Parameters<typeof codes>[0], string[]][])('%s', (_, change, found) => {
    expect(codes(change)).toEqual(found)
  })

  it('lets customers accept a low-resolution picture', () => {
    expect(codes({ items: [PICTURE], pixels: 500 }, true)).toEqual(['warn picture-too-coarse'])
  })

  it('doesn’t judge the contrast of text on a picture', () => {
    const [text] = textOf({ colour: '#000000' })
    expect(codes({ items: text ? [PICTURE, text] : [] })).toEqual([])
    expect(codes({ items: text ? [text, PICTURE] : [] })).toEqual(['warn contrast-low'])
  })
})

describe('an uploaded design', () => {
  it('covers the banner and its bleed if its proportions match', () => {
    const { box, fills } = fitUpload(36, { width: 3_600, height: 1_975 })
    expect(fills).toBe(true)
    expect(box.width).toBeGreaterThanOrEqual(37 - 1e-9)
    expect(box.height).toBeGreaterThanOrEqual(20.75 - 1e-9)
  })

  it.each([
    [36, 100, 100, 19.75, 19.75],
    [24, 300, 100, 24, 8],
  ])('is shown whole on a %i in banner if it measures %i × %i', (lengthIn, width, height, wide, high) => {
    expect(fitUpload(lengthIn, { width, height })).toMatchObject({
      fills: false,
      box: { x: lengthIn / 2, width: wide, height: high },
    })
  })
})
