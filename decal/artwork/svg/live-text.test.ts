import { describe, expect, it } from 'vitest'
import { computeShapeArea, measureBox } from '../../geometry/shape.ts'
import { writeInstalledFonts } from '../../assets/write-installed-fonts.ts'
import { makeSvgPage, readExample as readWithout } from '../examples/read-example.ts'
import type { ArtworkNote } from '../artwork-notes.ts'
import { readArtwork } from '../read-artwork.ts'
import { textFamilies } from './text-families.ts'

const options = { widthMm: 206, offsetMm: 3, withFontFiles: writeInstalledFonts }
// The page is 200 by 100 units, which become 200 by 100 mm.
const SHEET = '<path fill="#ffee00" d="M0 0h200v100H0z"/>'
const read = (inner: string) => readWithout(makeSvgPage(SHEET + inner), options)

/** Returns the bounding box and area, in mm, of the artwork's parts in one colour. */
async function inkOf(inner: string, colour = '#cc0000') {
  const { artwork } = await read(inner)
  if (artwork.kind !== 'layers') throw new Error('a picture')
  const shape = artwork.layers.filter(({ fill }) => fill === colour).flatMap((layer) => layer.shape)
  return { box: measureBox(shape), area: computeShapeArea(shape) }
}
const text = (attributes: string, inner = 'HAMILTON') =>
  `<text x="10" y="60" font-size="20" fill="#c00" ${attributes}>${inner}</text>`

describe('live text of an SVG', () => {
  it('is drawn as outlines, at its position and with its stated length', async () => {
    const plain = await inkOf(text('font-family="Arial"'))
    expect(plain.area).toBeGreaterThan(100)
    expect(plain.box.left).toBeCloseTo(11.5, 0)
    expect(plain.box.bottom).toBeCloseTo(60, 0)
    const stretched = await inkOf(
      text('font-family="Arial" textLength="170" lengthAdjust="spacingAndGlyphs"'),
    )
    expect(stretched.box.width).toBeCloseTo(168, -1)
    const centred = await inkOf(
      '<text x="100" y="60" font-size="20" fill="#c00" text-anchor="middle">OHO</text>',
    )
    expect(centred.box.cx).toBeCloseTo(100, 0)
  })

  it('is set in its weight, slant and parts', async () => {
    const plain = await inkOf(text('font-family="Arial"'))
    const bold = await inkOf(text('font-family="Arial" font-weight="bold"'))
    const slanted = await inkOf(text('font-family="Arial" font-style="italic"'))
    expect(bold.area).toBeGreaterThan(plain.area * 1.2)
    expect(slanted.box.right).not.toBeCloseTo(plain.box.right, 1)
    // Illustrator writes the style as part of the font's name, and sets the font in a style rule for a class.
    const named = await inkOf(
      `<style>.st0{font-family:'MyriadPro-Bold';font-size:20px;fill:#c00}</style><text class="st0" transform="matrix(1 0 0 1 10 60)">HAMILTON</text>`,
    )
    expect(named.area).toBeCloseTo(bold.area, 0)
    const parts = await inkOf(text('font-family="Arial"', '<tspan>HAM</tspan><tspan dy="20">ILTON</tspan>'))
    expect(parts.box.height).toBeGreaterThan(30)
  })

  const inOurs = (fonts: { name: string; ours: string }[]): ArtworkNote => ({
    code: 'text-set-in-our-fonts',
    fonts,
    other: 'Arimo',
  })
  it.each<[string, string, ArtworkNote]>([
    ['a list of fonts', 'font-family="Foo, Georgia, serif"', inOurs([{ name: 'Foo', ours: 'Gelasio' }])],
    ['a generic family', 'font-family="serif"', inOurs([{ name: 'serif', ours: 'Tinos' }])],
    [
      'a style',
      `style="font-family:'Brush Script MT';font-size:20px"`,
      inOurs([{ name: 'Brush Script MT', ours: 'Great Vibes' }]),
    ],
    [
      'a shorthand',
      'style="font: bold 20px/1.2 Impact, sans-serif"',
      inOurs([{ name: 'Impact', ours: 'Anton' }]),
    ],
    ['no font', '', inOurs([])],
  ])('names the font that replaces %s', async (_how, attributes, told) => {
    expect((await read(text(attributes))).notes).toContainEqual(told)
  })

  it('is set in each of our families, in every style, with French letters', async () => {
    const seen = new Set<string>()
    for (const [family, { weights, italic }] of Object.entries(textFamilies)) {
      for (const weight of weights)
        for (const slant of italic ? ['normal', 'italic'] : ['normal']) {
          const cut = `font-family="${family}" font-weight="${weight}" font-style="${slant}"`
          const { area, box } = await inkOf(text(cut, 'Œuvré à “l’été”…'))
          expect(area, `${family} ${weight} ${slant}`).toBeGreaterThan(40)
          seen.add(`${family} ${area.toFixed(1)} ${box.width.toFixed(1)}`)
        }
    }
    const cuts = Object.values(textFamilies).flatMap(({ weights, italic }) =>
      weights.flatMap(() => (italic ? [1, 2] : [1])),
    )
    expect(seen.size).toBe(cuts.length)
  })

  it.each([
    ['signs that our fonts lack', text('', '漢字')],
    ['letters of an icon font', text('font-family="Wingdings"', 'abc')],
    ['text that flows into a shape', text('style="shape-inside:url(#a)"')],
    ['a book', text('', 'abc '.repeat(600))],
    [
      'copies of copies',
      `<defs><g id="a">${text('', 'abcdefgh'.repeat(80))}</g>${Array.from('bcdefgh')
        .map((id, i) => `<g id="${id}">${`<use href="#${'abcdefg'[i]}"/>`.repeat(3)}</g>`)
        .join('')}</defs><use href="#h"/>`,
    ],
  ])('is refused for %s', async (_what, inner) => {
    expect(await readArtwork(makeSvgPage(SHEET + inner), options)).toMatchObject({
      reason: 'text-not-outlined',
    })
  })

  it('is refused without fonts', async () => {
    expect(await readArtwork(makeSvgPage(text('')), { widthMm: 206 })).toMatchObject({
      reason: 'text-not-outlined',
    })
  })
})
