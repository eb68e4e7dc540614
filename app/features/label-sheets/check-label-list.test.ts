import { afterEach, expect, test, vi } from 'vitest'
import { labelSheetCopy } from '../../../content/label-sheets.ts'
import { checkLabelList } from './check-label-list.ts'

const asked = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', asked)
afterEach(() => asked.mockReset())

function formOf(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const refusal = (problem: object): Response =>
  Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } })

test('a form with errors returns the error of each field', async () => {
  const errors = [
    { field: 'widthMm', message: 'A number from 12 to 190.' },
    { field: 'heightMm', message: 'A number from 8 to 250.' },
  ]
  asked.mockResolvedValue(
    refusal({ status: 422, code: 'invalid-body', detail: 'The body is not as expected.', errors }),
  )
  const shown = await checkLabelList(formOf({ kind: 'serials', widthMm: '5', heightMm: '5' }))
  expect(shown.problem).toBe('Width in mm: A number from 12 to 190. Height in mm: A number from 8 to 250.')
  expect(Object.keys(shown.faults)).toEqual(['widthMm', 'heightMm'])
})

test('an unreadable list returns the reason', async () => {
  asked.mockResolvedValue(refusal({ status: 422, code: 'unreadable-list', detail: 'The list is empty.' }))
  expect((await checkLabelList(formOf({ csv: '' }))).problem).toBe('The list is empty.')
})

test.each([
  [
    'is not text',
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])], 'a.csv'),
    labelSheetCopy.notText,
  ],
  ['is too large', new File(['x'.repeat(1_800_000)], 'a.csv'), labelSheetCopy.tooLarge],
])('a file that %s is not sent', async (_name, file, problem) => {
  expect(await checkLabelList(formOf({ file }))).toMatchObject({ problem, sheet: null })
  expect(asked).not.toHaveBeenCalled()
})
