import { PDFDocument, PDFName, rgb } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { measurePathBox } from '../../contour/cut-path.ts'
import { computeShapeArea, measureBox } from '../../geometry/shape.ts'
import { exportPdf } from '../../export/export-pdf.ts'
import { finishExample, readExample } from '../examples/read-example.ts'
import { readArtwork } from '../read-artwork.ts'

describe('a PDF', () => {
  it('stays vectors if its paint is flat: exact curves at a metre, letters and dashes as outlines', async () => {
    const words = 'BT /F 24 Tf 120 95 Td (Wolf) Tj ET'
    const dashed = '0 0 1 RG 2 w [6 3] 0 d 20 20 m 280 20 l S'
    const bytes = await pdf(`.7 0 0 rg ${circle(80, 'f')} 1 1 1 rg ${words} ${dashed}`)
    const reading = await readExample(bytes, { widthMm: 1_000 })
    expect(reading).toMatchObject({ format: 'pdf', dpi: null, verdict: 'fine' })
    if (reading.artwork.kind !== 'layers') throw new Error('a picture')
    expect(reading.artwork.layers.map(({ fill }) => fill)).toEqual(['#b20000', '#ffffff', '#0000ff'])
    const [disc = [], letters = [], dashes = []] = reading.artwork.layers.map(({ shape }) => shape)
    const { cx, cy, width } = measureBox(disc)
    // A circle made of four Bézier curves deviates from a true circle by up to 0.028 % of its radius. A further deviation of 0.02 mm is
    // allowed.
    for (const { x, y } of disc.flat())
      expect(Math.abs(Math.hypot(x - cx, y - cy) - width / 2)).toBeLessThan((width / 2) * 0.00028 + 0.02)
    expect(letters.length).toBeGreaterThanOrEqual(5)
    expect(dashes.length).toBeGreaterThan(20)
    const pdfOut = await exportPdf(finishExample(reading, 1_000))
    expect(Buffer.from(pdfOut).toString('latin1')).not.toContain('/Image')
  })

  it('keeps only what its clip paths leave visible', async () => {
    const reading = await readExample(await pdf(`q 0 0 150 200 re W n .7 0 0 rg ${circle(50, 'f')} Q`))
    const { width, height } = measureBox(reading.silhouette)
    expect(reading.artwork.kind).toBe('layers')
    expect(height / width).toBeCloseTo(2, 1)
  })

  it.each([
    ['see-through paint', '/State gs .7 0 0 rg', { ca: 0.8 }],
    ['blended paint', '0 0 .7 rg 120 80 60 40 re f /State gs .7 0 0 rg', { BM: 'Multiply' }],
  ])('is drawn see-through, at print resolution, for its %s', async (_paint, paint, state) => {
    const reading = await readExample(await pdf(`${paint} ${circle(50, 'f')}`, { state }))
    expect(reading.artwork.kind).toBe('picture')
    expect(reading).toMatchObject({ format: 'pdf', hasAlpha: true, verdict: 'fine', ownCut: null })
    expect(computeShapeArea(reading.silhouette)).toBeCloseTo(57 * 57 * Math.PI, -2)
  })

  it('is cut along its own spot colour, which prints no ink', async () => {
    const reading = await readExample(
      await pdf(`0 0 .7 rg 100 80 100 40 re f /Knife CS 1 SCN ${circle(80, 'S')}`),
    )
    const cut = measurePathBox(reading.ownCut ?? { start: { x: 0, y: 0 }, curves: [] })
    expect(cut.width).toBeCloseTo(120, 1)
    expect(measureBox(reading.silhouette).width).toBeCloseTo(75, 0)
    expect(measureBox(reading.silhouette).cx).toBeCloseTo(cut.cx, 0)
    expect(reading.artwork.kind).toBe('layers')
    expect(finishExample(reading, 90).box.width).toBeCloseTo(90)
  })

  it('with several pages is read at the requested page, and the customer is told', async () => {
    const document = await PDFDocument.load(await pdf(`.7 0 0 rg ${circle(50, 'f')}`))
    document.addPage([300, 200]).drawRectangle({ x: 50, y: 80, width: 200, height: 50, color: rgb(0, 0, 1) })
    const bytes = await document.save()
    const [first, second] = [await readExample(bytes), await readExample(bytes, { page: 2 })]
    expect([first.pages, second.pages]).toEqual([2, 2])
    expect(first.notes).toContainEqual({ code: 'one-of-many-pages', page: 1, pages: 2 })
    const fills = [first, second].map(({ artwork }) => artwork.kind === 'layers' && artwork.layers[0]?.fill)
    expect(fills).toEqual(['#b20000', '#0000ff'])
    expect(await readArtwork(bytes, { widthMm: 80, page: 3 })).toMatchObject({ reason: 'no-such-page' })
    expect((await readExample(await pdf(circle(50, 'f')))).notes).toEqual([])
  })

  it('from Illustrator is refused if it contains no drawing', async () => {
    const note = 'This is an Adobe Illustrator file that was saved without PDF Content.'
    const bytes = await pdf(`BT (${note}) Tj ET`)
    expect(await readArtwork(bytes, { widthMm: 80 })).toMatchObject({ ok: false, reason: 'ai-without-pdf' })
  })

  it('with a password is refused', async () => {
    const bytes = await pdf(circle(9, 'f'), { password: 'secret' })
    expect(await readArtwork(bytes, { widthMm: 80 })).toEqual({ ok: false, reason: 'encrypted' })
  })
})

// A circle of radius 1 about the origin.
const CIRCLE =
  '1 0 m 1 .5523 .5523 1 0 1 c -.5523 1 -1 .5523 -1 0 c -1 -.5523 -.5523 -1 0 -1 c .5523 -1 1 -.5523 1 0 c h'
const circle = (r: number, paint: string): string =>
  `q ${r} 0 0 ${r} 150 100 cm ${1 / r} w ${CIRCLE} ${paint} Q\n`

/** Builds a one-page PDF, 300 by 200 points, with the spot colour CutContour as /Knife. */
async function pdf(content: string, { password = '', state = {} } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { node } = document.addPage([300, 200])
  const { context } = document
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 }
  const knife = ['Separation', 'CutContour', 'DeviceCMYK', tint]
  const resources = {
    ColorSpace: { Knife: knife },
    ExtGState: { State: state },
    Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica-Bold' } },
  }
  node.set(PDFName.of('Resources'), context.obj(resources))
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content)))
  if (password) document.encrypt({ userPassword: password })
  return document.save()
}
