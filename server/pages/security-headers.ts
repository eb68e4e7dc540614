import { bootScript, cspHash } from './boot-script.ts'

/**
 * Headers of every document. Inline code is allowed by its hash only; while developing,
 * Vite injects scripts and styles of its own and opens a socket.
 */
export function securityHeaders(css: string | null): Record<string, string> {
  const developing = css === null
  const policy = {
    'default-src': "'self'",
    'script-src': developing ? "'self' 'unsafe-inline'" : `'self' ${cspHash(bootScript)}`,
    'style-src': developing ? "'self' 'unsafe-inline'" : `'self' ${cspHash(css)}`,
    // Catalogues imported from a hosted store keep their pictures there.
    'img-src': "'self' data: https:",
    'connect-src': developing ? "'self' ws:" : "'self'",
    // A browser applies form-action to the redirect after a form as well: the payment page must be named.
    'form-action': "'self' https://checkout.stripe.com",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    ...plainSecurityHeaders,
  }
}

/** Headers of every answer, whatever it holds. */
export const plainSecurityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Headers of files that never change under their address; the others speak of documents, and these are many. */
export const immutableHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
}
