import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { writeInstalledFonts } from '../assets/write-installed-fonts.ts'
import { openBannerImage } from './image-file.ts'

const sizeOf = async (file: Uint8Array) => {
  const opened = await openBannerImage(file)
  return opened.ok ? opened.image.size : opened.reason
}

const svg = (attributes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><circle cx="50" cy="50" r="20"/></svg>`)

it.each([
  ['width="1e30" height="5e29"', { width: 10_000_000, height: 5_000_000 }],
  ['viewBox="0 0 4e9 2e9"', { width: 10_000_000, height: 5_000_000 }],
  ['viewBox="0 0 .2 .1"', { width: 1, height: 1 }],
  ['width="300" height="200"', { width: 300, height: 200 }],
])('a drawing with %s has the size %o, which is storable as whole numbers', async (attributes, size) => {
  expect(await sizeOf(svg(attributes))).toEqual(size)
})

it('a page larger than any paper is refused', async () => {
  const document = await PDFDocument.create()
  document.addPage([4e9, 1e9]).drawRectangle({ x: 0, y: 0, width: 1e9, height: 1e9 })
  expect(await sizeOf(await document.save())).toBe('damaged')
})

it.each([
  ['all of which are shown', {}, true],
  ['one of which is off', { OFF: [0] }, false],
  ['that are off unless listed, one of which is listed', { BaseState: 'OFF', ON: [1] }, false],
  ['that are off unless listed, none of which is listed', { BaseState: 'OFF' }, false],
  ['that are off unless listed, all of which are listed', { BaseState: 'OFF', ON: [0, 1] }, true],
])('a page with layers %s is embedded only if they are all shown', async (_, config, embedded) => {
  const document = await PDFDocument.create()
  document.addPage([300, 100]).drawRectangle({ x: 0, y: 0, width: 200, height: 50 })
  const { context, catalog } = document
  const layers = ['Print', 'Notes'].map((name) => context.register(context.obj({ Type: 'OCG', Name: name })))
  const listed = Object.entries(config).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.flatMap((at) => layers[at] ?? []),
  ])
  const properties = { OCGs: layers, D: Object.fromEntries(listed) }
  catalog.set(PDFName.of('OCProperties'), context.obj(properties))
  const opened = await openBannerImage(await document.save())
  expect(opened.ok && opened.image.page !== null).toBe(embedded)
})

const LETTERED = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><text x="10" y="60" font-family="Helvetica" font-size="50">GRAND OPENING</text></svg>',
)

it('live text is set in our fonts, and the buyer is told', async () => {
  const opened = await openBannerImage(LETTERED, writeInstalledFonts)
  expect(opened).toMatchObject({
    ok: true,
    image: { note: { code: 'text-set-in-our-fonts', fonts: [{ name: 'Helvetica', ours: 'Arimo' }] } },
  })
  const picture = opened.ok ? opened.image.picture : null
  const pixels = await picture?.pixels({ left: 0, top: 0, width: picture.width, height: picture.height }, 300)
  const inked = pixels?.data.filter((alpha, i) => i % 4 === 3 && alpha > 128).length
  expect(inked).toBeGreaterThan(2_000)
})

it('live text without fonts, or with characters that no font of ours has, is refused', async () => {
  const russian = Buffer.from(LETTERED.toString().replace('GRAND OPENING', 'ОТКРЫТО'))
  expect(await sizeOf(LETTERED)).toBe('text-not-outlined')
  expect(await openBannerImage(russian, writeInstalledFonts)).toMatchObject({ reason: 'text-not-outlined' })
})
