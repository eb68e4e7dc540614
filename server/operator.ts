import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { createHash, timingSafeEqual } from 'node:crypto'

/** What the operator's cookie hangs on. */
type OperatorSettings = {
  visitorSecret: string
  env: { PUBLIC_URL: string; OPERATOR_TOKEN?: string | undefined }
  now: () => Date
}

const COOKIE = 'operator'
const SESSION_SECONDS = 8 * 60 * 60

/** True when the caller has shown the operator's token in the last 8 hours. Without OPERATOR_TOKEN nobody ever has. */
export async function isOperator(c: Context, settings: OperatorSettings): Promise<boolean> {
  const key = signingKey(settings)
  if (key === null) return false
  const value = isSecure(settings)
    ? await getSignedCookie(c, key, COOKIE, 'host')
    : await getSignedCookie(c, key, COOKIE)
  const expiresAt = Number(value || Number.NaN)
  return expiresAt > settings.now().getTime()
}

/** Makes the caller the operator where the token is the right one. */
export async function openOperatorSession(
  c: Context,
  settings: OperatorSettings,
  token: string,
): Promise<{ ok: true } | { ok: false; reason: 'no-operator' | 'wrong-token' }> {
  const key = signingKey(settings)
  const expected = settings.env.OPERATOR_TOKEN
  if (key === null || expected === undefined) return { ok: false, reason: 'no-operator' }
  // Hashed first: timingSafeEqual wants equal lengths, and the length is a secret too.
  if (!timingSafeEqual(digest(token), digest(expected))) return { ok: false, reason: 'wrong-token' }
  const expiresAt = settings.now().getTime() + SESSION_SECONDS * 1_000
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: SESSION_SECONDS } as const
  const prefix = isSecure(settings) ? ({ prefix: 'host', secure: true } as const) : {}
  await setSignedCookie(c, COOKIE, String(expiresAt), key, { ...attributes, ...prefix })
  return { ok: true }
}

/** Ends the session in this browser. */
export function closeOperatorSession(c: Context, settings: OperatorSettings): void {
  const prefix = isSecure(settings) ? ({ prefix: 'host', secure: true } as const) : {}
  deleteCookie(c, COOKIE, { path: '/', ...prefix })
}

/** The token is part of the key, so that a new one ends all sessions. */
function signingKey({ visitorSecret, env }: OperatorSettings): string | null {
  return env.OPERATOR_TOKEN === undefined
    ? null
    : digest(`operator:${visitorSecret}:${env.OPERATOR_TOKEN}`).toString('hex')
}

const isSecure = ({ env }: OperatorSettings): boolean => env.PUBLIC_URL.startsWith('https:')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
