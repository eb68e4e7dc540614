import { expect, it } from 'vitest'
import { parseLabelCode } from '../domain/labels/symbologies.ts'
import { listSerials } from '../domain/labels/serial-numbers.ts'
import { describeLabelCodeFault, describeSerialFault } from './label-faults.ts'

it.each<[Parameters<typeof parseLabelCode>[0], string, string]>([
  [
    'code128',
    'Größe',
    'Code 128 has no “ö”: it allows only unaccented letters, digits and basic punctuation.',
  ],
  ['ean13', '6291041500214', 'The check digit 4 is wrong. For these digits, it should be 3.'],
  [
    'gs1-datamatrix',
    '(01)9506000134352',
    '(01) GTIN: A GTIN-14 has 14 digits, including its check digit. You entered 13.',
  ],
  ['gs1-datamatrix', '(01)09506000134352(30)x', '(30) count of items: needs 1 to 8 digits.'],
  ['gs1-datamatrix', '(10)LOT1', '(10) has to be combined with (01) or (02), which is missing.'],
])('%s refuses %s: %s', (symbology, cell, sentence) => {
  const read = parseLabelCode(symbology, cell)
  expect(read.ok ? '' : describeLabelCodeFault(read.fault)).toBe(sentence)
})

it('a range of numbers that is too long says how many it has', () => {
  const listed = listSerials({ prefix: '', from: 1, to: 5_001, digits: 4 })
  expect(listed.ok ? '' : describeSerialFault(listed.fault)).toBe(
    'That range has 5,001 numbers; one order can have up to 5,000.',
  )
})
