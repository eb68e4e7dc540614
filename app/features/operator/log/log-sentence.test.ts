import { expect, it } from 'vitest'
import type { LogEntry } from '../../../../contract/operator/log.ts'
import { composeLogSentence } from './log-sentence.ts'

const read = (subject: string, subjectId: string, change: string): string => {
  const entry: LogEntry = { id: 1, at: '', actor: 'Ada', orderId: null, subject, subjectId, change }
  const { verb, name, rest } = composeLogSentence(entry)
  return `${entry.actor} ${verb} ${name}${rest}`
}

it.each([
  ['order', 'ND-10541', 'Paid → In production', 'Ada moved order ND-10541: Paid → In production'],
  ['job', 'ND-10541-1', 'Cutting → Packed', 'Ada moved job ND-10541-1: Cutting → Packed'],
  ['order', 'ND-10541', 'Note changed', 'Ada changed the note of order ND-10541'],
  ['order', 'ND-10541', 'Refund of CA$5.00 failed', 'Ada updated order ND-10541: Refund of CA$5.00 failed'],
  ['review', '43', 'Hidden', 'Ada hid review 43'],
  ['message', 'M-AB12CD34', 'Replied by e-mail', 'Ada replied by e-mail to message M-AB12CD34'],
  ['code', 'SPRING', 'Made: 10% off', 'Ada created discount code SPRING: 10% off'],
  ['customer', 'ND-10541', 'Data deleted', 'Ada deleted the data of ND-10541'],
  ['setting', 'Postal code', 'L2R → L2V', 'Ada changed the setting Postal code: L2R → L2V'],
  ['product', 'wolf', 'Added with 2 variants', 'Ada added product wolf with 2 variants'],
  ['product', 'wolf', 'Added by CSV import', 'Ada added product wolf by CSV import'],
  ['catalogue', 'CSV', 'CSV: 2 added, 1 changed', 'Ada changed the catalogue by CSV: 2 added, 1 changed'],
  ['design', '7', 'Version 2 proposed', 'Ada proposed version 2 of design request 7'],
])('%s %s, %s', (subject, subjectId, change, sentence) => {
  expect(read(subject, subjectId, change)).toBe(sentence)
})
