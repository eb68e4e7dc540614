import { type Context, Hono } from 'hono'
import type { AccountDevices } from '../../../contract/account-page.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { exportAccount } from '../export-account.ts'
import { findOwnAccount, listJoinedBrowsers } from '../devices.ts'
import { readAccountSections } from '../sections/read-sections.ts'
import { listAccountLinks, type AccountLinkRow } from '../account-links.ts'
import { findVisitor, type Visitor } from '../../visitor.ts'
import { type AccountDeps, buildAccountPath } from './account-deps.ts'
import { findAccountNotice } from './account-notices.ts'

/** Serves the account page, which lists everything that this visitor has. Also serves the same data as a file. */
export function createAccountRoutes(deps: AccountDeps): Hono {
  const app = new Hono()
  app.get('/account', (c) => showAccount(deps, c))
  app.get('/account/data.json', async (c) => {
    const visitor = await findVisitor(c, deps)
    if (!visitor) return c.redirect(buildAccountPath(), 303)
    c.header('Content-Disposition', 'attachment; filename="my-data.json"')
    return c.json(await exportAccount(deps, visitor.hash))
  })
  return app
}

async function showAccount(deps: AccountDeps, c: Context) {
  const visitor = await findVisitor(c, deps)
  const devices = visitor && (await devicesOf(deps, visitor))
  const asked = c.req.query('notice')
  return deps.send(c, {
    kind: 'account',
    notice: isNoticeStillTrue(asked, devices) ? findAccountNotice(asked) : null,
    sections: await readAccountSections(deps, visitor?.hash ?? null),
    devices,
  })
}

/**
 * Whether a notice is still true. The page's address contains the notice's name, so a reload shows the same notice again. The account may
 * have changed in the meantime, for example on another device.
 */
function isNoticeStillTrue(notice: string | undefined, devices: AccountDevices | null): boolean {
  switch (notice) {
    case 'opened':
      return devices?.isGuest ?? false
    case 'left':
      return !devices?.isGuest
    case 'devices-forgotten':
      return devices?.guests.every(({ isThisOne }) => isThisOne) ?? false
    default:
      return true
  }
}

async function devicesOf({ db, now }: AccountDeps, visitor: Visitor): Promise<AccountDevices> {
  const links = await listAccountLinks(db, visitor.hash)
  const guests = await listJoinedBrowsers(db, visitor)
  return {
    links: links.map((link) => ({
      id: link.id,
      created: formatShortDay(link.createdAt),
      ...stateOf(link, now()),
    })),
    guests: guests.map(({ addedAt, isThisOne }) => ({ added: formatShortDay(addedAt), isThisOne })),
    isGuest: (await findOwnAccount(db, visitor.deviceHash)) !== visitor.hash,
  }
}

function stateOf({ usedAt, expiresAt }: AccountLinkRow, now: Date): { state: string; isWaiting: boolean } {
  if (usedAt) return { state: `used on ${formatShortDay(usedAt)}`, isWaiting: false }
  if (expiresAt <= now) return { state: 'expired, never used', isWaiting: false }
  return { state: `not used yet, until ${formatShortDay(expiresAt)}`, isWaiting: true }
}
