import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelSheetRequestSchema } from '../../../contract/label-sheet.ts'
import type { Symbology } from '../../../domain/labels/symbologies.ts'
import { readLabels } from './read-labels.ts'

function read(csv: string, symbology: Symbology = 'code128', source: object = {}) {
  const answer = readLabels(
    labelSheetRequestSchema.parse({
      source: { kind: 'list', csv, ...source },
      symbology,
      widthMm: 50,
      heightMm: 25,
    }),
    () => null,
  )
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults))
  return answer
}

describe('the first row of a list', () => {
  it.each<[string, string, Symbology]>([
    ['numbered names', 'PUMP-01\nPUMP-02\nPUMP-03', 'code128'],
    ['short numbers', '01\n02\n03', 'code128'],
    ['words alone', 'Alpha\nBravo\nCharlie', 'code128'],
    ['addresses', 'https://example.com/a\nhttps://example.com/b', 'qr'],
    ['an address without a number above some with', 'https://example.com/a\nhttps://example.com/1', 'qr'],
    ['a word that begins the others', 'PUMP-A\nPUMP-01\nPUMP-02', 'code128'],
    ['words that are all known as headings', 'Serial\nCode\nTag', 'code128'],
    ['a row with a heading’s word beside its code', 'AT-001,Label\nAT-002,Label', 'code128'],
    ['one row alone', 'Alpha', 'code128'],
  ])('is a label where it is one of %s', (_name, csv, symbology) => {
    const { firstRow, labels } = read(csv, symbology)
    expect(firstRow).toBe('label')
    expect(labels.map(({ line }) => line)).toEqual(csv.split('\n').map((_, i) => i + 1))
  })

  it.each(['400638133393', '40063813339', '4006381333932', 'not a number'])(
    'is reported as an invalid row if it contains the EAN %s',
    (wrong) => {
      const { labels, refused } = read(`${wrong}\n4006381333931\n5901234123457\nfoo`, 'ean13')
      expect(labels.map(({ line }) => line)).toEqual([2, 3])
      expect(refused.map(({ line, code }) => [line, code])).toEqual([
        [1, wrong],
        [4, 'foo'],
      ])
    },
  )

  it.each<[string, string, Symbology]>([
    ['a known word', 'SKU\nred\nblue', 'code128'],
    ['known words', 'Serial no.\nAlpha', 'code128'],
    ['French words', 'Numéro de série\nAlpha', 'code128'],
    ['the name of a code', 'EAN-13\n4006381333931', 'ean13'],
    ['words above codes that all have digits', 'Gerät\nA1\nA2', 'code128'],
    ['words above numbers', 'Artikel\n4006381333931\n5901234123457', 'ean13'],
    ['words above addresses', 'Website\nhttps://example.com/a', 'qr'],
  ])('is a heading where it is %s', (_name, csv, symbology) => {
    const { firstRow, columns } = read(csv, symbology)
    expect(firstRow).toBe('names')
    expect(columns).toEqual([csv.split('\n')[0]])
  })

  it('is a heading if a column is chosen by its name; otherwise the code column decides', () => {
    expect(read('Ort,Pumpe\nHalle,Eins', 'code128', { codeColumn: 'Pumpe' }).firstRow).toBe('names')
    expect(read('Ort,Pumpe\nHalle,Eins', 'code128', { lineColumns: ['ort'] }).firstRow).toBe('names')
    expect(read('Hall,Code\nHall,A1', 'code128', { codeColumn: '2' }).firstRow).toBe('names')
    expect(read('Name,AT-1\nHall,AT-2', 'code128', { codeColumn: '2' }).firstRow).toBe('label')
  })

  it('is never lost from a list with similar codes', () => {
    const list = fc.record({
      stem: fc.stringMatching(/^[A-Za-z]{1,6}[- ]?$/),
      numbers: fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 2, maxLength: 8 }),
    })
    fc.assert(
      fc.property(list, ({ stem, numbers }) => {
        const codes = numbers.map((number) => `${stem}${number}`)
        const { labels } = read(codes.join('\n'))
        expect(labels.map(({ code }) => code.text)).toEqual(codes)
      }),
    )
  })
})
