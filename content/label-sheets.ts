import { writtenNumber } from '../domain/written-number.ts'

/** The words of the tool that makes numbered labels of a list. */
export const labelSheets = {
  title: 'Numbered labels from your list',
  lead: 'Paste a list or give a range of numbers, and take a print-ready PDF with you. It is free, and nothing of your list is kept.',
  kinds: {
    list: { title: 'A list', note: 'CSV as your spreadsheet saves it' },
    serials: { title: 'A range of numbers', note: 'each number once' },
  },
  fields: {
    csv: {
      label: 'Paste the list',
      hint: 'Commas, semicolons or tabs; the first row may name the columns. Up to 5,000 rows, with square codes 2,000.',
    },
    file: {
      label: 'Or choose a file',
      hint: 'CSV or text of at most 1 MB. It stands in for what is pasted.',
    },
    codeColumn: { label: 'Column with the code', hint: 'Name or number; the first where this is empty.' },
    lineColumns: { label: 'Columns printed as text', hint: 'Up to three, with commas between.' },
    firstRow: {
      label: 'The first row',
      options: {
        auto: 'we look what it is',
        names: 'names the columns',
        label: 'is a label already',
      },
    },
    prefix: { label: 'Before each number' },
    from: { label: 'From' },
    to: { label: 'To' },
    digits: { label: 'Digits' },
    symbology: { label: 'Code' },
    widthMm: { label: 'Width in mm' },
    heightMm: { label: 'Height in mm' },
    sheet: { label: 'Printed on' },
    resolution: { label: 'Printer', unit: 'dpi' },
    words: { label: 'Words on every label', hint: 'Your name, for example.' },
    repeats: {
      label: 'A code that comes twice',
      options: { refuse: 'is refused the second time', print: 'is printed each time' },
    },
  },
  check: 'Check the list',
  checking: 'Checking …',
  print: 'Save the PDF',
  result: {
    title: 'What it comes to',
    labels: (count: number) => `${writtenNumber(count)} ${count === 1 ? 'label' : 'labels'}`,
    pages: (pages: number, perPage: number) =>
      perPage === 1
        ? 'one after the other'
        : `${writtenNumber(pages)} ${pages === 1 ? 'sheet' : 'sheets'}, ${perPage} on each`,
    preview: (index: number) => `Label ${index} as it will be printed`,
    firstRowNames: 'The first row was read as the names of the columns:',
    refused: (count: number) =>
      count === 1 ? '1 row cannot be printed' : `${writtenNumber(count)} rows cannot be printed`,
    refusedLead: 'Mend them in your list and check it again, or print the others without them.',
    more: (count: number) => `And ${writtenNumber(count)} more.`,
    columns: { line: 'Line', code: 'Code', reason: 'What is wrong' },
    rest: (count: number) =>
      count === 1 ? 'Save the PDF of the other one' : `Save the PDF of the other ${writtenNumber(count)}`,
    order: (count: number) => `Have ${writtenNumber(count)} printed`,
    orderNote:
      'Shows the price for the next quantity that we print. The saved PDF goes along when you choose it there.',
    none: 'None of these can be printed. Each row says why.',
  },
  tooLarge: 'A list may have 1 MB. Please send it in parts.',
  notText: 'This is no text file. Please save your list as CSV and choose it again.',
  failed: 'The list could not be checked. Please try again in a few seconds.',
} as const

/** Which entries of the form are wrong and why, each by the name of its field. */
export function slipWords(faults: Readonly<Record<string, string>>): string {
  const said = Object.entries(labelSheets.fields).flatMap(([name, { label }]) => {
    const why = faults[name]
    if (why === undefined) return []
    return [name === 'csv' ? why : `${label}: ${why}`]
  })
  return said.length === 0 ? labelSheets.failed : said.join(' ')
}
