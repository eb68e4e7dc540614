import { labelSheets as words } from '../../../content/label-sheets.ts'
import type { LabelSheet } from '../../../contract/label-sheet.ts'
import { decodeText } from '../../../domain/labels/decode-text.ts'
import { formField, requestOfForm } from '../../../domain/labels/label-form.ts'
import { callShop } from '../../browser/call-shop.ts'
import type { Shown } from './label-sheet-form.tsx'

/** Has the shop check what was filled in; a chosen file stands in for the pasted list. */
export async function checkList(data: FormData): Promise<Shown> {
  const form: Record<string, string> = {}
  for (const [name, value] of data) if (typeof value === 'string') form[name] = value
  const file = data.get('file')
  const csv =
    file instanceof File && file.size > 0 ? decodeText(new Uint8Array(await file.arrayBuffer())) : form['csv']
  const body = requestOfForm({ ...form, csv: csv ?? '' })
  const answer = await callShop<LabelSheet>({ method: 'POST', address: '/api/label-sheets', body })
  if (answer.ok) return { form, faults: {}, problem: null, sheet: answer.value }
  const { errors = [], detail } = answer.problem
  const faults: Record<string, string> = {}
  for (const { field, message } of errors) {
    const name = formField(field)
    if (name) faults[name] = message
  }
  return { form, faults, problem: detail ?? words.failed, sheet: null }
}
