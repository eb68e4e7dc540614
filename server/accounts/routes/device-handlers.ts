import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { drawQrSvg } from '../../platform/qr-code.ts'
import { signOutOtherDevices, leaveAccount } from '../devices.ts'
import { createAccountLink, revokeAccountLink } from '../account-links.ts'
import { findVisitor, createVisitorCookie } from '../../visitor.ts'
import { type AccountDeps, buildAccountPath } from './account-deps.ts'

const DEVICES_ANCHOR = '#devices'

/** Handlers for an account's browsers: create and revoke links, leave the account, and sign other browsers out. */
export function createDeviceRoutes(deps: AccountDeps): Hono {
  const app = new Hono()
  app.post('/account/links', (c) => makeLink(deps, c))
  // The secret of a new link is shown only once, in the response to the form. If the browser reloads that response's address, it is
  // redirected to the account.
  app.get('/account/links', (c) => c.redirect(buildAccountPath(undefined, DEVICES_ANCHOR), 303))
  app.post('/account/links/:id/revoke', async (c) => {
    const visitor = await findVisitor(c, deps)
    const id = z.uuid().safeParse(c.req.param('id'))
    if (visitor && id.success) await revokeAccountLink(deps, { id: id.data, visitorHash: visitor.hash })
    // The response is the same whether the link was revoked, belongs to someone else or doesn't exist.
    return c.redirect(buildAccountPath('link-revoked', DEVICES_ANCHOR), 303)
  })
  app.post('/account/leave', async (c) => {
    const visitor = await findVisitor(c, deps)
    if (visitor) await leaveAccount(deps, visitor)
    return c.redirect(buildAccountPath('left'), 303)
  })
  app.post('/account/devices/forget', async (c) => {
    const visitor = await findVisitor(c, deps)
    if (!visitor) return c.redirect(buildAccountPath(), 303)
    const fresh = createVisitorCookie(c, deps)
    if (!(await signOutOtherDevices(deps, visitor, fresh.deviceHash)))
      return c.redirect(buildAccountPath('not-yours'), 303)
    await fresh.send()
    return c.redirect(buildAccountPath('devices-forgotten', DEVICES_ANCHOR), 303)
  })
  return app
}

async function makeLink(deps: AccountDeps, c: Context) {
  const visitor = await findVisitor(c, deps)
  if (!visitor) return c.redirect(buildAccountPath(), 303)
  if (!(await deps.limit(c, visitor.hash)).ok)
    return c.redirect(buildAccountPath('too-many-attempts', DEVICES_ANCHOR), 303)
  const link = await createAccountLink(deps, visitor.hash)
  if (!link.ok) return c.redirect(buildAccountPath(link.reason, DEVICES_ANCHOR), 303)
  // The response shows the secret directly. After a redirect, the secret would have to be in the page's address.
  const address = `${deps.env.PUBLIC_URL}/wallet/${link.secret}`
  return deps.send(c, {
    kind: 'new-link',
    address,
    expires: formatShortDay(link.expiresAt),
    code: `data:image/svg+xml;base64,${Buffer.from(drawQrSvg(address)).toString('base64')}`,
  })
}
