// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelSheetSchema } from '../../../contract/label-sheet.ts'
import { MAX_LIST_BYTES } from '../../../domain/labels/label-sheet.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'

let shop: CheckoutShop
beforeAll(async () => (shop = await openCheckoutShop()))
afterAll(() => shop.close())

const LABELS = { symbology: 'code128', widthMm: 50, heightMm: 25 } as const
const list = (csv: string, more: object = {}) => ({ ...LABELS, source: { kind: 'list', csv, ...more } })
const isPdf = async (answer: Response): Promise<boolean> =>
  new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5)) === '%PDF-'

describe('POST /api/label-sheets', () => {
  it('reports the labels and sheets of a list, draws the first sheets, and names each refused row', async () => {
    const answer = await shop.visitor().send('POST', '/api/label-sheets', list('code\nA1\nA1\nÄ2\nA3'))
    expect(answer.status).toBe(200)
    const sheet = labelSheetSchema.parse(await answer.json())
    expect(sheet).toMatchObject({ count: 2, pages: 1, perPage: 27, columns: ['code'], refusedCount: 2 })
    expect(sheet.refused.map(({ line }) => line)).toEqual([3, 4])
    expect(sheet.preview).toHaveLength(2)
    expect(sheet.preview[0]).toMatch(/^<svg [^>]*width="50mm"/)
  })

  it('refuses hateful words, and allows a brand that names the goods', async () => {
    const csv = 'code,name\nA1,Heil Hitler\nA2,Nike shoes'
    const answer = await shop
      .visitor()
      .send('POST', '/api/label-sheets', list(csv, { lineColumns: ['name'] }))
    expect(labelSheetSchema.parse(await answer.json())).toMatchObject({ count: 1, refused: [{ line: 2 }] })
  })

  it('makes labels for a range of numbers', async () => {
    const source = { kind: 'serials', prefix: 'AT-', from: 1, to: 60, digits: 6 }
    const answer = await shop.visitor().send('POST', '/api/label-sheets', { ...LABELS, source })
    expect(await answer.json()).toMatchObject({ count: 60, pages: 3, refusedCount: 0 })
  })

  it('escapes markup in a list', async () => {
    const csv = 'code,name\nA1,"<script>alert(1)</script>"'
    const answer = await shop
      .visitor()
      .send('POST', '/api/label-sheets', list(csv, { lineColumns: ['name'] }))
    expect(JSON.stringify(await answer.json())).not.toContain('<script')
  })

  it.each([
    [{ ...list('A1'), widthMm: 5 }, 422],
    [{ ...list('A1'), widthMm: 'wide' }, 422],
    [{ ...list('A1'), symbology: 'pdf417' }, 422],
    [{ ...list('A1'), resolution: 601 }, 422],
    [list('A1', { lineColumns: ['a', 'b', 'c', 'd'] }), 422],
    [list(''), 422],
    [list('code\nA1', { codeColumn: 'Serial' }), 422],
    [{ ...LABELS, source: { kind: 'serials', prefix: '', from: 5, to: 1, digits: 6 } }, 422],
    [{ ...LABELS, source: { kind: 'serials', prefix: '', from: 1, to: 1e15, digits: 6 } }, 422],
    [list('x'.repeat(MAX_LIST_BYTES + 1)), 422],
    [list('x'.repeat(2 * MAX_LIST_BYTES)), 413],
  ])('refuses %j', async (body, status) => {
    expect((await shop.visitor().send('POST', '/api/label-sheets', body)).status).toBe(status)
  })

  it('reports the maximum size of a list in whole megabytes', async () => {
    const answer = await shop.visitor().send('POST', '/api/label-sheets', list('x'.repeat(1_800_000)))
    expect(await answer.json()).toMatchObject({ code: 'too-large', detail: 'A file can be up to 1 MB.' })
  })

  it('names the field that has an error', async () => {
    const answer = await shop
      .visitor()
      .send('POST', '/api/label-sheets', list('code\nA1', { codeColumn: 'x' }))
    expect(await answer.json()).toMatchObject({
      code: 'unreadable-list',
      errors: [{ field: 'source.codeColumn', message: expect.stringContaining('The columns are: code.') }],
    })
  })

  it('limits requests per caller', async () => {
    const kim = shop.visitor()
    const ask = () => kim.send('POST', '/api/label-sheets', { ...LABELS, source: { kind: 'list', csv: '' } })
    const statuses = new Set<number>()
    for (let i = 0; i < 125; i += 1) statuses.add((await ask()).status)
    expect([...statuses]).toEqual([422, 429])
    shop.clock.ahead += 11 * 60 * 1_000
    expect((await ask()).status).toBe(422)
  })
})

