import { expect, it } from 'vitest'
import { lowerCaseForSentence } from './lower-case-for-sentence.ts'

it.each([
  ['Barcode labels', 'barcode labels'],
  ['QR code labels', 'QR code labels'],
  ['Étiquette', 'étiquette'],
  ['', ''],
])('%s becomes %s within a sentence', (title, written) => {
  expect(lowerCaseForSentence(title)).toBe(written)
})
