import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { measurePathBox } from '../../contour/cut-path.ts'
import { computeShapeArea, measureBox } from '../../geometry/shape.ts'
import { drawFilledPath } from '../../picture/picture-paths.ts'
import { finishExample, makeSvgPage, readExample } from '../examples/read-example.ts'

describe('an SVG', () => {
  const drawings: [string, string][] = [
    [
      'strokes with all ends and corners',
      '<g fill="none" stroke="#123456" stroke-width="9"><path d="M20 20L60 20L30 60"/><path stroke-linecap="round" stroke-linejoin="round" d="M80 20L120 20L90 60"/><path stroke-linecap="square" stroke-linejoin="bevel" d="M140 20L180 20L150 60Z"/></g>',
    ],
    [
      'strokes under skewed, mirrored and squeezed maps',
      '<g fill="none" stroke="#123456" stroke-width="6"><circle cx="20" cy="25" r="9" transform="scale(3 1)"/><path transform="matrix(-1 0 .5 1 160 0)" d="M0 20h40v50h-20z"/></g>',
    ],
    [
      'holes, styles, uses and clips',
      '<style>.a{fill:#aa2233}</style><clipPath id="c"><circle cx="50" cy="50" r="30"/></clipPath><path id="p" class="a" clip-path="url(#c)" fill-rule="evenodd" d="M10 10h90v80h-90zM30 30h40v40h-40z"/><use href="#p" x="90"/>',
    ],
    [
      'what sticks out of its page',
      '<circle cx="190" cy="50" r="40" fill="#225588"/><rect x="10" y="20" width="60" height="60" rx="20"/>',
    ],
  ]

  const round = [
    ['circle', '<circle cx="100" cy="50" r="40"/>'],
    ['ellipse', '<ellipse cx="100" cy="50" rx="40" ry="40"/>'],
    ['rounded rectangle', '<rect x="60" y="10" width="80" height="80" rx="40"/>'],
    ['path of arcs', '<path d="M60 50A40 40 0 1 1 100 90a40 40 0 0 1-40-40"/>'],
    [
      'styled circle',
      '<style>circle{fill:#aa2233}</style><path d="M60 50a40 40 0 0 1 80 0a40 40 0 0 1-80 0"/>',
    ],
  ]
  it.each(round)('keeps a %s within 0.02 mm of a circle at 1 m', async (_name, inner) => {
    const { artwork, silhouette } = await readExample(makeSvgPage(inner), { widthMm: 1_006 })
    if (artwork.kind !== 'layers') throw new Error('not flat')
    const { cx, cy } = measureBox(silhouette)
    for (const { x, y } of silhouette.flat())
      expect(Math.abs(Math.hypot(x - cx, y - cy) - 500)).toBeLessThan(0.02)
  })

  it.each(drawings)('with %s becomes the same picture from layers', async (_name, inner) => {
    const reading = await readExample(makeSvgPage(inner))
    if (reading.artwork.kind !== 'layers') throw new Error('not flat')
    const k = measureBox(reading.silhouette).width
    const drawn = render(makeSvgPage(inner), 1000)
    const box = await sharp(drawn)
      .trim({ background: '#00000000', threshold: 127 })
      .toBuffer({ resolveWithObject: true })
    const view = measureBox(reading.silhouette)
    const again = render(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.left} ${view.top} ${view.width} ${view.height}" width="${k}" height="${view.height}">${reading.artwork.layers.map((l) => drawFilledPath(l.fill, l.shape)).join('')}</svg>`,
      box.info.width,
    )
    expect(await difference(box.data, again)).toBeLessThan(0.012)
  })

  it.each([
    [
      'gradients',
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><circle cx="99" cy="50" r="40" fill="url(#g)"/>',
    ],
    ['see-through paint', '<circle cx="99" cy="50" r="40" opacity=".7"/>'],
    [
      'masks',
      '<mask id="m"><circle cx="99" cy="50" r="40" fill="#fff"/></mask><rect width="200" height="100" mask="url(#m)"/>',
    ],
    ['dashes', '<path stroke="#123456" stroke-width="8" stroke-dasharray="9 3" d="M20 50h160"/>'],
  ])('with %s becomes a picture of 300 dpi or more', async (_name, inner) => {
    const reading = await readExample(makeSvgPage(inner))
    expect(reading.artwork.kind).toBe('picture')
    expect(reading.dpi).toBeGreaterThanOrEqual(300)
    expect(measureBox(reading.silhouette).width).toBeCloseTo(114, 0)
  })

  it('with a coarse picture has that picture’s resolution', async () => {
    const small = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#446688' } })
      .png()
      .toBuffer()
    const reading = await readExample(
      makeSvgPage(
        `<image href="data:image/png;base64,${small.toString('base64')}" width="200" height="100"/>`,
      ),
    )
    expect(reading.dpi).toBeCloseTo((100 * 25.4) / 114, 0)
    expect(reading.verdict).toBe('stop')
  })

  it('loses the white page behind its artwork', async () => {
    const reading = await readExample(
      makeSvgPage('<rect width="200" height="100" fill="#fff"/><circle cx="60" cy="50" r="30"/>'),
    )
    expect(reading.background).toMatchObject({ removed: true, colour: '#ffffff' })
    expect(computeShapeArea(reading.silhouette)).toBeCloseTo(57 * 57 * Math.PI, -1)
  })

  it.each([
    [
      'a layer',
      '<g inkscape:label="CutContour"><circle cx="100" cy="50" r="40" fill="none" stroke="#f0f"/></g>',
    ],
    ['an id', '<circle id="PerfCutContour" cx="100" cy="50" r="40" style="fill:none;stroke:#ff00ff"/>'],
    [
      'a class',
      '<g transform="translate(50 0)"><circle class="cut-contour st0" cx="50" cy="50" r="40"/></g>',
    ],
  ])('is cut along its own line, named by %s', async (_name, line) => {
    const reading = await readExample(
      makeSvgPage(`<rect x="80" y="40" width="40" height="20" fill="#a00"/>${line}`),
    )
    const cut = measurePathBox(reading.ownCut ?? { start: { x: 0, y: 0 }, curves: [] })
    expect([cut.width, cut.height].map(Math.round)).toEqual([120, 120])
    expect(measureBox(reading.silhouette).width).toBeCloseTo(60, 1)
    const decal = finishExample(reading, 60)
    expect(decal.box).toMatchObject({ left: 0, top: 0 })
    expect(decal.box.width).toBeCloseTo(60)
    expect(measureBox(decal.silhouette)).toMatchObject({
      width: expect.closeTo(30, 1),
      cx: expect.closeTo(30, 1),
    })
  })

  it.each([
    ['not-closed', '<path id="CutContour" fill="none" stroke="#f0f" d="M20 10h150v80"/>'],
    [
      'several-lines',
      '<g id="CutContour"><circle cx="50" cy="50" r="30"/><circle cx="150" cy="50" r="30"/></g>',
    ],
    ['crosses-itself', '<path id="CutContour" d="M20 20L180 80L180 20L20 70z"/>'],
  ])('whose own line is unfit (%s) gets a new one, and is told', async (why, line) => {
    const reading = await readExample(
      makeSvgPage(`<rect x="80" y="40" width="40" height="20" fill="#a00"/>${line}`),
    )
    expect(reading.ownCut).toBeNull()
    expect(reading.notes).toContainEqual({ code: 'cut-line-unused', why })
    expect(measureBox(reading.silhouette).width).toBeCloseTo(114, 1)
  })
})

function render(svg: string | Buffer, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** Returns the share of pixels that differ noticeably, after scaling the second picture to the size of the first. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const { width, height } = await sharp(one).metadata()
  const pixels = (png: Buffer): Promise<Buffer> =>
    sharp(png).resize({ width, height, fit: 'fill' }).flatten({ background: '#ffffff' }).raw().toBuffer()
  const [a, b] = [await pixels(one), await pixels(other)]
  const off = a.reduce((n, value, i) => n + (Math.abs(value - (b[i] ?? 0)) > 100 ? 1 : 0), 0)
  return off / a.length
}
