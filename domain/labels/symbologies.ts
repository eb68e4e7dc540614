import { parseGs1Number } from './check-digit.ts'
import { parseGs1Elements } from './gs1-elements.ts'

export const SYMBOLOGIES = {
  code128: { title: 'Code 128', note: 'letters and digits, for scanners in the plant' },
  ean13: { title: 'EAN-13 / UPC-A', note: 'retail products, scanned at a checkout' },
  qr: { title: 'QR code', note: 'an address or a number, for phones' },
  'gs1-datamatrix': { title: 'GS1 DataMatrix', note: 'GTIN, lot, expiry and serial in one small code' },
} as const

export type Symbology = keyof typeof SYMBOLOGIES

/**
 * The content of a code. `shown` is the text for people beside the code, line by line. It is empty for QR codes, whose content is rarely
 * readable.
 */
export type LabelCode = { text: string; shown: readonly string[] }
export type ParsedLabelCode = { ok: true; code: LabelCode } | { ok: false; message: string }

/** The maximum number of characters in a Code 128. A longer one doesn't fit on any label that can be ordered here. */
const MAX_CODE_128 = 48
const MAX_QR_BYTES = 213

const refuse = (message: string): ParsedLabelCode => ({ ok: false, message })
const encoder = new TextEncoder()

/** Converts a cell of the customer's list to the content of a code. If the code has a check digit, it is checked or added. */
export function parseLabelCode(symbology: Symbology, cell: string): ParsedLabelCode {
  const text = cell.trim()
  if (text === '') return refuse('The code is empty.')
  if (/^\d[.,]\d+E\+\d+$/i.test(text))
    return refuse(
      `The spreadsheet has shortened this number to ${text}. Format its column as text, and save again.`,
    )
  switch (symbology) {
    case 'code128':
      return readCode128(text)
    case 'ean13':
      return readEan13(text)
    case 'qr':
      return encoder.encode(text).length > MAX_QR_BYTES
        ? refuse(`The QR code of a label can contain up to ${MAX_QR_BYTES} bytes.`)
        : { ok: true, code: { text, shown: [] } }
    case 'gs1-datamatrix':
      return readDataMatrix(text)
  }
}

function readCode128(text: string): ParsedLabelCode {
  const foreign = /[^ -~]/u.exec(text)?.[0]
  if (foreign !== undefined)
    return refuse(
      foreign < ' '
        ? 'The code contains a tab or a line break.'
        : `Code 128 has no “${foreign}”: it allows only unaccented letters, digits and basic punctuation.`,
    )
  if (text.length > MAX_CODE_128)
    return refuse(`Code 128 can have up to ${MAX_CODE_128} characters here. You entered ${text.length}.`)
  return { ok: true, code: { text, shown: [text] } }
}

/** Parses an EAN-13. A UPC-A, with twelve digits, becomes an EAN-13 with a leading 0. */
function readEan13(text: string): ParsedLabelCode {
  const digits = text.replaceAll(/[ -]/g, '')
  const read = digits.length === 12 ? parseGs1Number('GTIN-12', digits) : parseGs1Number('GTIN-13', digits)
  if (!read.ok) return refuse(read.message)
  const number = read.number.padStart(13, '0')
  return { ok: true, code: { text: number, shown: [number] } }
}

function readDataMatrix(text: string): ParsedLabelCode {
  const read = parseGs1Elements(text)
  if (!read.ok) return refuse(read.message)
  const lines = read.elements.map(({ identifier, value }) => `(${identifier})${value}`)
  return { ok: true, code: { text: lines.join(''), shown: lines } }
}
