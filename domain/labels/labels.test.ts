import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { parseGs1Elements } from './gs1-elements.ts'
import { findFormField, LABEL_FORM_DEFAULTS, toLabelSheetRequest } from './label-form.ts'
import { LABEL_SIZE_LIMITS, computeSheetGrid } from './label-sheet.ts'
import { computeMinModule, chooseModuleWidth, PRINTER_RESOLUTIONS } from './module-width.ts'
import { buildLabelOrderPath } from '../../content/label-order-path.ts'
import { listSerials } from './serial-numbers.ts'
import { parseLabelCode, type Symbology } from './symbologies.ts'

const ofGtin = (fault: object) => ({ code: 'invalid-value', identifier: '01', fault })

describe('GS1 data', () => {
  it.each([
    ['(01)09506000134352', '(01)09506000134352'],
    [' (01) 09506000134352 (17) 271231 (10) AB-12/3 (21) 7 ', '(01)09506000134352(17)271231(10)AB-12/3(21)7'],
    ['(00)106141412345678908', '(00)106141412345678908'],
    ['(02)09506000134352(37)24', '(02)09506000134352(37)24'],
    ['(01)09506000134352(17)280200', '(01)09506000134352(17)280200'],
    ['(01)09506000134352(17)280229', '(01)09506000134352(17)280229'],
  ])('%s is valid', (written, text) => {
    const read = parseGs1Elements(written)
    expect(read.ok && read.elements.map(({ identifier, value }) => `(${identifier})${value}`).join('')).toBe(
      text,
    )
  })

  it.each<[string, object]>([
    ['09506000134352', { code: 'no-identifier' }],
    ['(01)09506000134352 and more(10)', ofGtin({ code: 'not-digits' })],
    ['x(01)09506000134352', { code: 'no-identifier' }],
    ['(01)9506000134352', ofGtin({ code: 'wrong-length', length: 14, entered: 13 })],
    ['(01)09506000134353', ofGtin({ code: 'wrong-check-digit', digit: '3', right: 2 })],
    ['(01)09506000134352(01)09506000134352', { code: 'repeated-identifier', identifier: '01' }],
    ['(10)LOT1', { code: 'missing-companion', identifier: '10', needs: ['01', '02'] }],
    ['(02)09506000134352(21)7', { code: 'missing-companion', identifier: '02', needs: ['37'] }],
    ['(01)09506000134352(02)09506000134352(37)2', { code: 'item-and-contents' }],
    ['(01)09506000134352(20)7', { identifier: '20', fault: { code: 'digit-count', least: 2, most: 2 } }],
    ['(01)09506000134352(17)271301', { identifier: '17', fault: { code: 'not-a-date' } }],
    ['(01)09506000134352(17)270229', { identifier: '17', fault: { code: 'not-a-date' } }],
    ['(01)09506000134352(10)été', { identifier: '10', fault: { code: 'text-characters' } }],
    ['(01)09506000134352(10)ABCDEFGHIJKLMNOPQRSTU', { fault: { code: 'text-length', most: 20 } }],
    ['(01)09506000134352(10)', { fault: { code: 'text-length', most: 20 } }],
    ['(99)7', { code: 'unknown-identifier', identifier: '99' }],
    ['(__proto__)7', { code: 'no-identifier' }],
    ['', { code: 'no-identifier' }],
  ])('%s is refused', (written, fault) => {
    expect(parseGs1Elements(written)).toMatchObject({ ok: false, fault })
  })
})

describe('a cell of the list', () => {
  it.each<[Symbology, string, string]>([
    ['code128', ' AT-004001 ', 'AT-004001'],
    ['code128', '=1+1', '=1+1'],
    ['ean13', '6291041500213', '6291041500213'],
    ['ean13', '6 291041 500213', '6291041500213'],
    ['ean13', '614141000036', '0614141000036'],
    ['qr', 'https://example.com/é', 'https://example.com/é'],
    ['gs1-datamatrix', '(01)09506000134352(21)A', '(01)09506000134352(21)A'],
  ])('%s of %j is %j', (symbology, cell, text) => {
    expect(parseLabelCode(symbology, cell)).toMatchObject({ ok: true, code: { text } })
  })

  it.each<[Symbology, string, object]>([
    ['code128', '', { code: 'empty' }],
    ['code128', 'Größe', { code: 'not-in-code-128', character: 'ö' }],
    ['code128', 'a\u0007b', { code: 'control-character' }],
    ['code128', 'x'.repeat(49), { code: 'too-long', most: 48, entered: 49 }],
    ['ean13', '6.29104E+12', { code: 'shortened-number', text: '6.29104E+12' }],
    ['ean13', '6,29104E+12', { code: 'shortened-number', text: '6,29104E+12' }],
    ['ean13', '6291041500214', { code: 'wrong-check-digit', right: 3 }],
    ['ean13', '614141000037', { code: 'wrong-check-digit', right: 6 }],
    ['ean13', '61414100003', { code: 'wrong-length', length: 13, entered: 11 }],
    ['ean13', '629104150021O', { code: 'not-digits', kind: 'GTIN-13' }],
    ['qr', 'é'.repeat(107), { code: 'too-many-bytes', most: 213 }],
    ['gs1-datamatrix', '(10)LOT1', { code: 'missing-companion' }],
  ])('%s refuses %j', (symbology, cell, fault) => {
    expect(parseLabelCode(symbology, cell)).toMatchObject({ ok: false, fault })
  })
})

