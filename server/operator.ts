import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createHash, timingSafeEqual } from 'node:crypto'

/** The settings that an operator's session depends on. */
type OperatorSettings = {
  visitorSecret: string
  env: { PUBLIC_URL: string; OPERATOR_TOKEN?: string | undefined }
  now: () => Date
}

const COOKIE_NAME = 'operator'
const SESSION_SECONDS = 8 * 60 * 60

/** The name in the audit log for operators who enter no name when signing in. */
const DEFAULT_OPERATOR_NAME = 'Operator'

/** Whether the caller has signed in with the operator token during the last 8 hours. False if OPERATOR_TOKEN isn't set. */
export async function isOperator(c: Context, settings: OperatorSettings): Promise<boolean> {
  return (await findOperator(c, settings)) !== null
}

/** Finds the name that the operator entered when signing in, for the audit log; null if the caller isn't signed in. */
export async function findOperator(c: Context, settings: OperatorSettings): Promise<{ name: string } | null> {
  const key = signingKey(settings)
  if (key === null) return null
  const value = isSecure(settings)
    ? await getSignedCookie(c, key, COOKIE_NAME, 'host')
    : await getSignedCookie(c, key, COOKIE_NAME)
  const [expiry = '', name = ''] = (value || '').split('~')
  const isOpen = Number(expiry || Number.NaN) > settings.now().getTime()
  return isOpen ? { name: Buffer.from(name, 'base64url').toString() || DEFAULT_OPERATOR_NAME } : null
}

/** Returns the operator's name. Use it only in handlers behind `requireOperator`. */
export async function findOperatorName(c: Context, settings: OperatorSettings): Promise<string> {
  return (await findOperator(c, settings))?.name ?? DEFAULT_OPERATOR_NAME
}

/** Signs the caller in as an operator if the token is right. `name` is for the audit log. */
export async function openOperatorSession(
  c: Context,
  settings: OperatorSettings,
  { token, name }: { token: string; name: string },
): Promise<{ ok: true } | { ok: false; reason: 'no-operator' | 'wrong-token' }> {
  const key = signingKey(settings)
  const expected = settings.env.OPERATOR_TOKEN
  if (key === null || expected === undefined) return { ok: false, reason: 'no-operator' }
  // Compares hashes, because timingSafeEqual needs values of equal length, and the token's length has to stay secret too.
  if (!timingSafeEqual(digest(token), digest(expected))) return { ok: false, reason: 'wrong-token' }
  const expiresAt = settings.now().getTime() + SESSION_SECONDS * 1_000
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: SESSION_SECONDS } as const
  const prefix = isSecure(settings) ? ({ prefix: 'host', secure: true } as const) : {}
  await setSignedCookie(c, COOKIE_NAME, `${expiresAt}~${Buffer.from(name).toString('base64url')}`, key, {
    ...attributes,
    ...prefix,
  })
  return { ok: true }
}

/** Signs the operator out of this browser. */
export function closeOperatorSession(c: Context, settings: OperatorSettings): void {
  const prefix = isSecure(settings) ? ({ prefix: 'host', secure: true } as const) : {}
  deleteCookie(c, COOKIE_NAME, { path: '/', ...prefix })
}

/**
 * Returns the key that signs the cookie of an operator's session. The key depends on the operator token, so a new token ends all sessions.
 */
function signingKey({ visitorSecret, env }: OperatorSettings): string | null {
  return env.OPERATOR_TOKEN === undefined
    ? null
    : digest(`operator:${visitorSecret}:${env.OPERATOR_TOKEN}`).toString('hex')
}

const isSecure = ({ env }: OperatorSettings): boolean => env.PUBLIC_URL.startsWith('https:')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
