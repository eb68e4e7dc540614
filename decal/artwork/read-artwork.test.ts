import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { boxOfPath } from '../contour/cut-path.ts'
import type { Decal } from '../decal.ts'
import { areaOf, boxOf } from '../geometry/shape.ts'
import { fillPath } from '../picture/picture-paths.ts'
import { exampleJpg, examplePng, exampleSvg } from './examples/example-art.ts'
import { measureContour } from './examples/measure-contour.ts'
import { finishArtwork } from './finish-artwork.ts'
import { readArtwork } from './read-artwork.ts'
import type { Reading, ReadOptions } from './reading.ts'

const page = (inner: string, view = '0 0 200 100'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="i" viewBox="${view}">${inner}</svg>`)

async function read(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<Reading> {
  const result = await readArtwork(bytes, { widthMm: 120, ...options })
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`)
  return result
}

function finish(reading: Reading, widthMm = 120): Decal {
  const finished = finishArtwork(reading, { widthMm, border: '#ffffff', cutKind: 'kiss' })
  if (!finished.ok) throw new Error(finished.reason)
  return finished.decal
}

describe('the contour of an upload', { timeout: 60_000 }, () => {
  const cases: [string, number, () => Promise<Buffer>][] = [
    ['a see-through PNG', 0.99, () => Promise.resolve(examplePng('stack', 2000))],
    ['an SVG', 0.99, () => Promise.resolve(Buffer.from(exampleSvg('stack')))],
    ['a JPG on white', 0.97, () => exampleJpg('stack', 2000, '#ffffff')],
    ['a JPG on cream, turned by its EXIF', 0.97, () => exampleJpg('stack', 2000, '#f2efe8', true)],
    ['a lossy WebP', 0.99, () => sharp(examplePng('stack', 2000)).webp({ quality: 85 }).toBuffer()],
  ]

  it.each(cases)('%s is true to its artwork (%d)', async (_name, least, file) => {
    const reading = await read(await file())
    const decal = finish(reading)
    const quality = await measureContour(examplePng('stack', 2000), reading, decal)
    expect(quality.likeness).toBeGreaterThanOrEqual(least)
    expect(quality.meanMm).toBeLessThanOrEqual(0.1)
    expect(quality.artOutside).toBe(0)
    expect(decal.box.width).toBeCloseTo(120, 3)
  })

  it('is measured: a reading of other artwork is found out', async () => {
    const reading = await read(examplePng('script', 1000))
    const quality = await measureContour(examplePng('stack', 1000), reading, finish(reading))
    expect(quality.likeness).toBeLessThan(0.95)
  })
})

