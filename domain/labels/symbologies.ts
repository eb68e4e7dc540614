import { type NumberFault, parseGs1Number } from './check-digit.ts'
import { type Gs1Fault, parseGs1Elements } from './gs1-elements.ts'

export const symbologies = ['code128', 'ean13', 'qr', 'gs1-datamatrix'] as const

export type Symbology = (typeof symbologies)[number]

/**
 * The content of a code. `shown` is the text that is printed beside the code for people to read, line by line. For QR codes, `shown` is
 * empty, because their content is rarely readable.
 */
export type LabelCode = { text: string; shown: readonly string[] }
/** A reason why a text can't be the content of a code. content/label-faults.ts has a sentence for each reason. */
export type LabelCodeFault =
  | { code: 'empty' }
  | { code: 'shortened-number'; text: string }
  | { code: 'too-many-bytes'; most: number }
  | { code: 'control-character' }
  | { code: 'not-in-code-128'; character: string }
  | { code: 'too-long'; most: number; entered: number }
  | NumberFault
  | Gs1Fault
export type ParsedLabelCode = { ok: true; code: LabelCode } | { ok: false; fault: LabelCodeFault }

/** The maximum number of characters in a Code 128. A code with more characters doesn't fit on any label that can be ordered here. */
const MAX_CODE_128 = 48
const MAX_QR_BYTES = 213

const refuse = (fault: LabelCodeFault): ParsedLabelCode => ({ ok: false, fault })
const encoder = new TextEncoder()

/** Converts a cell of the customer's list to the content of a code. If the code has a check digit, it is checked or added. */
export function parseLabelCode(symbology: Symbology, cell: string): ParsedLabelCode {
  const text = cell.trim()
  if (text === '') return refuse({ code: 'empty' })
  if (/^\d[.,]\d+E\+\d+$/i.test(text)) return refuse({ code: 'shortened-number', text })
  switch (symbology) {
    case 'code128':
      return readCode128(text)
    case 'ean13':
      return readEan13(text)
    case 'qr':
      return encoder.encode(text).length > MAX_QR_BYTES
        ? refuse({ code: 'too-many-bytes', most: MAX_QR_BYTES })
        : { ok: true, code: { text, shown: [] } }
    case 'gs1-datamatrix':
      return readDataMatrix(text)
  }
}

function readCode128(text: string): ParsedLabelCode {
  const foreign = /[^ -~]/u.exec(text)?.[0]
  if (foreign !== undefined)
    return refuse(
      foreign < ' ' ? { code: 'control-character' } : { code: 'not-in-code-128', character: foreign },
    )
  if (text.length > MAX_CODE_128)
    return refuse({ code: 'too-long', most: MAX_CODE_128, entered: text.length })
  return { ok: true, code: { text, shown: [text] } }
}

/** Parses an EAN-13. A UPC-A, with twelve digits, becomes an EAN-13 with a leading 0. */
function readEan13(text: string): ParsedLabelCode {
  const digits = text.replaceAll(/[ -]/g, '')
  const read = digits.length === 12 ? parseGs1Number('GTIN-12', digits) : parseGs1Number('GTIN-13', digits)
  if (!read.ok) return read
  const number = read.number.padStart(13, '0')
  return { ok: true, code: { text: number, shown: [number] } }
}

function readDataMatrix(text: string): ParsedLabelCode {
  const read = parseGs1Elements(text)
  if (!read.ok) return read
  const lines = read.elements.map(({ identifier, value }) => `(${identifier})${value}`)
  return { ok: true, code: { text: lines.join(''), shown: lines } }
}
