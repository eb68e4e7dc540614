import { describeTooManyRequests } from '../../../content/too-many-requests.ts'
import { type Context, Hono } from 'hono'
import { findClientAddress } from '../../runtime/client-address.ts'
import { findOwnAccount } from '../devices.ts'
import { openAccount } from '../open-account.ts'
import { listSectionSummaries, readAccountSections } from '../sections/read-sections.ts'
import { findAccountLink } from '../account-links.ts'
import { findVisitor, createVisitorCookie } from '../../visitor.ts'
import { type AccountDeps, buildAccountPath } from './account-deps.ts'
import { findAccountNotice } from './account-notices.ts'

/**
 * Handles secret links to accounts. Opening a link only shows a confirmation page, because mail scanners open links, and because nobody
 * should switch accounts by accident.
 */
export function createOpenAccountRoutes(deps: AccountDeps): Hono {
  const app = new Hono()
  app.get('/wallet/:secret', (c) => ask(deps, c, c.req.param('secret')))
  app.post('/wallet/:secret', (c) => open(deps, c, c.req.param('secret')))
  return app
}

async function ask(deps: AccountDeps, c: Context, secret: string) {
  if (!(await mayTry(deps, c))) return tooMany(deps, c)
  const link = await findAccountLink(deps.db, secret, deps.now())
  if (!link) return unknown(deps, c)
  const visitor = await findVisitor(c, deps)
  if (visitor?.hash === link.visitorHash) return c.redirect(buildAccountPath('already-open', '#devices'), 303)
  const sections = visitor ? await readAccountSections(deps, visitor.hash) : []
  const isGuest = visitor !== null && (await findOwnAccount(deps.db, visitor.deviceHash)) !== visitor.hash
  const notice = findAccountNotice(c.req.query('notice'))
  return deps.send(c, {
    kind: 'open-account',
    path: `/wallet/${secret}`,
    own: listSectionSummaries(sections),
    isGuest,
    notice,
  })
}

async function open(deps: AccountDeps, c: Context, secret: string) {
  if (!(await mayTry(deps, c))) return tooMany(deps, c)
  const form = await c.req.parseBody()
  const known = await findVisitor(c, deps)
  const fresh = known ? null : createVisitorCookie(c, deps)
  const deviceHash = known?.deviceHash ?? fresh?.deviceHash ?? ''
  const opened = await openAccount(deps, { secret, deviceHash, bring: form['own'] === 'bring' })
  if (opened.ok) {
    await fresh?.send()
    return c.redirect(buildAccountPath('opened'), 303)
  }
  switch (opened.reason) {
    case 'unknown-link':
      return unknown(deps, c)
    case 'already-open':
      return c.redirect(buildAccountPath('already-open', '#devices'), 303)
    case 'payment-under-way':
    case 'not-its-own':
      return c.redirect(`/wallet/${secret}?notice=${opened.reason}`, 303)
  }
}

/** Whether the caller may try another link. Attempts are counted by IP address, because an attacker sends no cookie. */
async function mayTry(deps: AccountDeps, c: Context): Promise<boolean> {
  return (await deps.limit(c, `opens ${findClientAddress(c, deps.env)}`)).ok
}

/** Sends the same response for used, revoked, expired and unknown links. */
function unknown(deps: AccountDeps, c: Context) {
  const text =
    'It was already used, cancelled or expired, or is incomplete. Make a new one on the device that has the account.'
  const links = [{ label: 'Your account', path: '/account' }]
  return deps.send(c, { kind: 'message', tone: 'empty', title: 'This link doesn’t work', text, links }, 404)
}

function tooMany(deps: AccountDeps, c: Context) {
  return deps.send(c, { kind: 'message', tone: 'error', ...describeTooManyRequests, links: [] }, 429)
}