describe('a picture', () => {
  const png = (): Buffer => examplePng('stack', 1000)

  it.each([
    [60, 'fine'],
    [100, 'warn'],
    [250, 'stop'],
  ])('at %d mm is %s', async (widthMm, verdict) => {
    const reading = await read(png(), { widthMm })
    expect(reading.verdict).toBe(verdict)
    // Its artwork is 781 pixels wide.
    expect(reading.dpi).toBeCloseTo((781 * 25.4) / (widthMm - 6), -1)
  })

  it('keeps its place: picture and outline lie on each other', async () => {
    const { artwork, silhouette } = await read(png())
    if (artwork.kind !== 'picture') throw new Error('not a picture')
    const outline = boxOf(silhouette)
    expect(outline.width).toBeCloseTo(114, 2)
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(Math.abs(artwork.box[side] - outline[side])).toBeLessThan(0.4)
    }
  })

  it('loses its flat background, and shows what went', async () => {
    const reading = await read(await exampleJpg('stack', 1000, '#ffffff'))
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
    const reading = await read(await exampleJpg('stack', 1000, '#ffffff'), { tolerance: 0 })
    expect(reading.background.removed).toBe(false)
    expect(finish(reading).box.height).toBeCloseTo(114 * 0.75 + 6, 0)
  })

  it('keeps white inside, unless it is told not to', async () => {
    const ring = page('<path fill-rule="evenodd" fill="#204060" d="M20 10h160v80h-160zM60 30h80v40h-80z"/>')
    const flat = await sharp(new Resvg(ring).render().asPng())
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    const kept = areaOf((await read(flat)).silhouette)
    const open = areaOf((await read(flat, { keepInside: false })).silhouette)
    expect(open / kept).toBeCloseTo(0.75, 1)
  })

  it('without a flat background is cut as a rounded rectangle, and says so', async () => {
    const data = Uint8Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * i * 31) % 253)
    const photo = await sharp(data, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer()
    const reading = await read(photo)
    expect(reading.notes.join()).toContain('rounded corners')
    expect(boxOf(reading.silhouette).height).toBeCloseTo(76, 0)
    expect(areaOf(reading.silhouette)).toBeLessThan(114 * 76 - 5)
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
    const { silhouette, artwork } = await read(await make())
    const truth = await read(png())
    // On white, what is enclosed by the artwork is kept.
    expect(Math.abs(areaOf(silhouette) / areaOf(truth.silhouette) - 1)).toBeLessThan(0.07)
    expect(artwork.kind).toBe('picture')
  })

  it('becomes flat shapes of at most ten colours on request', async () => {
    const { artwork, dpi, verdict } = await read(await exampleJpg('script', 1000, '#ffffff'), {
      vectorise: true,
    })
    if (artwork.kind !== 'layers') throw new Error('not shapes')
    expect(new Set(artwork.layers.map(({ fill }) => fill)).size).toBeLessThanOrEqual(10)
    expect({ dpi, verdict }).toEqual({ dpi: null, verdict: 'fine' })
  })
})

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

  it.each(drawings)('with %s becomes the same picture from layers', async (_name, inner) => {
    const reading = await read(page(inner))
    if (reading.artwork.kind !== 'layers') throw new Error('not flat')
    const k = boxOf(reading.silhouette).width
    const drawn = render(page(inner), 1000)
    const box = await sharp(drawn)
      .trim({ background: '#00000000', threshold: 127 })
      .toBuffer({ resolveWithObject: true })
    const view = boxOf(reading.silhouette)
    const again = render(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.left} ${view.top} ${view.width} ${view.height}" width="${k}" height="${view.height}">${reading.artwork.layers.map((l) => fillPath(l.fill, l.shape)).join('')}</svg>`,
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
    const reading = await read(page(inner))
    expect(reading.artwork.kind).toBe('picture')
    expect(reading.dpi).toBeGreaterThanOrEqual(300)
    expect(boxOf(reading.silhouette).width).toBeCloseTo(114, 0)
  })

  it('with a coarse picture in it is as coarse as that', async () => {
    const small = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#446688' } })
      .png()
      .toBuffer()
    const reading = await read(
      page(`<image href="data:image/png;base64,${small.toString('base64')}" width="200" height="100"/>`),
    )
    expect(reading.dpi).toBeCloseTo((100 * 25.4) / 114, 0)
    expect(reading.verdict).toBe('stop')
  })

  it('loses the white page behind its artwork', async () => {
    const reading = await read(
      page('<rect width="200" height="100" fill="#fff"/><circle cx="60" cy="50" r="30"/>'),
    )
    expect(reading.background).toMatchObject({ removed: true, colour: '#ffffff' })
    expect(areaOf(reading.silhouette)).toBeCloseTo(57 * 57 * Math.PI, -1)
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
    const reading = await read(page(`<rect x="80" y="40" width="40" height="20" fill="#a00"/>${line}`))
    const cut = boxOfPath(reading.ownCut ?? { start: { x: 0, y: 0 }, curves: [] })
    expect([cut.width, cut.height].map(Math.round)).toEqual([120, 120])
    expect(boxOf(reading.silhouette).width).toBeCloseTo(60, 1)
    const decal = finish(reading, 60)
    expect(decal.box).toMatchObject({ left: 0, top: 0 })
    expect(decal.box.width).toBeCloseTo(60)
    expect(boxOf(decal.silhouette)).toMatchObject({ width: expect.closeTo(30, 1), cx: expect.closeTo(30, 1) })
  })

  it.each([
    ['is not closed', '<path id="CutContour" fill="none" stroke="#f0f" d="M20 10h150v80"/>'],
    [
      'has more than one line',
      '<g id="CutContour"><circle cx="50" cy="50" r="30"/><circle cx="150" cy="50" r="30"/></g>',
    ],
    ['crosses itself', '<path id="CutContour" d="M20 20L180 80L180 20L20 70z"/>'],
  ])('whose own line %s gets a new one, and is told', async (why, line) => {
    const reading = await read(page(`<rect x="80" y="40" width="40" height="20" fill="#a00"/>${line}`))
    expect(reading.ownCut).toBeNull()
    expect(reading.notes.join()).toContain(why)
    expect(boxOf(reading.silhouette).width).toBeCloseTo(114, 1)
  })
})

