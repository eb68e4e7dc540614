import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import { drawExampleJpg, drawExamplePng, drawExampleSvg } from './examples/example-artwork.ts'
import { measureContour } from './examples/measure-contour.ts'
import { finishExample, makeSvgPage, readExample } from './examples/read-example.ts'

describe('the contour of an upload', () => {
  const cases: [string, number, () => Promise<Buffer>][] = [
    ['a see-through PNG', 0.99, () => Promise.resolve(drawExamplePng('stack', 2000))],
    ['an SVG', 0.99, () => Promise.resolve(Buffer.from(drawExampleSvg('stack')))],
    ['a JPG on white', 0.97, () => drawExampleJpg('stack', 2000, '#ffffff')],
    ['a JPG on cream, turned by its EXIF', 0.97, () => drawExampleJpg('stack', 2000, '#f2efe8', true)],
    ['a lossy WebP', 0.99, () => sharp(drawExamplePng('stack', 2000)).webp({ quality: 85 }).toBuffer()],
  ]

  it.each(cases)('%s follows its artwork (%d)', async (_name, least, file) => {
    const reading = await readExample(await file())
    const decal = finishExample(reading)
    const quality = await measureContour(drawExamplePng('stack', 2000), reading, decal)
    expect(quality.likeness).toBeGreaterThanOrEqual(least)
    expect(quality.meanMm).toBeLessThanOrEqual(0.1)
    expect(quality.artOutside).toBe(0)
    expect(decal.box.width).toBeCloseTo(120, 3)
  })

  it('is measured: other artwork is detected', async () => {
    const reading = await readExample(drawExamplePng('script', 1000))
    const quality = await measureContour(drawExamplePng('stack', 1000), reading, finishExample(reading))
    expect(quality.likeness).toBeLessThan(0.95)
  })
})

describe('a picture', () => {
  const png = (): Buffer => drawExamplePng('stack', 1000)

  it.each([
    [60, 'fine'],
    [100, 'warn'],
    [250, 'stop'],
  ])('at %d mm is %s', async (widthMm, verdict) => {
    const reading = await readExample(png(), { widthMm })
    expect(reading.verdict).toBe(verdict)
    // The example's artwork is 781 pixels wide. It is printed 6 mm narrower than the decal, because of the border.
    expect(reading.dpi).toBeCloseTo((781 * 25.4) / (widthMm - 6), -1)
  })

  it('keeps its position: picture and outline coincide', async () => {
    const { artwork, silhouette } = await readExample(png())
    if (artwork.kind !== 'picture') throw new Error('not a picture')
    const outline = measureBox(silhouette)
    expect(outline.width).toBeCloseTo(114, 2)
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(Math.abs(artwork.box[side] - outline[side])).toBeLessThan(0.4)
    }
  })

  it('loses its flat background, and the mask shows what was removed', async () => {
    const reading = await readExample(await drawExampleJpg('stack', 1000, '#ffffff'))
    expect(reading).toMatchObject({ hasAlpha: false, background: { removed: true, colour: '#ffffff' } })
    const { data, info } = await sharp(reading.maskPng)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBe(255)
    expect(data.includes(0)).toBe(true)
    expect(Math.max(info.width, info.height)).toBe(700)
  })

  it('keeps its background at tolerance 0', async () => {
    const reading = await readExample(await drawExampleJpg('stack', 1000, '#ffffff'), { tolerance: 0 })
    expect(reading.background.removed).toBe(false)
    expect(finishExample(reading).box.height).toBeCloseTo(114 * 0.75 + 6, 0)
  })

  it('keeps white areas inside, unless told otherwise', async () => {
    const ring = makeSvgPage(
      '<path fill-rule="evenodd" fill="#204060" d="M20 10h160v80h-160zM60 30h80v40h-80z"/>',
    )
    const flat = await sharp(new Resvg(ring).render().asPng())
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    const kept = computeShapeArea((await readExample(flat)).silhouette)
    const open = computeShapeArea((await readExample(flat, { keepInside: false })).silhouette)
    expect(open / kept).toBeCloseTo(0.75, 1)
  })

  it('without a flat background is cut as a rounded rectangle, with a note', async () => {
    const data = Uint8Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * i * 31) % 253)
    const photo = await sharp(data, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer()
    const reading = await readExample(photo)
    expect(reading.notes).toContainEqual({ code: 'cut-as-rectangle' })
    expect(measureBox(reading.silhouette).height).toBeCloseTo(76, 0)
    expect(computeShapeArea(reading.silhouette)).toBeLessThan(114 * 76 - 5)
  })

  const kinds: [string, () => Promise<Buffer>][] = [
    [
      'CMYK JPG',
      () => sharp(png()).flatten({ background: '#ffffff' }).toColourspace('cmyk').jpeg().toBuffer(),
    ],
    ['16-bit PNG', () => sharp(png()).toColourspace('rgb16').png().toBuffer()],
    ['palette PNG', () => sharp(png()).png({ palette: true, colours: 16 }).toBuffer()],
    ['grey PNG', () => sharp(png()).greyscale().png().toBuffer()],
  ]

  it.each(kinds)('may be a %s', async (_name, make) => {
    const { silhouette, artwork } = await readExample(await make())
    const truth = await readExample(png())
    // On a white background, enclosed white areas count as artwork.
    expect(Math.abs(computeShapeArea(silhouette) / computeShapeArea(truth.silhouette) - 1)).toBeLessThan(0.07)
    expect(artwork.kind).toBe('picture')
  })

  it('becomes flat shapes of at most ten colours on request', async () => {
    const { artwork, dpi, verdict } = await readExample(await drawExampleJpg('script', 1000, '#ffffff'), {
      vectorise: true,
    })
    if (artwork.kind !== 'layers') throw new Error('not shapes')
    expect(new Set(artwork.layers.map(({ fill }) => fill)).size).toBeLessThanOrEqual(10)
    expect({ dpi, verdict }).toEqual({ dpi: null, verdict: 'fine' })
  })
})
