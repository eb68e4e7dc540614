import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { BackInStockPage } from '../../../contract/back-in-stock.ts'
import { emailAddressSchema } from '../../../contract/newsletter.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import type { Deps } from '../../deps.ts'
import { createCallLimit, type CallLimit } from '../../web/call-limit.ts'
import { findVisitor } from '../../visitor.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { maskEmailAddress } from '../../web/mask-email-address.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { requestAlert } from '../request-alert.ts'
import { findAwaitedItem } from '../awaited-item.ts'
import { type AlertLink, cancelAlert, confirmAlert, findAlert } from '../follow-alert-link.ts'

type SendPage = RenderPrivatePage<'backInStock'>
type Sending = { deps: Deps; send: SendPage }

const MAX_FORM_BYTES = 16 * 1024

/**
 * Serves the form by which shoppers ask for an e-mail when a sold-out product is back, and the pages that these e-mails link to. Works with
 * and without scripts.
 */
export function createBackInStockPages(deps: Deps, send: SendPage): Hono {
  const app = new Hono()
  const limit = createCallLimit(deps, 'back-in-stock')
  for (const path of ['/back-in-stock', '/back-in-stock/*']) {
    app.use(path, refuseCrossSiteRequests(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  }
  app.get('/back-in-stock', (c) => showSent(c, { deps, send }))
  app.post('/back-in-stock', (c) => takeForm(c, { deps, limit, send }))
  for (const kind of ['confirm', 'unsubscribe'] as const)
    app.get(`/back-in-stock/${kind}/:token`, (c) => showLink(c, kind, { deps, send }))
  app.post('/back-in-stock/confirm/:token', (c) => confirm(c, { deps, send }))
  app.post('/back-in-stock/unsubscribe/:token', async (c) => {
    await cancelAlert(deps, c.req.param('token'))
    return send(c, { kind: 'unsubscribed' })
  })
  return app
}

/** Serves the page after the form was submitted. The form redirects to it, so that a reload doesn't submit the form again. */
async function showSent(c: Context, { deps, send }: Sending) {
  const awaited = await findAwaitedItem(deps.db, variantOf(c.req.query('sent')))
  return awaited ? send(c, { kind: 'sent', item: awaited.item }) : c.redirect('/shop', 303)
}

/** Parses the variant's number from the gid (global id) that the form sends; 0 if the gid is invalid. */
const variantOf = (gid: unknown): number =>
  typeof gid === 'string' ? (parseNumericGid(gid, 'ProductVariant') ?? 0) : 0

type Taking = Sending & { limit: CallLimit }
type FormPage = Extract<BackInStockPage, { kind: 'form' }>

async function takeForm(c: Context, { deps, limit, send }: Taking) {
  const form = await c.req.parseBody()
  const typed = typeof form['email'] === 'string' ? form['email'].slice(0, 254) : ''
  const merchandiseId = typeof form['merchandiseId'] === 'string' ? form['merchandiseId'] : ''
  const variantId = variantOf(merchandiseId)
  const awaited = await findAwaitedItem(deps.db, variantId)
  // A form without an item is invalid (422). An unknown item is not found (404).
  if (!awaited) return send(c, { kind: 'unknown' }, merchandiseId === '' ? 422 : 404)
  const refuse = (problem: FormPage['problem'], status: number) =>
    send(c, { kind: 'form', email: typed, merchandiseId, item: awaited.item, problem }, status)
  const email = emailAddressSchema.safeParse(typed)
  if (!email.success) return refuse('invalid-email', 422)
  const visitor = await findVisitor(c, deps)
  const call = await limit(c, visitor?.hash)
  if (!call.ok) return refuse(call.reason, 429)
  const asked = await requestAlert(deps, {
    email: email.data,
    variantId,
    visitorHash: visitor?.hash ?? null,
  })
  if (asked.ok) return c.redirect(`/back-in-stock?sent=${encodeURIComponent(merchandiseId)}`, 303)
  if (asked.reason === 'unknown-variant') return send(c, { kind: 'unknown' }, 404)
  if (asked.reason === 'in-stock') return send(c, { kind: 'in-stock', item: asked.item })
  return refuse(asked.reason, 429)
}

async function showLink(c: Context, kind: AlertLink, { deps, send }: Sending) {
  const token = c.req.param('token') ?? ''
  const found = await findAlert(deps, kind, token)
  if (found) {
    const path = `/back-in-stock/${kind}/${token}`
    return send(c, { kind, path, email: maskEmailAddress(found.email), item: found.item })
  }
  return kind === 'confirm' ? send(c, { kind: 'unknown' }, 404) : send(c, { kind: 'unsubscribed' })
}

async function confirm(c: Context, { deps, send }: Sending) {
  const found = await confirmAlert(deps, c.req.param('token') ?? '')
  if (!found) return send(c, { kind: 'unknown' }, 404)
  const cancelPath = `/back-in-stock/unsubscribe/${found.unsubscribeToken}`
  return send(c, { kind: 'confirmed', item: found.item, cancelPath })
}
