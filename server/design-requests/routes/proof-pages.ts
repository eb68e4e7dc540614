import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { proofPageCopy } from '../../../content/proofs.ts'
import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import type { ProofPage } from '../../../contract/proof-page.ts'
import {
  proofDecisions,
  DESIGN_REQUEST_LIMITS,
} from '../../../domain/design-requests/design-request-state.ts'
import { ATTACHED_LIMITS } from '../../../domain/production/attached-files.ts'
import type { Deps } from '../../deps.ts'
import { describeAttachmentRefusal, readAttachedFile, readVersionFile } from '../../production/index.ts'
import { findVisitor } from '../../visitor.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { hasTooManyParts } from '../../web/form-parts.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { limitUploads } from '../../web/limit-uploads.ts'
import { decideDesignVersion, spendCreditsOnDesign } from '../decide-design-version.ts'
import { requestChanges } from '../request-changes.ts'
import { findDesignRequestByToken, buildProofPath, type DesignRequestRow } from '../design-requests.ts'
import { offersProductionFiles, readProofPage } from './read-proof-page.ts'

const MAX_FORM_BYTES = ATTACHED_LIMITS.bytes + 64 * 1024

const UNKNOWN_PROOF: ProofPage = {
  kind: 'message',
  tone: 'empty',
  title: 'We can’t find this design',
  text: "The link is incomplete. You'll find it in our e-mail about your design and on your order page.",
  links: [{ label: 'Track your order', path: '/track' }],
}

/** Serves the page of a proof. Anyone with the link can see the proof, approve it or request changes, with and without scripts. */
export function createProofPages(deps: Deps, send: RenderPrivatePage<'proof'>): Hono {
  const app = new Hono()
  const limit = createCallLimit(deps, 'proof-decisions')
  app.use(
    '/proofs/*',
    limitUploads(deps, ({ req }) => req.method === 'POST'),
    setPrivatePageHeaders,
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  app.get('/proofs/:token', async (c) => {
    const row = await findDesignRequestByToken(deps.db, c.req.param('token'))
    return row ? send(c, await readProofPage(c, deps, row)) : send(c, UNKNOWN_PROOF, 404)
  })
  app.get('/proofs/:token/:name{[0-9A-Za-z]{22}\\.webp}', (c) => showVersion(c, deps))
  app.get('/proofs/:token/:version/file', (c) => sendApprovedFile(c, deps))
  app.get('/proofs/:token/:version/files/:file', (c) => sendFurtherFile(c, deps))
  app.post('/proofs/:token', async (c) => {
    const row = await findDesignRequestByToken(deps.db, c.req.param('token'))
    if (!row) return send(c, UNKNOWN_PROOF, 404)
    if (!(await limit(c, `proof ${row.request.id}`)).ok)
      return send(c, { ...(await readProofPage(c, deps, row)), problem: TOO_MANY_REQUESTS }, 429)
    const refused = await take(c, deps, row)
    if (refused === null) return c.redirect(buildProofPath(row.request.token), 303)
    const { status, words, comment = '' } = refused
    return send(c, { ...(await readProofPage(c, deps, row)), problem: words, comment }, status)
  })
  return app
}

const formSchema = z.object({
  versionId: z.string().max(64).default(''),
  decision: z.enum([...proofDecisions, 'credits']),
  comment: z.string().trim().max(DESIGN_REQUEST_LIMITS.comment).default(''),
})

type RefusedAction = {
  status: number
  words: string
  /** The values that the customer typed. The form shows them again. */ comment?: string
}

/** Carries out the action that the form requests. Returns the reason if the action was refused, otherwise null. */
async function take(c: Context, deps: Deps, row: DesignRequestRow): Promise<RefusedAction | null> {
  const noComment = { status: 422, words: proofPageCopy.noComment }
  if (hasTooManyParts(await c.req.arrayBuffer(), c.req.header('content-type') ?? '')) return noComment
  const { file, ...fields } = await c.req.parseBody()
  const form = formSchema.safeParse(fields)
  if (!form.success) return noComment
  const { versionId, decision, comment } = form.data
  if (decision === 'credits') {
    const visitor = await findVisitor(c, deps)
    const paid = visitor !== null && (await spendCreditsOnDesign(deps, row, visitor.hash))
    return paid ? null : { status: 409, words: proofPageCopy.noCredits }
  }
  const late = { status: 409, words: proofPageCopy.late, comment }
  if (decision === 'approved')
    return (await decideDesignVersion(deps, row, { versionId, decision })) ? null : late
  // If no file was chosen, browsers send an empty file.
  const upload =
    file instanceof File && file.size > 0
      ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
      : null
  if (comment === '' && upload === null) return noComment
  const asked = await requestChanges(deps, row, { versionId, comment, upload })
  if (asked.ok) return null
  return asked.reason === 'late' ? late : { ...describeAttachmentRefusal(asked), comment }
}

async function showVersion(c: Context, deps: Deps) {
  const row = await findDesignRequestByToken(deps.db, c.req.param('token') ?? '')
  const id = (c.req.param('name') ?? '').replace('.webp', '')
  const version = row?.versions.find((one) => one.id === id)
  const bytes = version && (await readVersionFile(deps, version.id, 'preview'))
  if (!bytes) return c.text('Not found', 404)
  return c.body(bytes, 200, {
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
}

/** Finds the version that a link names. The field `isTheirs` is true if the version is approved and the buyer may have its files. */
async function findTheirVersion(c: Context, deps: Deps) {
  const row = await findDesignRequestByToken(deps.db, c.req.param('token') ?? '')
  const version = row?.versions.find(({ id }) => id === c.req.param('version'))
  if (!row || !version) return null
  return {
    row,
    version,
    isTheirs: version.decision === 'approved' && (await offersProductionFiles(deps, row)),
  }
}

/** Sends another format of an approved version, or a file that the customer attached to a comment. */
async function sendFurtherFile(c: Context, deps: Deps) {
  const found = await findTheirVersion(c, deps)
  const file = found?.version.files.find(({ id }) => id === c.req.param('file'))
  const isGiven = file && (file.addedBy === 'customer' || found?.isTheirs)
  const bytes = isGiven ? await readAttachedFile(deps, file.id, 'original') : null
  if (!found || !file || !bytes) return c.text('Not found', 404)
  const of = file.addedBy === 'customer' ? 'file' : 'approved'
  const name = `${found.row.order.number}-${of}.${file.format}`
  return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
}

async function sendApprovedFile(c: Context, deps: Deps) {
  const found = await findTheirVersion(c, deps)
  const bytes = found?.isTheirs ? await readVersionFile(deps, found.version.id, 'original') : null
  if (!found || !bytes) return c.text('Not found', 404)
  const { row, version } = found
  const name = `${row.order.number}-approved.${version.format}`
  return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
}
