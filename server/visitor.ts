import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createHash, randomBytes } from 'node:crypto'
import type { Database, Transaction } from './db/database.ts'
import { accountDevices } from './db/schema/account.ts'

/** Somebody's browser, known by its cookie. The server keeps hashes only, so a copy of the database opens no one's orders. */
export type Visitor = {
  /** Whose orders, designs and credits are shown: the account this browser has open. */
  hash: string
  /** Of this browser's own cookie; the same as `hash` until a secret link opened another account here. */
  deviceHash: string
}

/** What the cookie hangs on: the key that signs it, and the origin that decides its name. */
export type VisitorSettings = { visitorSecret: string; env: { PUBLIC_URL: string }; db: Database }

const ID_BYTES = 24
// The longest a browser keeps a cookie: an order page's owner may come back within a year.
const KEPT_SECONDS = 365 * 24 * 60 * 60

/** The visitor that calls, or null: no cookie, or one we did not sign. */
export async function findVisitor(c: Context, settings: VisitorSettings): Promise<Visitor | null> {
  const secure = isSecure(settings)
  const id = secure
    ? await getSignedCookie(c, settings.visitorSecret, 'vid', 'host')
    : await getSignedCookie(c, settings.visitorSecret, 'vid')
  if (!id) return null
  const deviceHash = hashOf(id)
  return { hash: await findAccount(settings.db, deviceHash), deviceHash }
}

/** The visitor that calls; a new one gets a cookie. Ask only where the visitor comes to own something. */
export async function takeVisitor(c: Context, settings: VisitorSettings): Promise<Visitor> {
  const known = await findVisitor(c, settings)
  if (known) return known
  const { deviceHash, send } = newBrowser(c, settings)
  await send()
  return { hash: deviceHash, deviceHash }
}

/** A cookie that no browser has yet. It takes the place of this browser's with `send`. */
export function newBrowser(
  c: Context,
  settings: VisitorSettings,
): { deviceHash: string; send: () => Promise<void> } {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: KEPT_SECONDS } as const
  const prefix = isSecure(settings) ? ({ prefix: 'host', secure: true } as const) : {}
  return {
    deviceHash: hashOf(id),
    send: () => setSignedCookie(c, 'vid', id, settings.visitorSecret, { ...attributes, ...prefix }),
  }
}

/** The browser is nobody's again. */
export function dropVisitor(c: Context, settings: Pick<VisitorSettings, 'env'>): void {
  if (isSecure(settings)) deleteCookie(c, 'vid', { prefix: 'host', secure: true, path: '/' })
  else deleteCookie(c, 'vid', { path: '/' })
}

/** The account that a browser has open: its own, unless a secret link opened another. */
export async function findAccount(db: Database | Transaction, deviceHash: string): Promise<string> {
  const [row] = await db
    .select({ visitorHash: accountDevices.visitorHash })
    .from(accountDevices)
    .where(eq(accountDevices.deviceHash, deviceHash))
  return row?.visitorHash ?? deviceHash
}

/** A hash that no cookie has: what it owns can be opened by nobody. */
export const nobodysHash = (): string => hashOf(randomBytes(ID_BYTES).toString('base64url'))

// The configured origin decides, not the connection: behind a proxy that ends TLS the connection is always plain.
function isSecure(settings: Pick<VisitorSettings, 'env'>): boolean {
  return settings.env.PUBLIC_URL.startsWith('https:')
}

function hashOf(id: string): string {
  return createHash('sha256').update(`visitor:${id}`).digest('hex')
}
