import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelSheetRequest, labelSheetRequestSchema } from '../../../contract/label-sheet.ts'
import { createBannerTypesetter } from '../../../decal/banner/banner-typesetter.ts'
import { measureCodeBox, type LabelDrawing } from '../../../decal/labels/label-drawing.ts'
import { createLabelTypesetter } from '../../../decal/labels/label-letters.ts'
import { loadBannerFonts } from '../../../decal/assets/load-assets.ts'
import { computeSheetGrid } from '../../../domain/labels/label-sheet.ts'
import { PRINTER_RESOLUTIONS } from '../../../domain/labels/module-width.ts'
import { parseLabelCode, type Symbology } from '../../../domain/labels/symbologies.ts'
import { decodeCode, drawPdfPage } from '../../../tests/setup/decode-labels.ts'
import {
  withTemporaryFile,
  describeIfInstalled,
  runReader,
  separatePlates,
} from '../../../tests/setup/readers.ts'
import type { LabelShape } from './label-lines.ts'
import { layOutLabel } from './lay-out-label.ts'
import { checkLabelSheet, printLabelSheet } from './print-label-sheet.ts'

const letters = createLabelTypesetter(createBannerTypesetter(loadBannerFonts()))

/** One example of each kind of code: the text in the list, and the text that a barcode reader returns for the printed code. */
const CODES = {
  code128: ['AT-004001', 'AT-004001'],
  ean13: ['6291041500213', '6291041500213'],
  qr: ['https://example.com/a/1', 'https://example.com/a/1'],
  // From a GS1 DataMatrix, the reader returns the control character FNC1 at the start, and a group separator after each value of variable
  // length.
  'gs1-datamatrix': [
    '(01)09506000134352(17)271231(10)LOT1(21)A7',
    '\u001d01095060001343521727123110LOT1\u001d21A7',
  ],
} as const satisfies Record<Symbology, readonly [string, string]>
const symbologies: readonly Symbology[] = ['code128', 'ean13', 'qr', 'gs1-datamatrix']

const ask = (request: object): LabelSheetRequest =>
  labelSheetRequestSchema.parse({ symbology: 'code128', widthMm: 50, heightMm: 25, ...request })
const listOf = (csv: string, source: object = {}) => ({ source: { kind: 'list', csv, ...source } })

async function print(request: LabelSheetRequest): Promise<Uint8Array> {
  const made = await printLabelSheet(request, { complete: false, letters, refuse: () => null })
  if (!made.ok) throw new Error(JSON.stringify(made))
  return made.pdf
}

function layOut(shape: LabelShape, cell: string, texts: readonly string[] = []): LabelDrawing | null {
  const read = parseLabelCode(shape.symbology, cell)
  if (!read.ok) throw new Error(read.fault.code)
  const laid = layOutLabel(shape, { code: read.code, texts }, letters, 'drawn')
  return laid.ok ? laid.label : null
}

/** Finds the area of a label that its code covers, including the quiet zone. */
function codeOf(label: LabelDrawing | null, at: { x: number; y: number }) {
  const code = label?.items.find((item) => item.kind === 'code')
  if (code?.kind !== 'code') throw new Error('A label without a code')
  const { x, y, width, height } = measureCodeBox(code)
  const { left, right, above } = code.symbol.quiet
  const m = code.moduleMm
  return {
    x: at.x + x - left * m,
    y: at.y + y - above * m,
    width: width + (left + right) * m,
    height: height + 2 * above * m,
  }
}

/**
 * Finds the smallest label on which an example code of this symbology fits. Tries widths in steps of half a millimetre; the height is always in
 * the same proportion to the width.
 */
function smallest(symbology: Symbology, resolution: LabelShape['resolution']): LabelShape {
  const tall = { code128: 0.4, ean13: 0.75, qr: 1, 'gs1-datamatrix': 0.5 }[symbology]
  for (let widthMm = 12; widthMm < 190; widthMm += 0.5) {
    const shape = { symbology, widthMm, heightMm: Math.max(8, widthMm * tall), resolution }
    if (layOut(shape, CODES[symbology][0])) return shape
  }
  throw new Error('No label takes it')
}

