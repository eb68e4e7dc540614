import type { Sheet } from '../../../app/browser/page-styles.ts'
import { plainSecurityHeaders } from '../../plain-security-headers.ts'
import { bootScript, cspHash } from './boot-script.ts'
import type { Styles } from './renderer.ts'
import { ownColours } from './theme-colour.ts'

/**
 * Headers of every document that brings a sheet. Inline code is allowed by its hash only; while developing,
 * Vite injects scripts and styles of its own and opens a socket.
 */
export function securityHeaders(
  styles: Styles | null,
  sheet: Sheet,
  paymentOrigins: readonly string[],
): Record<string, string> {
  const developing = styles === null
  const colours = ownColours() === '' ? [] : [cspHash(ownColours())]
  const policy = {
    'default-src': "'self'",
    'script-src': developing ? "'self' 'unsafe-inline'" : `'self' ${cspHash(bootScript)}`,
    'style-src': developing
      ? "'self' 'unsafe-inline'"
      : ["'self'", cspHash(styles[sheet]), ...colours].join(' '),
    // Catalogues imported from a hosted store keep their pictures there.
    'img-src': "'self' data: https:",
    'connect-src': developing ? "'self' ws:" : "'self'",
    // A browser applies form-action to the redirect after a form as well: the payment pages must be named.
    'form-action': ["'self'", ...paymentOrigins].join(' '),
    'worker-src': "'self'",
    'manifest-src': "'self'",
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

/** Headers of files that never change under their address; the others speak of documents, and these are many. */
export const immutableHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'max-age=31536000, immutable',
}