describe('POST /api/label-sheets/pdf', () => {
  const PDF = '/api/label-sheets/pdf'

  it('returns a PDF as a download', async () => {
    const answer = await shop.visitor().send('POST', PDF, list('code\nA1\nA2'))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="labels.pdf"')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await isPdf(answer)).toBe(true)
  })

  it('omits refused rows only if requested', async () => {
    const body = list('code\nA1\nA1')
    const refused = await shop.visitor().send('POST', PDF, body)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'rows-refused', errors: [{ field: 'line 3' }] })
    expect(await isPdf(await shop.visitor().send('POST', `${PDF}?refused=leave-out`, body))).toBe(true)
  })

  it('makes no PDF if all rows are refused', async () => {
    const answer = await shop.visitor().send('POST', `${PDF}?refused=leave-out`, list('code\nÄ'))
    expect(answer.status).toBe(422)
  })
})

describe('the form of numbered labels', () => {
  const form = (fields: Record<string, string | File>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  const FIELDS = { kind: 'list', symbology: 'code128', widthMm: '50', heightMm: '25' }

  it('returns with everything that was filled in, and with the result', async () => {
    const file = new File([Uint8Array.from([0x69, 0x64, 0x0a, 0x41, 0x31, 0x0a, 0xe9])], 'list.csv')
    const answer = await shop.visitor().upload('/label-sheets', form({ ...FIELDS, file, way: 'check' }))
    expect(await answer.json()).toMatchObject({
      form: { csv: 'id\nA1\né', widthMm: '50' },
      sheet: { count: 1, refused: [{ line: 3 }] },
    })
  })

  it('returns the PDF, or the page with the refused rows', async () => {
    const kim = shop.visitor()
    const send = (csv: string, way: string) => kim.upload('/label-sheets', form({ ...FIELDS, csv, way }))
    expect(await isPdf(await send('code\nA1', 'print'))).toBe(true)
    const refused = await send('code\nA1\nA1', 'print')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ sheet: { refusedCount: 1 } })
    expect(await isPdf(await send('code\nA1\nA1', 'rest'))).toBe(true)
  })

  it('shows each error at its field', async () => {
    const answer = await shop.visitor().upload('/label-sheets', form({ ...FIELDS, widthMm: 'x', csv: 'A1' }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      form: { widthMm: 'x', csv: 'A1' },
      faults: { widthMm: expect.any(String) },
    })
  })

  it('lists invalid entries and their limits above the form', async () => {
    const sizes = { widthMm: '5', heightMm: '5', kind: 'serials', from: '-1', digits: '0' }
    const answer = await shop.visitor().upload('/label-sheets', form({ ...FIELDS, ...sizes }))
    expect(await answer.json()).toMatchObject({
      problem: [
        'From: A whole number from 0 to 999999999999.',
        'Digits: A whole number from 1 to 12.',
        'Width in mm: A number from 12 to 190.',
        'Height in mm: A number from 8 to 250.',
      ].join(' '),
    })
  })

  it('reports that a file isn’t text, and shows nothing of it', async () => {
    const file = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'a.csv')
    const answer = await shop.visitor().upload('/label-sheets', form({ ...FIELDS, file }))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      problem: expect.stringMatching(/^This isn't a text file\./),
      form: { csv: '' },
      sheet: null,
    })
  })

  it('refuses a file of more than 1 MB, and forms of other sites', async () => {
    const file = new File(['x'.repeat(MAX_LIST_BYTES + 1)], 'list.csv')
    expect((await shop.visitor().upload('/label-sheets', form({ ...FIELDS, file }))).status).toBe(422)
    const large = new File(['x'.repeat(3 * MAX_LIST_BYTES)], 'list.csv')
    expect((await shop.visitor().upload('/label-sheets', form({ ...FIELDS, file: large }))).status).toBe(413)
    const foreign = await shop.visitor().ask('/label-sheets', {
      method: 'POST',
      body: form({ ...FIELDS, csv: 'A1' }),
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
  })
})
