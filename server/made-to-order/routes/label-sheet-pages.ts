import { refusalMessages } from '../../../content/refusal-messages.ts'
import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeFormProblem, labelSheetCopy as words } from '../../../content/label-sheets.ts'
import { type LabelSheet, labelSheetRequestSchema } from '../../../contract/label-sheet.ts'
import { decodeText } from '../../../domain/labels/decode-text.ts'
import { findFormField, LABEL_FORM_DEFAULTS, toLabelSheetRequest } from '../../../domain/labels/label-form.ts'
import { MAX_LIST_BYTES } from '../../../domain/labels/label-sheet.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { hasTooManyParts } from '../../web/form-parts.ts'
import { limitUploads } from '../../web/limit-uploads.ts'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { createLabelSheetMaker } from './label-sheet-making.ts'

/**
 * The maximum size of the form in bytes. It exceeds the maximum size of the list, because form encoding turns some characters into three
 * bytes.
 */
const MAX_FORM_BYTES = 2 * MAX_LIST_BYTES

const REFUSAL_MESSAGES = {
  busy: words.busy,
  'too-complex': words.tooComplex,
  'too-many-requests': TOO_MANY_REQUESTS,
  'too-large': words.tooLarge,
  'not-text': words.notText,
  'too-many-parts': refusalMessages.tooManyFields,
} as const

type FormAnswer = { faults?: Record<string, string>; problem?: string | null; sheet?: LabelSheet | null }

/**
 * Handles the form for numbered labels. The button for checking shows the page again with the result. The button for printing returns a
 * PDF.
 */
export function createLabelSheetPages(deps: Deps, send: RenderPrivatePage<'labels'>): Hono {
  const app = new Hono()
  const make = createLabelSheetMaker(deps)
  app.use(
    '/label-sheets',
    setPrivatePageHeaders,
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    limitUploads(deps, (c) => c.req.method === 'POST'),
    bodyLimit({
      maxSize: MAX_FORM_BYTES,
      onError: (c) => show(c, {}, { problem: REFUSAL_MESSAGES['too-large'] }, 413),
    }),
  )
  const show = (c: Context, form: Record<string, string>, given: FormAnswer, status = 200) =>
    send(
      c,
      {
        kind: 'label-sheet',
        form: { ...LABEL_FORM_DEFAULTS, ...form },
        faults: given.faults ?? {},
        problem: given.problem ?? null,
        sheet: given.sheet ?? null,
      },
      status,
    )
  app.get('/label-sheets', (c) => show(c, {}, {}))
  app.post('/label-sheets', async (c) => {
    const form = await readForm(c)
    if (!form.ok) return show(c, form.fields, { problem: REFUSAL_MESSAGES[form.reason] }, 422)
    const request = labelSheetRequestSchema.safeParse(toLabelSheetRequest(form.fields))
    if (!request.success) {
      const faults = faultsOf(
        request.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
      )
      return show(c, form.fields, { faults, problem: describeFormProblem(faults) }, 422)
    }
    const want = form.way === 'print' ? 'whole' : form.way === 'rest' ? 'rest' : 'facts'
    const run = await make(c, request.data, want)
    if ('reason' in run)
      return show(
        c,
        form.fields,
        { problem: REFUSAL_MESSAGES[run.reason] },
        run.reason === 'too-many-requests' ? 429 : 503,
      )
    if (run.ok && run.pdf)
      return sendAttachment(c, new Uint8Array(run.pdf), { type: 'application/pdf', name: 'labels.pdf' })
    if (run.ok || run.sheet) return show(c, form.fields, { sheet: run.sheet }, want === 'facts' ? 200 : 422)
    const faults = faultsOf(run.faults)
    return show(c, form.fields, { faults, problem: describeFormProblem(faults) }, 422)
  })
  return app
}

type SentForm = { fields: Record<string, string> } & (
  | { ok: true; way: string }
  | { ok: false; reason: 'too-large' | 'not-text' | 'too-many-parts' }
)

/** Reads the fields of the form. If it contains a file, ignores the typed list. */
async function readForm(c: Context): Promise<SentForm> {
  const type = c.req.header('content-type') ?? ''
  const fields: Record<string, string> = {}
  if (type.startsWith('multipart/form-data') && hasTooManyParts(await c.req.arrayBuffer(), type))
    return { ok: false, reason: 'too-many-parts', fields }
  const sent = await c.req.parseBody()
  for (const name of Object.keys(LABEL_FORM_DEFAULTS)) {
    const text = sent[name]
    if (typeof text === 'string') fields[name] = text
  }
  const file = sent['file']
  if (file instanceof File && file.size > 0) {
    if (file.size > MAX_LIST_BYTES) return { ok: false, reason: 'too-large', fields }
    const csv = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (csv === null) return { ok: false, reason: 'not-text', fields }
    fields['csv'] = csv
  }
  const way = sent['way']
  return { ok: true, fields, way: typeof way === 'string' ? way : '' }
}

function faultsOf(faults: readonly { field: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    faults.flatMap(({ field, message }) => {
      const name = findFormField(field)
      return name ? [[name, message]] : []
    }),
  )
}
