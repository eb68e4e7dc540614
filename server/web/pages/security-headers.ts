import type { StyleSheetName } from '../../../app/page-framework/page-styles.ts'
import { plainSecurityHeaders } from '../plain-security-headers.ts'
import { bootScript, computeCspHash } from './boot-script.ts'
import type { Styles } from './renderer.ts'
import { writeOwnerColours } from './theme-colour.ts'

/**
 * Returns the headers of documents with a certain style sheet. Inline code is allowed only by hash. In development, more is allowed,
 * because Vite adds scripts and styles and opens a WebSocket.
 */
export function createSecurityHeaders(
  styles: Styles | null,
  sheet: StyleSheetName,
  paymentOrigins: readonly string[],
): Record<string, string> {
  const developing = styles === null
  const colours = writeOwnerColours() === '' ? [] : [computeCspHash(writeOwnerColours())]
  const policy = {
    'default-src': "'self'",
    'script-src': developing ? "'self' 'unsafe-inline'" : `'self' ${computeCspHash(bootScript)}`,
    'style-src': developing
      ? "'self' 'unsafe-inline'"
      : ["'self'", computeCspHash(styles[sheet]), ...colours].join(' '),
    // Pictures may be on other servers, because a catalogue that was imported from a hosted store has its pictures there.
    'img-src': "'self' data: https:",
    'connect-src': developing ? "'self' ws:" : "'self'",
    // Allows the payment providers' pages, because browsers also apply form-action to the redirect after a form.
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
 * The headers of files that never change. They include no security headers, which matter only for documents and would make many small
 * responses longer.
 */
export const immutableHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'max-age=31536000, immutable',
}
