import { createMiddleware } from 'hono/factory'
import { plainSecurityHeaders } from './plain-security-headers.ts'

const POLICY = 'content-security-policy'

/** Data, files and errors load nothing and stand in no frame. What else documents have would only make pictures heavier. */
const NO_DOCUMENT = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** A browser's own viewer shows it, which may need more than nothing. */
const PDF_POLICY = "frame-ancestors 'none'; base-uri 'none'"

/** Documents bring a policy of their own; that of a script would bind the service worker. */
const HAS_OWN_POLICY = /^(text\/html|text\/javascript)/

/** Security headers of every answer, errors and files included, unless a handler has set its own. */
export const secureAnswers = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  const isDocument = HAS_OWN_POLICY.test(type)
  for (const [name, value] of Object.entries(isDocument ? plainSecurityHeaders : NO_DOCUMENT))
    if (!headers.has(name))
      headers.set(name, name === POLICY && type === 'application/pdf' ? PDF_POLICY : value)
})
