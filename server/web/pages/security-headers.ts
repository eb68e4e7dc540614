import type { Sheet } from '../../../app/page-framework/page-styles.ts'
import { plainSecurityHeaders } from '../plain-security-headers.ts'
import { bootScript, cspHash } from './boot-script.ts'
import type { Styles } from './renderer.ts'
import { ownColours } from './theme-colour.ts'

/**
 * Headers for documents with a given stylesheet. Inline code is allowed by hash only; during development, Vite injects scripts and styles of its
 * own and opens a socket.
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
    // Browsers apply form-action to redirects after a form too, so the payment pages must be listed.
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

/** Headers for files that never change; the other headers are about documents, and these files are many. */
export const immutableHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'max-age=31536000, immutable',
}
