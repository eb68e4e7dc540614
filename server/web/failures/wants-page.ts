import type { Context } from 'hono'

/**
 * Whether a person is waiting for a page: a browser opens a document by a link or form. All other requests get problem+json. Browsers from
 * before 2023 don't send Sec-Fetch-Mode; they are recognised by `Accept: text/html`.
 */
export function wantsPage(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate'
  return c.req.header('accept')?.toLowerCase().includes('text/html') ?? false
}
