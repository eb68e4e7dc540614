import { createMiddleware } from 'hono/factory'
import { plainSecurityHeaders } from './plain-security-headers.ts'

const POLICY = 'content-security-policy'

/** Data, files and errors load nothing and can't be framed. The other headers of documents would only make picture responses larger. */
const NO_DOCUMENT = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** Browsers show PDFs in their own viewer, which may need to load something. */
const PDF_POLICY = "frame-ancestors 'none'; base-uri 'none'"

/** HTML documents set their own policy. A script gets none, because a service worker would inherit it. */
const HAS_OWN_POLICY = /^(text\/html|text\/javascript)/

/** Resized pictures can't load or run anything. */
const RESIZED = /^image\/(avif|webp)$/

/** Sets security headers on every response, errors and files included, unless its handler has set its own. */
export const addSecurityHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  const isDocument = HAS_OWN_POLICY.test(type)
  if (RESIZED.test(type)) return headers.set('x-content-type-options', 'nosniff')
  for (const [name, value] of Object.entries(isDocument ? plainSecurityHeaders : NO_DOCUMENT))
    if (!headers.has(name))
      headers.set(name, name === POLICY && type === 'application/pdf' ? PDF_POLICY : value)
})
