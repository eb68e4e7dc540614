import type { Sheet } from '../../../app/page-framework/page-styles.ts'
import { plainSecurityHeaders } from '../plain-security-headers.ts'
import { bootScript, cspHash } from './boot-script.ts'
import type { Styles } from './renderer.ts'
import { ownColours } from './theme-colour.ts'

/**
 * Returns the headers of documents with a given stylesheet. Inline code is allowed by hash only. In development, Vite injects scripts and
 * styles and opens a WebSocket.
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
    // Pictures of catalogues imported from a hosted store stay on its servers.
    'img-src': "'self' data: https:",
    'connect-src': developing ? "'self' ws:" : "'self'",
    // Browsers also apply form-action to the redirect after a form, so the payment providers' pages are listed.
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

/**
 * Headers of files that never change. The other security headers only matter for documents, and leaving them out saves bytes on many files.
 */
export const immutableHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'max-age=31536000, immutable',
}