describe('the narrowest bar', () => {
  it.each([
    // An EAN-13 has 113 modules. On a label of 40 mm at 600 dpi, there is room for 8 dots per module.
    [113, { mm: 40, resolution: 600, least: 0.264, most: 0.66 }, 8],
    [113, { mm: 33, resolution: 600, least: 0.264, most: 0.66 }, null],
    [100, { mm: 500, resolution: 300, least: 0.19, most: 0.5 }, 5],
    [29, { mm: 8, resolution: 203, least: 0.25, most: 1 }, 2],
  ] as const)('of %i modules in %j is %s dots wide', (modules, room, dots) => {
    const width = chooseModuleWidth(modules, room)
    expect(width === null ? null : Math.round((width * room.resolution) / 25.4)).toBe(dots)
  })

  it('is always a whole number of dots, within its limits, and fits', () => {
    const room = fc.record({
      mm: fc.double({ min: 1, max: 200, noNaN: true }),
      resolution: fc.constantFrom(...PRINTER_RESOLUTIONS),
    })
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 300 }), room, (modules, { mm, resolution }) => {
        const width = chooseModuleWidth(modules, { mm, resolution, least: 0.25, most: 1 })
        if (width === null) {
          expect(computeMinModule(resolution, 0.25) * modules).toBeGreaterThan(mm - 1e-6)
          return
        }
        const dots = (width * resolution) / 25.4
        expect(dots).toBeCloseTo(Math.round(dots), 6)
        expect(width).toBeGreaterThanOrEqual(0.25 - 1e-6)
        expect(width * modules).toBeLessThanOrEqual(mm + 1e-6)
      }),
    )
  })
})

describe('a sheet', () => {
  it('fits 27 labels of 50 × 25 mm; a page of a roll fits one', () => {
    expect(computeSheetGrid('letter', { widthMm: 50, heightMm: 25 }).places).toHaveLength(27)
    expect(computeSheetGrid('roll', { widthMm: 50, heightMm: 25 })).toEqual({
      widthMm: 53,
      heightMm: 28,
      places: [{ x: 1.5, y: 1.5 }],
    })
  })

  it('has room for every allowed size within its margins', () => {
    const side = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true })
    const size = fc.record({
      widthMm: side(LABEL_SIZE_LIMITS.width),
      heightMm: side(LABEL_SIZE_LIMITS.height),
    })
    fc.assert(
      fc.property(size, (label) => {
        const { places, widthMm, heightMm } = computeSheetGrid('letter', label)
        expect(places.length).toBeGreaterThan(0)
        for (const { x, y } of places) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(10 - 1e-6)
          expect(x + label.widthMm).toBeLessThanOrEqual(widthMm - 10 + 1e-6)
          expect(y + label.heightMm).toBeLessThanOrEqual(heightMm - 10 + 1e-6)
        }
      }),
    )
  })
})

describe('a range of numbers', () => {
  it('has each number once, with leading zeros', () => {
    expect(listSerials({ prefix: 'AT-', from: 9, to: 11, digits: 4 })).toEqual({
      ok: true,
      codes: ['AT-0009', 'AT-0010', 'AT-0011'],
    })
  })

  it.each([
    [
      { from: 10, to: 9, digits: 4 },
      { code: 'ends-before-it-begins', from: 10, to: 9 },
    ],
    [
      { from: 1, to: 5_001, digits: 4 },
      { code: 'too-many-numbers', count: 5_001, most: 5_000 },
    ],
    [
      { from: 999, to: 1_000, digits: 3 },
      { code: 'too-few-digits', number: 1_000, digits: 3 },
    ],
  ])('is refused: %j', (range, fault) => {
    expect(listSerials({ prefix: '', ...range })).toEqual({ ok: false, fault })
  })
})

it.each([
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-16 as Excel writes it', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16, the other way round', [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['Windows 1252', [0xe9, 0x80], 'é€'],
])('a file in %s can be decoded', (_name, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]],
  ['a workbook', [0x50, 0x4b, 0x03, 0x04]],
])('%s isn’t text', (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeNull()
})

describe('the label form', () => {
  it('makes a valid request from its initial values', () => {
    expect(toLabelSheetRequest({})).toMatchObject({
      source: { kind: 'list', csv: '' },
      widthMm: 50,
      resolution: 600,
    })
    expect(toLabelSheetRequest({ kind: 'serials', to: '1000', widthMm: '40,5' })).toMatchObject({
      source: { kind: 'serials', from: 1, to: 1000, digits: 6 },
      widthMm: 40.5,
    })
  })

  it('each type has a default size', () => {
    expect(toLabelSheetRequest({ widthMm: 'wide' })).toMatchObject({ widthMm: 'wide' })
    expect(toLabelSheetRequest({ widthMm: '' })).toMatchObject({ widthMm: '' })
  })

  it('finds the field for an error', () => {
    expect(findFormField('source.lineColumns.0')).toBe('lineColumns')
    expect(findFormField('widthMm')).toBe('widthMm')
    expect(findFormField('toString')).toBeNull()
  })

  it('links to the price of the next quantity', () => {
    const form = { ...LABEL_FORM_DEFAULTS, kind: 'serials', prefix: 'AT-', from: '1', to: '600' }
    expect(buildLabelOrderPath(form, 600)).toBe(
      '/collection/barcode-compliance-labels?type=serial&quantity=1000&words=600+labels%2C+50+%C3%97+30+mm%2C+AT-000001+to+AT-000600#calculator',
    )
  })
})