describeIfInstalled('pdfinfo', 'a printed sheet', () => {
  it.each(symbologies.flatMap((symbology) => PRINTER_RESOLUTIONS.map((dpi) => [symbology, dpi] as const)))(
    '%s is read at the smallest size of %i dpi, by a reader that did not make it',
    async (symbology, resolution) => {
      const shape = smallest(symbology, resolution)
      const [cell, text] = CODES[symbology]
      const pdf = await print(ask({ ...shape, ...listOf(`code\n"${cell}"`), sheet: 'roll' }))
      const picture = await drawPdfPage(pdf)
      expect(await decodeCode(symbology, picture, codeOf(layOut(shape, cell), { x: 1.5, y: 1.5 }))).toBe(text)
    },
  )

  it.each(symbologies)(
    '%s can be read from each label of a sheet, with three lines of text',
    async (symbology) => {
      const [cell] = CODES[symbology]
      const size = { widthMm: 60, heightMm: 45 }
      const csv = `name,place,owner,code\nPump,Hall 3,Kim,${cell}\nMotor,Hall 4,Lee,${cell}`
      const source = { codeColumn: 'code', lineColumns: ['name', 'place', 'owner'] }
      const pdf = await print(ask({ ...size, ...listOf(csv, source), symbology, repeats: 'print' }))
      const picture = await drawPdfPage(pdf)
      const label = layOut({ ...size, symbology, resolution: 600 }, cell, ['Pump', 'Hall 3', 'Kim'])
      for (const place of computeSheetGrid('letter', size).places.slice(0, 2))
        expect(await decodeCode(symbology, picture, codeOf(label, place))).toBe(CODES[symbology][1])
    },
  )

  it('has every number of a range once, in order, across all pages', async () => {
    const request = ask({ source: { kind: 'serials', prefix: 'S', from: 1, to: 30, digits: 4 } })
    const pdf = await print(request)
    const { places } = computeSheetGrid('letter', request)
    const pictures = [await drawPdfPage(pdf, 1), await drawPdfPage(pdf, 2)]
    const read: string[] = []
    for (const i of [0, 1, 2, 26, 27, 28, 29]) {
      const place = places[i % places.length]
      const picture = pictures[Math.floor(i / places.length)]
      if (place && picture)
        read.push(await decodeCode('code128', picture, { ...place, width: 50, height: 25 }))
    }
    expect(read).toEqual(['S0001', 'S0002', 'S0003', 'S0027', 'S0028', 'S0029', 'S0030'])
  })

  it('is a valid Letter-size PDF without fonts, with the same bytes each time', async () => {
    const request = ask(listOf('code,name\nA1,Größe & Co'))
    const pdf = await print(request)
    await withTemporaryFile('labels.pdf', pdf, (file) => {
      expect(runReader('pdfinfo', [file])).toMatch(/Page size:\s+612 x 792 pts/)
      expect(runReader('pdffonts', [file]).trim().split('\n')).toHaveLength(2)
      expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
    })
    expect(await print(request)).toEqual(pdf)
  })

  it('is printed in black only, with the cut line on a plate of its own', async () => {
    const pdf = await print(ask({ ...listOf('A1', { firstRow: 'label' }), sheet: 'roll' }))
    const plates = await separatePlates('decal.pdf', pdf)
    expect(plates.get('CutContour')?.inked).toBeGreaterThan(0)
    expect(plates.get('Black')?.inked).toBeGreaterThan(0)
    for (const ink of ['Cyan', 'Magenta', 'Yellow']) expect(plates.get(ink)?.inked ?? 0).toBe(0)
    // The left edge of the label is 1.5 mm from the left edge of the page.
    expect(plates.get('CutContour')?.inkAt(1.5, 14)).toBeGreaterThan(0)
    expect(plates.get('Black')?.inkAt(1.5, 14)).toBe(0)
  })
})

