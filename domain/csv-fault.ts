/** Why a record of a CSV file can't be read. */
export type CsvFault =
  | 'not-utf8'
  | 'unclosed-quote'
  | 'record-too-large'
  | 'unescaped-quote'
  | 'invalid-record'
