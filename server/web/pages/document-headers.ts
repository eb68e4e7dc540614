import type { StyleSheetName } from '../../../app/page-framework/page-styles.ts'
import type { CachedPage } from './cached-page.ts'
import type { PageRenderer } from './renderer.ts'
import { createSecurityHeaders } from './security-headers.ts'

type HeaderOptions = {
  renderer: PageRenderer
  /** Other origins to which forms may be submitted: the payment providers' pages. */
  paymentOrigins: readonly string[]
}

/**
 * Returns the headers of documents, one set for each style sheet. The Content Security Policy depends on the owner's colours too, because
 * these are inline styles.
 */
export function createDocumentHeaders({
  renderer,
  paymentOrigins,
}: HeaderOptions): Record<StyleSheetName, Record<string, string>> {
  const headersOf = (sheet: StyleSheetName) => ({
    ...createSecurityHeaders(renderer.styles, sheet, paymentOrigins),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  })
  return { home: headersOf('home'), shopping: headersOf('shopping'), whole: headersOf('whole') }
}

/**
 * Headers for a page with a part that is unavailable. They tell search engines and other clients to keep their copy of the page, and to
 * retry.
 */
export const RETRY_LATER_HEADERS: Record<string, string> = { 'retry-after': '5', 'cache-control': 'no-store' }

export const createPublicHeaders = (page: CachedPage): Record<string, string> => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  etag: page.etag,
})
