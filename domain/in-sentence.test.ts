import { expect, it } from 'vitest'
import { inSentence } from './in-sentence.ts'

it.each([
  ['Barcode labels', 'barcode labels'],
  ['QR code labels', 'QR code labels'],
  ['Étiquette', 'étiquette'],
  ['', ''],
])('%s becomes %s within a sentence', (title, written) => {
  expect(inSentence(title)).toBe(written)
})
