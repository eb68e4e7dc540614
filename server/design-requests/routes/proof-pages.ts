import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { ProofPage } from '../../../contract/proof-page.ts'
import { writtenDay } from '../../../domain/checkout/shop-clock.ts'
import { fileFacts } from '../../../domain/production/attached-files.ts'
import { PROFESSIONAL_DESIGN_CREDITS } from '../../../domain/credits/packages.ts'
import {
  decisions,
  parseRequestState,
  REQUEST_LIMITS,
} from '../../../domain/design-requests/request-state.ts'
import type { Deps } from '../../deps.ts'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { decideVersion, payWithCredits } from '../decide.ts'
import { findRequestByToken, proofPath, type DesignRequestRow, versionPicture } from '../requests.ts'
import { readAttachedFile, readVersion } from '../../production/index.ts'
import { findVisitor } from '../../visitor.ts'
import { findItem } from '../../made-to-order/index.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { keepPrivate } from '../../web/keep-private.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

const MAX_FORM_BYTES = 64 * 1024

type Proof = Extract<ProofPage, { kind: 'proof' }>

const UNKNOWN: ProofPage = {
  kind: 'message',
  tone: 'empty',
  title: 'There is no such design',
  text: "The link is incomplete. You'll find it in our e-mail about your design and on your order page.",
  links: [{ label: 'Track your order', path: '/track' }],
}

const WORDS = {
  comment: 'Please tell us what to change.',
  late: 'This version was already approved or replaced by a newer one. Please check again.',
  credits: 'There aren’t enough credits in this browser’s account.',
} as const

/** Serves proof pages, where anyone with the link can view a proof, approve it or request changes, with and without scripts. */
export function proofPages(deps: Deps, send: RenderPrivatePage<'proof'>): Hono {
  const app = new Hono()
  const limit = createCallLimit(deps, 'proof-decisions')
  app.use(
    '/proofs/*',
    keepPrivate,
    refuseForeignRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  app.get('/proofs/:token', async (c) => {
    const row = await findRequestByToken(deps.db, c.req.param('token'))
    return row ? send(c, await pageFor(c, deps, row)) : send(c, UNKNOWN, 404)
  })
  app.get('/proofs/:token/:name{[0-9A-Za-z]{22}\\.webp}', (c) => showVersion(c, deps))
  app.get('/proofs/:token/:version/file', (c) => sendApprovedFile(c, deps))
  app.get('/proofs/:token/:version/files/:file', (c) => sendFurtherFile(c, deps))
  app.post('/proofs/:token', async (c) => {
    const row = await findRequestByToken(deps.db, c.req.param('token'))
    if (!row) return send(c, UNKNOWN, 404)
    if (!(await limit(c, `proof ${row.request.id}`)).ok)
      return send(c, { ...(await pageFor(c, deps, row)), problem: TOO_MANY_REQUESTS }, 429)
    const problem = await take(c, deps, row)
    return problem === null
      ? c.redirect(proofPath(row.request.token), 303)
      : send(c, { ...(await pageFor(c, deps, row)), problem }, problem === WORDS.comment ? 422 : 409)
  })
  return app
}

const formSchema = z.object({
  versionId: z.string().max(64).default(''),
  decision: z.enum([...decisions, 'credits']),
  comment: z.string().trim().max(REQUEST_LIMITS.comment).default(''),
})

/** Performs the form's action, and returns an error message or null. */
async function take(c: Context, deps: Deps, row: DesignRequestRow): Promise<string | null> {
  const form = formSchema.safeParse(await c.req.parseBody())
  if (!form.success) return WORDS.comment
  const { versionId, decision, comment } = form.data
  if (decision === 'credits') {
    const visitor = await findVisitor(c, deps)
    const paid = visitor !== null && (await payWithCredits(deps, row, visitor.hash))
    return paid ? null : WORDS.credits
  }
  if (decision === 'changes' && comment === '') return WORDS.comment
  return (await decideVersion(deps, row, { versionId, decision, comment })) ? null : WORDS.late
}

async function showVersion(c: Context, deps: Deps) {
  const row = await findRequestByToken(deps.db, c.req.param('token') ?? '')
  const id = (c.req.param('name') ?? '').replace('.webp', '')
  const version = row?.versions.find((one) => one.id === id)
  const bytes = version && (await readVersion(deps, version.id, 'preview'))
  if (!bytes) return c.text('Not found', 404)
  return c.body(bytes, 200, {
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
}

/**
 * Finds the approved version in a link, if the buyer may download its files. That's only so for packaging mock-ups, as their page promises.
 */
async function findTheirVersion(c: Context, deps: Deps) {
  const row = await findRequestByToken(deps.db, c.req.param('token') ?? '')
  const version = row?.versions.find(({ id }) => id === c.req.param('version'))
  if (!row || version?.decision !== 'approved') return null
  return (await givesFiles(deps, row)) ? { row, version } : null
}

async function sendFurtherFile(c: Context, deps: Deps) {
  const found = await findTheirVersion(c, deps)
  const file = found?.version.files.find(({ id }) => id === c.req.param('file'))
  const bytes = file && (await readAttachedFile(deps, file.id, 'original'))
  if (!found || !file || !bytes) return c.text('Not found', 404)
  const name = `${found.row.order.number}-approved.${file.format}`
  return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
}

async function sendApprovedFile(c: Context, deps: Deps) {
  const found = await findTheirVersion(c, deps)
  const bytes = found && (await readVersion(deps, found.version.id, 'original'))
  if (!found || !bytes) return c.text('Not found', 404)
  const { row, version } = found
  const name = `${row.order.number}-approved.${version.format}`
  return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
}

const givesFiles = async ({ db }: Pick<Deps, 'db'>, { line }: DesignRequestRow): Promise<boolean> =>
  (await findItem(db, line.variantId))?.kind === 'packaging'

async function pageFor(c: Context, deps: Deps, row: DesignRequestRow): Promise<Proof> {
  const asker = (await findVisitor(c, deps))?.hash ?? null
  return pageOf(row, { asker, files: await givesFiles(deps, row) })
}

function pageOf(
  { request, order, line, versions }: DesignRequestRow,
  { asker, files }: { asker: string | null; files: boolean },
): Proof {
  const path = proofPath(request.token)
  const state = parseRequestState(request.state) ?? 'open'
  return {
    kind: 'proof',
    path,
    orderPath: asker !== null && asker === order.visitorHash ? `/orders/${order.token}` : null,
    orderNumber: order.number,
    title: [line.title, line.variantTitle].filter(Boolean).join(', '),
    requirements: request.requirements,
    state,
    credits: state === 'awaiting-credits' ? PROFESSIONAL_DESIGN_CREDITS : null,
    versions: versions.map(({ id, number, note, decision, comment, createdAt, files: further }) => ({
      id,
      number,
      picture: versionPicture(request.token, id),
      file: files && decision === 'approved' ? `${path}/${id}/file` : null,
      files:
        files && decision === 'approved'
          ? further.map((file) => ({
              name: file.name,
              facts: fileFacts(file),
              path: `${path}/${id}/files/${file.id}`,
            }))
          : [],
      note,
      proposedOn: writtenDay(createdAt),
      decision,
      comment,
    })),
    problem: null,
  }
}
