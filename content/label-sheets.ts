import type { SheetKind } from '../domain/labels/label-sheet.ts'
import type { Symbology } from '../domain/labels/symbologies.ts'
import { formatNumber } from '../domain/written-number.ts'

/** Texts of the tool that makes numbered labels from a list. */
export const labelSheetCopy = {
  /** The name of each kind of code, and what the code is used for. */
  symbologies: {
    code128: { title: 'Code 128', note: 'letters and digits' },
    ean13: { title: 'EAN-13 / UPC-A', note: 'for store checkouts' },
    qr: { title: 'QR code', note: 'for phones' },
    'gs1-datamatrix': { title: 'GS1 DataMatrix', note: 'GTIN, lot and expiry' },
  } satisfies Record<Symbology, { title: string; note: string }>,
  sheets: {
    letter: { title: 'Letter sheets', note: '8.5 × 11 in' },
    roll: { title: 'Roll', note: 'for a roll printer' },
  } satisfies Record<SheetKind, { title: string; note: string }>,
  /** Texts in the picture beside the form. */
  picture: {
    count: (labels: number, sheet: 'letter' | 'roll') =>
      sheet === 'roll'
        ? 'One after the other on a roll'
        : `${labels} ${labels === 1 ? 'label' : 'labels'} on a letter sheet`,
    caption: 'Drawn to scale. The dashed lines show where to cut.',
  },
  title: 'Numbered labels from your list',
  lead: "Paste a list or enter a range of numbers, and save a print-ready PDF. It's free, and we don't keep your list.",
  kinds: {
    list: { title: 'A list', note: 'CSV from your spreadsheet' },
    serials: { title: 'A range of numbers', note: 'Each number is printed once' },
  },
  fields: {
    csv: {
      label: 'Paste the list',
      hint: 'Separated by commas, semicolons or tabs. The first row can name the columns. Up to 5,000 rows, or 2,000 with 2D codes.',
    },
    file: {
      label: 'Or choose a file',
      hint: 'CSV or text, up to 1 MB. Replaces the pasted list.',
    },
    codeColumn: { label: 'Code column', hint: 'Name or number. If empty, we use the first column.' },
    lineColumns: { label: 'Text columns', hint: 'Up to three, separated by commas.' },
    firstRow: {
      label: 'First row',
      options: {
        auto: 'automatic',
        names: 'names the columns',
        label: 'is the first label',
      },
    },
    prefix: { label: 'Prefix' },
    from: { label: 'From' },
    to: { label: 'To' },
    digits: { label: 'Digits' },
    symbology: { label: 'Code' },
    widthMm: { label: 'Width in mm' },
    heightMm: { label: 'Height in mm' },
    sheet: { label: 'Printed on' },
    resolution: { label: 'Printer', unit: 'dpi' },
    words: { label: 'Text on every label', hint: 'Your name, for example.' },
    repeats: {
      label: 'Duplicate codes',
      options: { refuse: 'skip duplicates', print: 'print every time' },
    },
  },
  check: 'Check the list',
  checking: 'Checking …',
  print: 'Save the PDF',
  result: {
    title: 'Your labels',
    labels: (count: number) => `${formatNumber(count)} ${count === 1 ? 'label' : 'labels'}`,
    pages: (pages: number, perPage: number) =>
      perPage === 1
        ? 'on a roll, one after another'
        : `${formatNumber(pages)} ${pages === 1 ? 'sheet' : 'sheets'}, ${perPage} on each`,
    preview: (index: number) => `Label ${index} as it will print`,
    firstRowNames: 'We read the first row as column names:',
    refused: (count: number) =>
      count === 1 ? "1 row can't be printed" : `${formatNumber(count)} rows can't be printed`,
    refusedLead: 'Fix them in your list and check it again, or print the rest without them.',
    more: (count: number) => `And ${formatNumber(count)} more.`,
    columns: { line: 'Line', code: 'Code', reason: 'What is wrong' },
    rest: (count: number) =>
      count === 1
        ? 'Save the PDF with the other label'
        : `Save the PDF with the other ${formatNumber(count)}`,
    order: (count: number) => `Order ${formatNumber(count)} printed`,
    orderNote: 'Shows our price for the next quantity we print. You can attach the saved PDF there.',
    none: 'None of these can be printed. See the reason in each row.',
  },
  tooLarge: 'A list can be up to 1 MB. Please split it up.',
  busy: "We're working on a lot of lists right now. Please try again in a few seconds.",
  tooComplex: 'This list takes too long to process. Please split it up.',
  notText: "This isn't a text file. Please save your list as CSV and choose it again.",
  failed: "We couldn't check the list. Please try again in a few seconds.",
} as const

/** Says which fields of the form are invalid and why. `faults` contains the error messages by field name. */
export function describeFormProblem(faults: Readonly<Record<string, string>>): string {
  const said = Object.entries(labelSheetCopy.fields).flatMap(([name, { label }]) => {
    const why = faults[name]
    if (why === undefined) return []
    return [name === 'csv' ? why : `${label}: ${why}`]
  })
  return said.length === 0 ? labelSheetCopy.failed : said.join(' ')
}
