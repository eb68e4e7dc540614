import type { CsvFault } from '../domain/csv-fault.ts'

/** Messages that say why a record of a CSV file can't be read. */
export const csvFaultMessages: Readonly<Record<CsvFault, string>> = {
  'not-utf8': 'The file isn’t UTF-8 text.',
  'unclosed-quote': 'A quotation mark is opened here and never closed.',
  'record-too-large': 'The record is larger than 8 MB. Is a quotation mark missing?',
  'unescaped-quote': 'A cell contains a quotation mark. Double it ("") and put the cell in quotation marks.',
  'invalid-record': 'This isn’t a valid CSV record.',
}
