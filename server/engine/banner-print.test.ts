import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { makeHugePicturePdf } from '../../decal/artwork/examples/pdf-bombs.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../tests/setup/readers.ts'
import { createEmptyBanner } from '../../content/empty-banner.ts'
import { type BannerDesign, bannerFonts } from '../../domain/banner/banner-design.ts'
import { createBannerTypesetter } from '../../decal/banner/banner-typesetter.ts'
import { loadBannerFonts } from '../../decal/assets/load-assets.ts'
import { planMemory } from '../runtime/memory-plan.ts'
import { measureBanner } from './build-banner-sheet.ts'
import { ENGINE_LIMITS } from './engine-limits.ts'
import { Engine } from './engine.ts'

const setLine = createBannerTypesetter(loadBannerFonts())
const engine = new Engine(() => {})
afterAll(() => engine.stop())
const DPI = 20
// The distance in inches from the edge of the page to the trim. It contains the bleed, and room for marks.
const EDGE = 1

async function print(
  design: BannerDesign,
  files: { id: string; bytes: Uint8Array<ArrayBuffer> }[] = [],
  uploadId: string | null = null,
) {
  const job = { banner: { design, uploadId, files }, title: 'A banner' }
  const printed = await engine.printBanner(job, 'production')
  if (!printed.ok) throw new Error(printed.message)
  return printed.bytes
}

/** Renders the PDF's page with Ghostscript. Positions are in inches from the corner of the trim. */
function paint(pdf: Uint8Array) {
  return withTemporaryFile('banner.pdf', pdf, async (file) => {
    runReader('gs', [
      '-q',
      '-dSAFER',
      '-dBATCH',
      '-dNOPAUSE',
      '-sDEVICE=png16m',
      `-r${DPI}`,
      `-sOutputFile=${file}.png`,
      file,
    ])
    const { data, info } = await sharp(`${file}.png`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number): number[] => {
      const i = (Math.floor((y + EDGE) * DPI) * info.width + Math.floor((x + EDGE) * DPI)) * 3
      return [...data.subarray(i, i + 3)]
    }
    const isLight = (x: number, y: number) => at(x, y).every((value) => value > 160)
    return { at, isLight, width: info.width / DPI, height: info.height / DPI }
  })
}

const withItems = (items: BannerDesign['items'], rest: Partial<BannerDesign> = {}): BannerDesign => ({
  ...createEmptyBanner(),
  ...rest,
  items,
})