describe('a PDF', { timeout: 30_000 }, () => {
  it('is drawn see-through, at print resolution', async () => {
    const reading = await read(await pdf(`.7 0 0 rg ${circle(50, 'f')}`))
    expect(reading).toMatchObject({ format: 'pdf', hasAlpha: true, verdict: 'fine', ownCut: null })
    expect(areaOf(reading.silhouette)).toBeCloseTo(57 * 57 * Math.PI, -2)
  })

  it('is cut along its own spot colour, which leaves no ink', async () => {
    const reading = await read(await pdf(`0 0 .7 rg 100 80 100 40 re f /Knife CS 1 SCN ${circle(80, 'S')}`))
    const cut = boxOfPath(reading.ownCut ?? { start: { x: 0, y: 0 }, curves: [] })
    expect(cut.width).toBeCloseTo(120, 1)
    expect(boxOf(reading.silhouette).width).toBeCloseTo(75, 0)
    expect(boxOf(reading.silhouette).cx).toBeCloseTo(cut.cx, 0)
    expect(reading.dpi).toBeGreaterThanOrEqual(300)
    expect(finish(reading, 90).box.width).toBeCloseTo(90)
  })

  it('from Illustrator is refused when it holds no drawing', async () => {
    const note = 'This is an Adobe Illustrator file that was saved without PDF Content.'
    const bytes = await pdf(`BT (${note}) Tj ET`)
    expect(await readArtwork(bytes, { widthMm: 80 })).toMatchObject({ ok: false, reason: 'ai-without-pdf' })
  })

  it('with a password is refused with words', async () => {
    const bytes = await pdf(circle(9, 'f'), 'secret')
    const result = await readArtwork(bytes, { widthMm: 80 })
    expect(result).toMatchObject({ ok: false, reason: 'encrypted' })
    expect(result.ok ? '' : result.message).toContain('without protection')
  })
})

// A circle of radius 1 about the origin.
const CIRCLE =
  '1 0 m 1 .5523 .5523 1 0 1 c -.5523 1 -1 .5523 -1 0 c -1 -.5523 -.5523 -1 0 -1 c .5523 -1 1 -.5523 1 0 c h'
const circle = (r: number, paint: string): string =>
  `q ${r} 0 0 ${r} 150 100 cm ${1 / r} w ${CIRCLE} ${paint} Q\n`

/** A PDF of one page, 300 by 200 points, with the spot colour CutContour as /Knife. */
async function pdf(content: string, password = ''): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { node } = document.addPage([300, 200])
  const { context } = document
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 }
  const knife = ['Separation', 'CutContour', 'DeviceCMYK', tint]
  node.set(PDFName.of('Resources'), context.obj({ ColorSpace: { Knife: knife } }))
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content)))
  if (password) document.encrypt({ userPassword: password })
  return document.save()
}

function render(svg: string | Buffer, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** Share of the pixels that differ much, after the second picture was made as large as the first. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const { width, height } = await sharp(one).metadata()
  const pixels = (png: Buffer): Promise<Buffer> =>
    sharp(png).resize({ width, height, fit: 'fill' }).flatten({ background: '#ffffff' }).raw().toBuffer()
  const [a, b] = [await pixels(one), await pixels(other)]
  const off = a.reduce((n, value, i) => n + (Math.abs(value - (b[i] ?? 0)) > 100 ? 1 : 0), 0)
  return off / a.length
}
