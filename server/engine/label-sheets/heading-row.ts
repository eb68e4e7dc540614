import type { CsvRecord } from '../../runtime/csv-records.ts'

/** Words that often occur in column names, in English and French. A column name may consist of several words, such as “Serial no.”. */
const HEADING_WORDS: ReadonlySet<string> = new Set(
  [
    'code codes barcode barcodes symbol ean ean13 gtin gtin12 gtin13 gtin14 upc upca gln sscc isbn sku skus qr',
    'serial serials number numbers num no nr id ids label labels tag tags text texts name names title',
    'description item items part parts product products asset assets article articles lot batch expiry value',
    'url urls link links website address data numéro numero série serie de nom noms texte étiquette etiquette',
    'étiquettes etiquettes produit produits pièce piece lien adresse',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Whether a cell consists only of words that occur in column names. A word with digits counts only if it is a kind of code, such as EAN-13.
 */
function isHeadingWord(cell: string): boolean {
  const text = cell.toLowerCase()
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length === 0) return false
  return /\d/.test(text)
    ? HEADING_WORDS.has(text.replaceAll(/[\s_.-]/g, ''))
    : words.every((word) => HEADING_WORDS.has(word))
}

const hasDigit = (text: string): boolean => /\d/.test(text)
/** Returns the part before a code's first digit, such as “PUMP-” in PUMP-02. */
const stemOf = (text: string): string => text.slice(0, Math.max(0, text.search(/\d/))).toLowerCase()

/**
 * Whether a list's first row is a header. It is a header in three cases:
 * - It contains the name of a column that the request asks for.
 * - Its code cell is a common column name, and no code below is one.
 * - Its code cell consists of words, and all codes below contain digits and start differently.
 * In all other cases, the row counts as a label, because people notice an unwanted label, but not a missing label.
 */
export function isHeadingRow(
  records: readonly CsvRecord[],
  asked: { codeColumn: number; names: readonly string[] },
): boolean {
  const [first, ...rest] = records
  if (!first) return false
  const named = new Set(first.cells.map((cell) => cell.toLowerCase()))
  if (asked.names.some((name) => !/^\d*$/.test(name) && named.has(name.toLowerCase()))) return true
  const cell = first.cells[asked.codeColumn] ?? ''
  const below = rest.map(({ cells }) => cells[asked.codeColumn] ?? '').filter((code) => code !== '')
  if (isHeadingWord(cell)) return !below.some(isHeadingWord)
  const isPlainWords = /^\p{L}[\p{L} _.#()-]*$/u.test(cell)
  if (!isPlainWords || below.length === 0 || !below.every(hasDigit)) return false
  const text = cell.toLowerCase()
  return !below.some((code) => stemOf(code) !== '' && text.startsWith(stemOf(code)))
}
