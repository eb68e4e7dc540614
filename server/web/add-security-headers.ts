import { createMiddleware } from 'hono/factory'
import { plainSecurityHeaders } from './plain-security-headers.ts'

const POLICY = 'content-security-policy'

/**
 * The headers of data, files and errors. These headers make sure that the response can't load anything and can't be framed. The other
 * headers of documents are left out, because they would only make the responses larger.
 */
const NO_DOCUMENT = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** The Content Security Policy of PDFs. Browsers show PDFs in their own viewer, which may have to load something. */
const PDF_POLICY = "frame-ancestors 'none'; base-uri 'none'"

/**
 * Matches the content types that get no Content Security Policy here. HTML documents set their own policy. Scripts get none, because a
 * service worker would inherit it.
 */
const HAS_OWN_POLICY = /^(text\/html|text\/javascript)/

/** Matches resized pictures, which can't load or run anything. */
const RESIZED_PICTURE_TYPE = /^image\/(avif|webp)$/

/** Sets security headers on every response, including errors and files, unless the handler has set its own. */
export const addSecurityHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  const type = headers.get('content-type') ?? ''
  const isDocument = HAS_OWN_POLICY.test(type)
  if (RESIZED_PICTURE_TYPE.test(type)) return headers.set('x-content-type-options', 'nosniff')
  for (const [name, value] of Object.entries(isDocument ? plainSecurityHeaders : NO_DOCUMENT))
    if (!headers.has(name))
      headers.set(name, name === POLICY && type === 'application/pdf' ? PDF_POLICY : value)
})
