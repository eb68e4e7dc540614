import { type Context, Hono } from 'hono'
import { attachedFilesCopy } from '../../../content/attached-files.ts'
import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Deps } from '../../deps.ts'
import {
  attachFile,
  describeAttachmentRefusal,
  removeAttachedFile,
  findAttachedFile,
  readAttachedFile,
  sendAttachmentPreview,
} from '../../production/index.ts'
import { AUDIT_ACTORS } from '../../platform/audit-log.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { hasTooManyParts } from '../../web/form-parts.ts'
import { respondProblem } from '../../web/problem.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'
import { findOrderByToken, isPaid, type Order } from '../find-order.ts'
import { buildLineAnchor, type OrderPageDeps, readOrderPage } from './order-page.ts'

/** Whether a path belongs to a form that uploads files. */
export const isAttachPath = (path: string): boolean => /^\/orders\/[^/]+\/lines\/\d+\/files$/.test(path)

const FILES_PATH = '/orders/:token/lines/:line{[0-9]{1,15}}/files'

type FileDeps = OrderPageDeps & Deps

/** Handles the forms with which customers attach files to their made-to-order items, on the page behind the order's secret link. */
export function createAttachedFileRoutes(deps: FileDeps): Hono {
  const app = new Hono()
  const limits = createAttemptLimits(deps, 'job-files')
  app.post(FILES_PATH, async (c) => {
    const found = await find(c, deps)
    if (!found) return sendMessagePage(c, deps.sendPage, 'unknown-order')
    const asker = { visitorHash: `order ${found.order.id}`, address: findClientAddress(c, deps.env) }
    if (!(await limits.take(asker, deps.now())).ok)
      return refuse(c, deps, { ...found, status: 429, words: TOO_MANY_REQUESTS })
    return attach(c, deps, found)
  })
  // Redirects to the order if somebody opens the form's URL as a page.
  app.get(FILES_PATH, (c) => c.redirect(`/orders/${c.req.param('token')}`, 303))
  app.get(`${FILES_PATH}/:file{[0-9A-Za-z]{22}}`, (c) => send(c, deps, 'original'))
  app.get(`${FILES_PATH}/:file{[0-9A-Za-z]{22}\\.webp}`, (c) => send(c, deps, 'preview'))
  return app
}

type FoundLine = { order: Order; lineId: number }

async function find(c: Context, { db }: FileDeps): Promise<FoundLine | null> {
  const order = await findOrderByToken(db, c.req.param('token') ?? '')
  const lineId = Number(c.req.param('line'))
  return order?.lines.some(({ id }) => id === lineId) ? { order, lineId } : null
}

const backTo = (c: Context, { order, lineId }: FoundLine) =>
  c.redirect(`/orders/${order.token}#${buildLineAnchor(lineId)}`, 303)

/** Attaches the uploaded file, or removes the file that the form names. */
async function attach(c: Context, deps: FileDeps, found: FoundLine): Promise<Response> {
  const no = (status: number, words: string) => refuse(c, deps, { ...found, status, words })
  if (hasTooManyParts(await c.req.arrayBuffer(), c.req.header('content-type') ?? ''))
    return no(422, attachedFilesCopy.none)
  const { file, remove } = await c.req.parseBody()
  if (typeof remove === 'string') {
    const removal = {
      lineId: found.lineId,
      id: remove,
      by: 'customer',
      actor: AUDIT_ACTORS.customer,
    } as const
    return (await removeAttachedFile(deps, removal)) ? backTo(c, found) : no(409, attachedFilesCopy.stays)
  }
  // If no file was chosen, browsers send an empty file.
  if (!(file instanceof File) || file.size === 0) return no(422, attachedFilesCopy.none)
  const upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  const attachment = { lineId: found.lineId, by: 'customer', actor: AUDIT_ACTORS.customer, upload } as const
  const done = await attachFile(deps, attachment)
  if (done.ok) return backTo(c, found)
  const { status, words } = describeAttachmentRefusal(done)
  return no(status, words)
}

type RefusedUpload = FoundLine & { status: number; words: string }

/** Shows the order page again, with the message beside the item. */
async function refuse(c: Context, deps: FileDeps, { order, lineId, status, words }: RefusedUpload) {
  const page = await readOrderPage(deps, order)
  const at = order.lines.findIndex(({ id }) => id === lineId)
  const lines = page.lines.map((line, index) =>
    index === at
      ? {
          ...line,
          attached: {
            anchor: buildLineAnchor(lineId),
            files: [],
            attachPath: null,
            ...line.attached,
            problem: words,
          },
        }
      : line,
  )
  return deps.sendPage(c, { ...page, lines }, status)
}

async function send(c: Context, deps: FileDeps, part: 'original' | 'preview') {
  const found = await find(c, deps)
  const id = (c.req.param('file') ?? '').replace('.webp', '')
  const file =
    found && isPaid(found.order) && (await findAttachedFile(deps.db, { id, orderId: found.order.id }))
  // Serves only files that are attached to the line itself. A file of a proof version is served on the page of the proof instead, once the
  // version is approved.
  const isOfLine = file && file.orderLineId === found.lineId && file.versionId === null
  const bytes = isOfLine ? await readAttachedFile(deps, id, part) : null
  if (!found || !file || !bytes) return respondProblem(c, 'not-found', 'There is no such file.')
  if (part === 'preview') return sendAttachmentPreview(c, bytes)
  const name = `${found.order.number}-file.${file.format}`
  return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
}
