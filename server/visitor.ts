import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createHash, randomBytes } from 'node:crypto'
import type { Database, Transaction } from './db/database.ts'
import { accountDevices } from './db/schema/account.ts'

/**
 * A browser that is known by its cookie. The server stores only a hash of the cookie, so that nobody can open orders with a copy of the
 * database.
 */
export type Visitor = {
  /** The account that is open in this browser. The browser shows this account's orders, designs and credits. */
  hash: string
  /** The hash of this browser's own cookie. It equals `hash` unless a secret link has opened another account here. */
  deviceHash: string
}

/**
 * The settings that the cookie depends on: the key that signs it, and the public address. The address's scheme decides the cookie's name.
 */
export type VisitorSettings = { visitorSecret: string; env: { PUBLIC_URL: string }; db: Database }

const ID_BYTES = 24
// The lifetime of the cookie in seconds. Browsers keep a cookie for about a year at most, and a buyer may return to an order after months.
const KEPT_SECONDS = 365 * 24 * 60 * 60

/** Finds the visitor who sends the request. Null if there is no cookie, or if the shop hasn't signed it. */
export async function findVisitor(c: Context, settings: VisitorSettings): Promise<Visitor | null> {
  const secure = isSecure(settings)
  const id = secure
    ? await getSignedCookie(c, settings.visitorSecret, 'vid', 'host')
    : await getSignedCookie(c, settings.visitorSecret, 'vid')
  if (!id) return null
  const deviceHash = hashOf(id)
  return { hash: await findAccount(settings.db, deviceHash), deviceHash }
}

/** Finds the visitor, or creates one and sets the cookie. Call it only if the request stores something for the visitor. */
export async function getOrCreateVisitor(c: Context, settings: VisitorSettings): Promise<Visitor> {
  const known = await findVisitor(c, settings)
  if (known) return known
  const { deviceHash, send } = createVisitorCookie(c, settings)
  await send()
  return { hash: deviceHash, deviceHash }
}

/** Creates a new id for this browser. Call `send` to set the id as the browser's cookie. */
export function createVisitorCookie(
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

export function deleteVisitorCookie(c: Context, settings: Pick<VisitorSettings, 'env'>): void {
  if (isSecure(settings)) deleteCookie(c, 'vid', { prefix: 'host', secure: true, path: '/' })
  else deleteCookie(c, 'vid', { path: '/' })
}

/** Finds the account that a browser has open: its own, unless it opened another one by a secret link. */
export async function findAccount(db: Database | Transaction, deviceHash: string): Promise<string> {
  const [row] = await db
    .select({ visitorHash: accountDevices.visitorHash })
    .from(accountDevices)
    .where(eq(accountDevices.deviceHash, deviceHash))
  return row?.visitorHash ?? deviceHash
}

/** Returns a hash that belongs to no cookie, so that nobody can open the data stored under it. */
export const createUnownedVisitorHash = (): string => hashOf(randomBytes(ID_BYTES).toString('base64url'))

// Whether the cookie is for https. Reads the scheme of the public address, because a proxy that ends TLS forwards plain http.
function isSecure(settings: Pick<VisitorSettings, 'env'>): boolean {
  return settings.env.PUBLIC_URL.startsWith('https:')
}

function hashOf(id: string): string {
  return createHash('sha256').update(`visitor:${id}`).digest('hex')
}
