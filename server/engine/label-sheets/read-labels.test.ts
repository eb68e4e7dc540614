import { describe, expect, it } from 'vitest'
import { describeLabelListFault } from '../../../content/label-sheet-faults.ts'
import { labelSheetRequestSchema } from '../../../contract/label-sheet.ts'
import { readLabels } from './read-labels.ts'

const read = (csv: string, source: object = {}, request: object = {}) =>
  readLabels(
    labelSheetRequestSchema.parse({
      source: { kind: 'list', csv, ...source },
      symbology: 'code128',
      widthMm: 50,
      heightMm: 25,
      ...request,
    }),
    () => null,
  )

function codesOf(csv: string, source: object = {}): unknown {
  const answer = read(csv, source)
  return answer.ok ? answer.labels.map(({ code, texts }) => [code.text, ...texts]) : answer.faults
}

describe('a list', () => {
  it.each([
    ['commas', 'code,name\nA1,Pump'],
    ['semicolons, as Excel has them in Europe', 'code;name\r\nA1;Pump\r\n'],
    ['tabs, as they are pasted', 'code\tname\nA1\tPump'],
    ['a byte order mark', '\uFEFFcode,name\nA1,Pump'],
    ['quotes and empty lines', '"code","name"\n\n"A1","Pump"\n , \n'],
    ['line ends of old Macs', 'code,name\rA1,Pump'],
    ['cells as formulas that are their text', 'code,name\n="A1","=""Pump"""'],
    ['spaces and line breaks in cells', 'code,name\n A1 ,"Pu\u00a0mp"'.replace('Pu\u00a0mp', ' Pump\n')],
  ])('with %s is read', (_name, csv) => {
    expect(codesOf(csv, { lineColumns: ['Name'] })).toEqual([['A1', 'Pump']])
  })

  it('keeps quotes inside cells', () => {
    expect(codesOf('code,name\nA1,5" pipe', { lineColumns: ['name'] })).toEqual([['A1', '5" pipe']])
  })

  it('keeps leading zeros, and treats a formula as text', () => {
    expect(codesOf('code\n="00123"\n=SUM(A1)\n+1\n@x')).toEqual([['00123'], ['=SUM(A1)'], ['+1'], ['@x']])
  })

  it('without column names loses no label', () => {
    expect(codesOf('AT-001\nAT-002')).toEqual([['AT-001'], ['AT-002']])
    expect(codesOf('Serial\nAT-002')).toEqual([['AT-002']])
    expect(codesOf('Serial\nAT-002', { firstRow: 'label' })).toEqual([['Serial'], ['AT-002']])
    expect(codesOf('AT-001\nAT-002', { firstRow: 'names' })).toEqual([['AT-002']])
  })

  it('allows columns by name and by number', () => {
    expect(codesOf('name,code\nPump,A1', { codeColumn: 'CODE', lineColumns: ['1'] })).toEqual([
      ['A1', 'Pump'],
    ])
    expect(codesOf('name,code\nPump,A1', { codeColumn: 'Serial' })).toEqual([
      {
        field: 'codeColumn',
        fault: { code: 'unknown-column', name: 'Serial', columns: ['name', 'code'] },
      },
    ])
  })

  it('reports each refused row’s line and reason, and continues', () => {
    const answer = read('code,name\nA1,x\n"B\n1",y\n\nA1,z\n,w\nÄ,v\nC1')
    expect(answer).toMatchObject({
      ok: true,
      labels: [{ line: 2 }, { line: 3, code: { text: 'B 1' } }, { line: 9 }],
      refused: [
        { line: 6, code: 'A1', fault: { code: 'repeated-code', line: 2 } },
        { line: 7, code: '', fault: { code: 'empty' } },
        { line: 8, code: 'Ä', fault: { code: 'not-in-code-128', character: 'Ä' } },
      ],
    })
  })

  it('prints a repeated code only if requested', () => {
    const answer = read('A1\nA1', { firstRow: 'label' }, { repeats: 'print' })
    expect(answer).toMatchObject({ labels: [{ line: 1 }, { line: 2 }], refused: [] })
  })

  it.each([
    ['', 'The list is empty.'],
    [' \n , \n', 'The list is empty.'],
    ['code,name', 'The list has only a heading row, so there’s nothing to print.'],
    ['code\nA1\n"B1\nC1\nD1', 'Line 3: A quotation mark is opened here and never closed.'],
    ['a,'.repeat(200), 'Line 1 has 201 columns; a list may have 100.'],
    [`code\n${'A1\n'.repeat(5_001)}`, 'A sheet takes 5,000 labels of this kind. Please make several sheets.'],
  ])('%j is refused as a whole', (csv, message) => {
    const answer = read(csv.slice(0, 100_000))
    const faults = answer.ok ? [] : answer.faults
    expect(faults.map(({ field, fault }) => [field, describeLabelListFault(fault)])).toEqual([
      ['csv', message],
    ])
  })

  it('accepts 5,000 rows, or 2,000 with square codes', () => {
    const rows = (count: number) => `code\n${Array.from({ length: count }, (_, i) => `A${i}`).join('\n')}`
    expect(read(rows(5_000))).toMatchObject({ ok: true, labels: { length: 5_000 } })
    expect(read(rows(2_000), {}, { symbology: 'qr' })).toMatchObject({ ok: true })
    expect(read(rows(2_001), {}, { symbology: 'qr' })).toMatchObject({ ok: false })
  })
})
