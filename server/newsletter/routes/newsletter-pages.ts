import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { newsletterSubscriptionSchema } from '../../../contract/newsletter.ts'
import { hashClientAddress } from '../../runtime/hash-client-address.ts'
import type { Deps } from '../../deps.ts'
import { maskEmailAddress } from '../../web/mask-email-address.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import {
  confirmNewsletterSubscription,
  findNewsletterLink,
  type NewsletterLinkKind,
  unsubscribeFromNewsletter,
} from '../follow-newsletter-link.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { createSubscribeAction } from './subscribe-action.ts'

type SendNewsletterPage = RenderPrivatePage<'newsletter'>

const MAX_FORM_BYTES = 16 * 1024

/** Serves the newsletter's form for browsers without scripts, and the pages that the e-mails link to. */
export function createNewsletterPages(deps: Deps, send: SendNewsletterPage): Hono {
  const app = new Hono()
  const action = createSubscribeAction(deps)
  for (const path of ['/newsletter', '/newsletter/*']) {
    app.use(path, refuseCrossSiteRequests(deps.env.PUBLIC_URL), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  }
  app.get('/newsletter', (c) =>
    send(
      c,
      c.req.query('sent') === undefined ? { kind: 'form', email: '', problem: null } : { kind: 'sent' },
    ),
  )
  app.post('/newsletter', (c) => takeForm(c, action, send))
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    app.get(`/newsletter/${kind}/:token`, (c) => showLink(c, kind, { deps, send }))
    // Handles the button of the page. For unsubscribing, also handles the one-click request of mail programs (RFC 8058), which has no
    // cookie and no origin.
    app.post(`/newsletter/${kind}/:token`, (c) => followLink(c, kind, { deps, send }))
  }
  return app
}

async function takeForm(
  c: Context,
  { actOnForm }: ReturnType<typeof createSubscribeAction>,
  send: SendNewsletterPage,
) {
  const form = await c.req.parseBody()
  const email = typeof form['email'] === 'string' ? form['email'].slice(0, 254) : ''
  const page = newsletterSubscriptionSchema.shape.page.catch('/newsletter').parse(form['page'])
  const done = await actOnForm(c, { email, page, consent: form['consent'] === 'yes' })
  if (done.ok) return c.redirect('/newsletter?sent', 303)
  if (done.reason === 'too-many-requests') return send(c, { kind: 'form', email, problem: 'too-many' }, 429)
  const problem = done.faults['email'] === undefined ? 'no-consent' : 'invalid-email'
  return send(c, { kind: 'form', email, problem }, 422)
}

type PageContext = { deps: Deps; send: SendNewsletterPage }

async function showLink(c: Context, kind: NewsletterLinkKind, { deps, send }: PageContext) {
  const token = c.req.param('token') ?? ''
  const link = await findNewsletterLink(deps, kind, token)
  if (!link) return send(c, { kind: 'unknown' }, 404)
  return send(c, { kind, path: `/newsletter/${kind}/${token}`, email: maskEmailAddress(link.email) })
}

async function followLink(c: Context, kind: NewsletterLinkKind, { deps, send }: PageContext) {
  const link = { token: c.req.param('token') ?? '', addressHash: hashClientAddress(c, deps) }
  const followed = await (kind === 'confirm'
    ? confirmNewsletterSubscription(deps, link)
    : unsubscribeFromNewsletter(deps, link))
  if (!followed.ok) return send(c, { kind: 'unknown' }, 404)
  return send(c, { kind: kind === 'confirm' ? 'confirmed' : 'unsubscribed' })
}
