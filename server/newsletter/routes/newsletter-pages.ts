import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { mailboxSchema, newsletterSubscriptionSchema } from '../../../contract/newsletter.ts'
import { addressHash } from '../../address-hash.ts'
import { clientAddress } from '../../client-address.ts'
import type { Deps } from '../../deps.ts'
import { hideMailbox } from '../../web/hide-mailbox.ts'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import { confirmSubscription, findLink, type LinkKind, unsubscribe } from '../follow-link.ts'
import { subscribe } from '../subscribe.ts'
import { findVisitor } from '../../visitor.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

type SendNewsletterPage = RenderPrivatePage<'newsletter'>

const MAX_FORM_BYTES = 16 * 1024

/** The newsletter's form without scripts, and the pages that its mails lead to. */
export function newsletterPages(deps: Deps, send: SendNewsletterPage): Hono {
  const app = new Hono()
  const limits = createAttemptLimits(deps, 'newsletter')
  for (const path of ['/newsletter', '/newsletter/*']) {
    app.use(path, refuseForeignRequests(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  }
  app.get('/newsletter', (c) =>
    send(
      c,
      c.req.query('sent') === undefined ? { kind: 'form', email: '', problem: null } : { kind: 'sent' },
    ),
  )
  app.post('/newsletter', (c) => takeForm(c, { deps, limits, send }))
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    app.get(`/newsletter/${kind}/:token`, (c) => showLink(c, kind, { deps, send }))
    // The button of the page, and for unsubscribing the one click of mail programs (RFC 8058), which send no cookie and no origin.
    app.post(`/newsletter/${kind}/:token`, (c) => followLink(c, kind, { deps, send }))
  }
  return app
}

async function takeForm(
  c: Context,
  { deps, limits, send }: { deps: Deps; limits: AttemptLimits; send: SendNewsletterPage },
) {
  const form = await c.req.parseBody()
  const written = typeof form['email'] === 'string' ? form['email'].slice(0, 254) : ''
  const refuse = (problem: 'invalid-email' | 'no-consent' | 'too-many', status: number) =>
    send(c, { kind: 'form', email: written, problem }, status)
  const email = mailboxSchema.safeParse(written)
  if (!email.success) return refuse('invalid-email', 422)
  if (form['consent'] !== 'yes') return refuse('no-consent', 422)
  const visitor = await findVisitor(c, deps)
  const address = clientAddress(c, deps.env)
  if (!(await limits.take({ visitorHash: visitor?.hash ?? address, address }, deps.now())).ok)
    return refuse('too-many', 429)
  const page = newsletterSubscriptionSchema.shape.page.catch('/newsletter').parse(form['page'])
  await subscribe(deps, { email: email.data, page, addressHash: addressHash(c, deps) })
  return c.redirect('/newsletter?sent', 303)
}

type Sending = { deps: Deps; send: SendNewsletterPage }

async function showLink(c: Context, kind: LinkKind, { deps, send }: Sending) {
  const token = c.req.param('token') ?? ''
  const link = await findLink(deps, kind, token)
  if (!link) return send(c, { kind: 'unknown' }, 404)
  return send(c, { kind, path: `/newsletter/${kind}/${token}`, email: hideMailbox(link.email) })
}

async function followLink(c: Context, kind: LinkKind, { deps, send }: Sending) {
  const link = { token: c.req.param('token') ?? '', addressHash: addressHash(c, deps) }
  const followed = await (kind === 'confirm' ? confirmSubscription(deps, link) : unsubscribe(deps, link))
  if (!followed.ok) return send(c, { kind: 'unknown' }, 404)
  return send(c, { kind: kind === 'confirm' ? 'confirmed' : 'unsubscribed' })
}
