import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createHash, randomBytes } from 'node:crypto'

/** Somebody's browser, known by its cookie. The server keeps the hash only, so a copy of the database opens no one's orders. */
export type Visitor = { hash: string }

/** What the cookie hangs on: the key that signs it, and the origin that decides its name. */
export type VisitorSettings = { visitorSecret: string; env: { PUBLIC_URL: string } }

const ID_BYTES = 24
// The longest a browser keeps a cookie: an order page's owner may come back within a year.
const KEPT_SECONDS = 365 * 24 * 60 * 60

/** The visitor that calls, or null: no cookie, or one we did not sign. */
export async function findVisitor(c: Context, settings: VisitorSettings): Promise<Visitor | null> {
  const secure = isSecure(settings)
  const id = secure
    ? await getSignedCookie(c, settings.visitorSecret, 'vid', 'host')
    : await getSignedCookie(c, settings.visitorSecret, 'vid')
  return id ? { hash: hashOf(id) } : null
}

/** The visitor that calls; a new one gets a cookie. Ask only where the visitor comes to own something. */
export async function takeVisitor(c: Context, settings: VisitorSettings): Promise<Visitor> {
  const known = await findVisitor(c, settings)
  if (known) return known
  const id = randomBytes(ID_BYTES).toString('base64url')
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: KEPT_SECONDS } as const
  const prefix = isSecure(settings) ? ({ prefix: 'host', secure: true } as const) : {}
  await setSignedCookie(c, 'vid', id, settings.visitorSecret, { ...attributes, ...prefix })
  return { hash: hashOf(id) }
}

// The configured origin decides, not the connection: behind a proxy that ends TLS the connection is always plain.
function isSecure(settings: VisitorSettings): boolean {
  return settings.env.PUBLIC_URL.startsWith('https:')
}

function hashOf(id: string): string {
  return createHash('sha256').update(`visitor:${id}`).digest('hex')
}