describe('a label', () => {
  it('keeps the quiet zone of its code inside its edges and free of text, whatever its size', () => {
    const shape = fc.record({
      symbology: fc.constantFrom(...symbologies),
      widthMm: fc.double({ min: 12, max: 120, noNaN: true }),
      heightMm: fc.double({ min: 8, max: 80, noNaN: true }),
      resolution: fc.constantFrom(...PRINTER_RESOLUTIONS),
    })
    const texts = fc.array(fc.constantFrom('Pump 4', 'Hall 3, row 12'), { maxLength: 3 })
    fc.assert(
      fc.property(shape, texts, (asked, lines) => {
        const label = layOut(asked, CODES[asked.symbology][0], lines)
        if (label) expectQuiet(label, asked.symbology)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    [{ symbology: 'code128', widthMm: 20 }, 'A-VERY-LONG-NUMBER-4711', /needs a label \d+(\.\d)? mm wide/],
    [{ symbology: 'code128', heightMm: 8 }, 'A1', /shorter than 5 mm/],
    [
      { symbology: 'ean13', widthMm: 30, heightMm: 20 },
      '6291041500213',
      /^An EAN-13 needs a label of 32\.9 × 23\.8 mm\.$/,
    ],
    [{ symbology: 'qr', widthMm: 12, heightMm: 8 }, 'https://example.com/a/1', /needs a square of/],
  ])('is refused where the code would be too small: %j', async (shape, code, message) => {
    const checked = checkLabelSheet(
      ask({ ...shape, ...listOf(code, { firstRow: 'label' }) }),
      letters,
      () => null,
    )
    expect(checked.ok && checked.sheet).toMatchObject({
      count: 0,
      refused: [{ line: 1, reason: expect.stringMatching(message) }],
    })
  })

  it('is refused with text that can’t be set', async () => {
    const csv = `code,name\nA1,${'long '.repeat(40)}\nA2,漢字\nA3,fine`
    const checked = checkLabelSheet(ask(listOf(csv, { lineColumns: ['name'] })), letters, () => null)
    expect(checked.ok && checked.sheet).toMatchObject({
      count: 1,
      refused: [
        { line: 2, reason: expect.stringContaining('too long for its line') },
        { line: 3, reason: expect.stringContaining('漢字') },
      ],
    })
  })
})

/** Checks that no text is in the quiet zone. The digits of an EAN-13 are an exception, because its standard places them there. */
function expectQuiet({ widthMm, heightMm, items }: LabelDrawing, symbology: Symbology): void {
  const code = items.find((item) => item.kind === 'code')
  if (!code) throw new Error('A label without a code')
  const { x, y, width, height } = measureCodeBox(code)
  const { quiet } = code.symbol
  const [left, right] = [x - quiet.left * code.moduleMm, x + width + quiet.right * code.moduleMm]
  const [top, bottom] = [y - quiet.above * code.moduleMm, y + height + quiet.above * code.moduleMm]
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(1.5 - 1e-6)
  expect(right).toBeLessThanOrEqual(widthMm - 1.5 + 1e-6)
  expect(bottom).toBeLessThanOrEqual(heightMm - 1.5 + 1e-6)
  for (const item of items) {
    if (item.kind !== 'text' || (symbology === 'ean13' && item.y > y)) continue
    const half = (letters(item.text).width * item.sizeMm) / 2
    const from = item.align === 'left' ? item.x : item.x - half
    const isBeside = from >= right - 1e-6 || from + 2 * half <= left + 1e-6
    const isAbove = item.y <= top + 1e-6 || item.y - item.sizeMm * 0.7 >= bottom - 1e-6
    expect(isBeside || isAbove).toBe(true)
  }
}