describeIfInstalled('gs', 'the print file of a banner', () => {
  it('is as large as banner, bleed and marks, up to 120 inches, with trim and bleed boxes and no fonts', async () => {
    const pdf = await print({ ...createEmptyBanner(), lengthIn: 120 })
    await withTemporaryFile('banner.pdf', pdf, (file) => {
      const boxes = runReader('pdfinfo', ['-box', file])
      expect(boxes).toMatch(/Page size:\s+8784 x 1566 pts/)
      expect(boxes).toMatch(/BleedBox:\s+36\.00\s+36\.00\s+8748\.00\s+1530\.00/)
      expect(boxes).toMatch(/TrimBox:\s+72\.00\s+72\.00\s+8712\.00\s+1494\.00/)
      expect(runReader('pdffonts', [file]).trim().split('\n')).toHaveLength(2)
      expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
    })
  })

  it('has text, pictures and background where the design has them', async () => {
    const red = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    // The left half of this picture is transparent.
    const half = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00ff00' } })
      .extend({ left: 20, background: '#00000000' })
      .png()
      .toBuffer()
    const [text] = createEmptyBanner().items
    if (text?.kind !== 'text') throw new Error('no text')
    const placed = { ...text, text: 'I', sizePt: 120, x: 18, y: 10 }
    const design = withItems([
      placed,
      { id: 'a', kind: 'picture', imageId: 'red', x: 6, y: 6, width: 4, height: 2, rotation: 90 },
      { id: 'b', kind: 'picture', imageId: 'half', x: 30, y: 6, width: 4, height: 2, rotation: 0 },
    ])
    const files = [
      { id: 'red', bytes: new Uint8Array(red) },
      { id: 'half', bytes: new Uint8Array(half) },
    ]
    const measured = measureBanner(design, setLine)
    const ink = measured.ok ? measured.texts[0]?.ink : null
    if (!ink) throw new Error('no ink')
    // The text is a capital I, which is 1409/2048 em high in Arial. Its middle is 18 inches from the left edge of the trim.
    expect(ink.bottom - ink.top).toBeCloseTo((5 * 1409) / 2048, 2)
    expect((ink.left + ink.right) / 2).toBeCloseTo(18, 1)
    const page = await paint(await print(design, files))
    expect([page.width, page.height]).toEqual([38, 21.75])
    for (const y of [ink.top + 0.1, ink.bottom - 0.1]) expect(page.isLight(18, y)).toBe(true)
    for (const y of [ink.top - 0.1, ink.bottom + 0.1]) expect(page.isLight(18, y)).toBe(false)
    expect([page.isLight(ink.left - 0.1, 10), page.isLight(ink.right + 0.1, 10)]).toEqual([false, false])
    // The picture is turned by a quarter, so its width and height are swapped: it is now four inches high instead of four inches wide.
    for (const [x, y] of [
      [6, 4.2],
      [6, 7.8],
      [5.2, 6],
    ] as const)
      expect(page.at(x, y)[0]).toBeGreaterThan(200)
    expect(page.at(7.5, 6)[0]).toBeLessThan(60)
    expect(page.at(31, 6)[1]).toBeGreaterThan(200)
    expect(page.at(29, 6)[1]).toBeLessThan(60)
    // The background reaches the end of the bleed. Beyond it, the paper is empty.
    expect([page.isLight(-0.4, 10), page.isLight(-0.6, 10), page.isLight(36.4, -0.4)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('keeps an uploaded PDF as shapes, and fills the banner with it', async () => {
    const source = await PDFDocument.create()
    const sheet = source.addPage([360, 197.5])
    sheet.drawRectangle({ x: 0, y: 0, width: 360, height: 197.5, color: rgb(0, 0, 1) })
    sheet.drawRectangle({ x: 0, y: 98.75, width: 180, height: 98.75, color: rgb(1, 1, 0) })
    const files = [{ id: 'up', bytes: new Uint8Array(await source.save()) }]
    const pdf = await print(createEmptyBanner(), files, 'up')
    expect(pdf.length).toBeLessThan(20_000)
    const page = await paint(pdf)
    expect([page.at(5, 5), page.at(30, 15)].map(([r = 0, , b = 0]) => r > b)).toEqual([true, false])
    expect(page.isLight(-0.4, 15)).toBe(false)
  })

  it.each(bannerFonts)('sets %s as outlines', async (font) => {
    const [text] = createEmptyBanner().items
    if (text?.kind !== 'text') throw new Error('no text')
    const measured = measureBanner(withItems([{ ...text, font, curve: 90, text: 'Été\nÇa va?' }]), setLine)
    expect(measured).toMatchObject({ texts: [{ missing: [], ink: { left: expect.any(Number) } }] })
  })

  it('is the same file for the same banner, and is stopped if it takes too long', async () => {
    expect(Buffer.from(await print(createEmptyBanner())).equals(await print(createEmptyBanner()))).toBe(true)
    const hurried = new Engine(() => {}, { ...ENGINE_LIMITS, printMs: 1, waitMs: 50_000 })
    const banner = { design: createEmptyBanner(), uploadId: null, files: [] }
    const late = await hurried.printBanner({ banner, title: '' }, 'production')
    expect(late).toMatchObject({ ok: false, reason: 'too-complex' })
    await hurried.stop()
  })
})

describe.runIf(process.platform === 'linux')('a file that needs too much memory to print', () => {
  it.each([true, false])(
    'ends the process that prints it, and the next banner is printed (files are also read there: %s)',
    async (printsWhileReading) => {
      const plan = { ...planMemory(), printsWhileReading, printingMb: 400, readingMb: 400 }
      const small = new Engine(() => {}, { ...ENGINE_LIMITS, waitMs: 50_000 }, plan)
      const turned = Buffer.from(makeHugePicturePdf())
        .toString('latin1')
        .replace('/MediaBox', '/Rotate 90/MediaBox')
      const files = [{ id: 'up', bytes: new Uint8Array(Buffer.from(turned, 'latin1')) }]
      const before = process.memoryUsage.rss()
      const heavy = { design: createEmptyBanner(), uploadId: 'up', files }
      expect(await small.printBanner({ banner: heavy, title: '' }, 'production')).toMatchObject({
        ok: false,
        reason: 'too-complex',
      })
      expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(100)
      const light = { design: createEmptyBanner(), uploadId: null, files: [] }
      expect(await small.printBanner({ banner: light, title: '' }, 'production')).toMatchObject({ ok: true })
      await small.stop()
    },
  )
})
