import { Resvg } from '@resvg/resvg-js'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readPathData } from '../geometry/path-data.ts'
import { measureBox } from '../geometry/shape.ts'
import {
  EXAMPLE_CENTRE,
  EXAMPLE_RADIUS_MM,
  makePictureDecal,
  drawQuarterRedPng,
  makeRoundDecal,
} from './example-decals.ts'
import { exportSvg } from './export-svg.ts'

const element = z.record(z.string(), z.string())
const document = z.object({
  svg: z.object({
    '@width': z.string(),
    '@height': z.string(),
    '@viewBox': z.string(),
    title: z.string().optional(),
    g: z.array(
      z.object({
        '@id': z.string(),
        '@inkscape:groupmode': z.literal('layer'),
        '@inkscape:label': z.string(),
        path: z.array(element).optional(),
        image: z.array(element).optional(),
      }),
    ),
  }),
})
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['g', 'path', 'image'].includes(name),
})
const readSvg = (svg: string) => document.parse(parser.parse(svg)).svg

describe('the SVG', () => {
  it('is well-formed, as large as the bleed, one unit per millimetre', () => {
    const svg = exportSvg(makeRoundDecal(), { title: 'Fish & <chips>' })
    expect(XMLValidator.validate(svg)).toBe(true)
    const read = readSvg(svg)
    expect([read['@width'], read['@height'], read['@viewBox']]).toEqual(['50mm', '50mm', '-15 -32 50 50'])
    expect(read.title).toBe('Fish & <chips>')
  })

  it('has the layers Artwork and CutContour, the cut on top: one magenta stroke and no fill', () => {
    const { g: layers } = readSvg(exportSvg(makeRoundDecal()))
    expect(layers.map((layer) => [layer['@id'], layer['@inkscape:label']])).toEqual([
      ['Artwork', 'Artwork'],
      ['CutContour', 'CutContour'],
    ])
    const [cut, ...others] = layers[1]?.path ?? []
    expect(others).toEqual([])
    expect(cut).toMatchObject({ '@fill': 'none', '@stroke': '#ff00ff' })
    expect(cut?.['@d']).toMatch(/^M[^MZ]+Z$/u)
    const box = measureBox(readPathData(cut?.['@d'] ?? '', 0.001))
    expect([box.cx, box.cy, box.width]).toEqual([
      expect.closeTo(EXAMPLE_CENTRE.x, 2),
      expect.closeTo(EXAMPLE_CENTRE.y, 2),
      expect.closeTo(2 * EXAMPLE_RADIUS_MM, 2),
    ])
  })

  it('fills artwork and a coloured border, and nothing for bare film', () => {
    const fills = (border: string) =>
      readSvg(exportSvg(makeRoundDecal(border))).g[0]?.path?.map((path) => path['@fill'])
    expect(fills('#ffffff')).toEqual(['#0f3d3e', '#ffffff', '#ffcc00'])
    expect(fills('#aa0000')).toEqual(['#aa0000', '#0f3d3e', '#ffffff', '#ffcc00'])
  })

  it.each(['<text', '<filter', 'Gradient', 'opacity', '<style', 'clip-path', 'transform', 'href='])(
    'has no %s',
    (word) => expect(exportSvg(makeRoundDecal('#aa0000'))).not.toContain(word),
  )

  it('embeds a picture, in its box', async () => {
    const png = await drawQuarterRedPng()
    const { image } = readSvg(exportSvg(makePictureDecal(png))).g[0] ?? {}
    expect(image).toEqual([
      {
        '@x': '-10',
        '@y': '-27',
        '@width': '40',
        '@height': '40',
        '@preserveAspectRatio': 'none',
        '@xlink:href': `data:image/png;base64,${png.toString('base64')}`,
      },
    ])
  })

  it('looks the same in two renderers', async () => {
    const png = await drawQuarterRedPng()
    for (const svg of [exportSvg(makeRoundDecal('#aa0000')), exportSvg(makePictureDecal(png, '#aa0000'))]) {
      const raw = (picture: Buffer) =>
        sharp(picture).resize(100, 100).flatten({ background: '#ffffff' }).raw().toBuffer()
      const [one, other] = [
        await raw(new Resvg(svg, { fitTo: { mode: 'width', value: 400 } }).render().asPng()),
        await raw(await sharp(Buffer.from(svg), { density: 203.2 }).png().toBuffer()),
      ]
      const apart = one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length
      expect(apart).toBeLessThan(2)
      // The pixel lies in the border on the left, between cut and artwork: 3.5 mm from the edge, at a width of 50 mm.
      const [red = 0, green, blue] = one.subarray((50 * 100 + 7) * 3)
      expect(Math.abs(red - 0xaa)).toBeLessThan(3)
      expect([green, blue]).toEqual([0, 0])
    }
  })
})
