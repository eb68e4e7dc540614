import { describeFormProblem, labelSheetCopy as words } from '../../../content/label-sheets.ts'
import type { LabelForm, LabelSheet } from '../../../contract/label-sheet.ts'
import { decodeText } from '../../../domain/labels/decode-text.ts'
import { findFormField, toLabelSheetRequest } from '../../../domain/labels/label-form.ts'
import { MAX_LIST_BYTES } from '../../../domain/labels/label-sheet.ts'
import { callApi } from '../../browser/call-api.ts'

/** The submitted form, and the result of checking its list. */
export type CheckedLabelForm = {
  form: LabelForm
  faults: Readonly<Record<string, string>>
  problem: string | null
  sheet: LabelSheet | null
}

/** Sends the form to the shop for a check. A chosen file replaces the pasted list. */
export async function checkLabelList(data: FormData): Promise<CheckedLabelForm> {
  const form: Record<string, string> = {}
  for (const [name, value] of data) if (typeof value === 'string') form[name] = value
  const file = data.get('file')
  const refuse = (problem: string): CheckedLabelForm => ({ form, faults: {}, problem, sheet: null })
  if (file instanceof File && file.size > MAX_LIST_BYTES) return refuse(words.tooLarge)
  const csv =
    file instanceof File && file.size > 0 ? decodeText(new Uint8Array(await file.arrayBuffer())) : form['csv']
  if (csv === null) return refuse(words.notText)
  const body = toLabelSheetRequest({ ...form, csv: csv ?? '' })
  const answer = await callApi<LabelSheet>({ method: 'POST', address: '/api/label-sheets', body })
  if (answer.ok) return { form, faults: {}, problem: null, sheet: answer.value }
  const { errors = [], detail, code } = answer.problem
  const faults: Record<string, string> = {}
  for (const { field, message } of errors) {
    const name = findFormField(field)
    if (name) faults[name] = message
  }
  // If fields are invalid, their own errors are shown, because they are more precise than the response's detail.
  const problem = code === 'invalid-body' ? describeFormProblem(faults) : (detail ?? words.failed)
  return { form, faults, problem, sheet: null }
}
