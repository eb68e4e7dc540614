import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { boxOfPath } from '../../contour/cut-path.ts'
import { areaOf, boxOf } from '../../geometry/shape.ts'
import { finish, read } from '../examples/read-example.ts'
import { readArtwork } from '../read-artwork.ts'

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
