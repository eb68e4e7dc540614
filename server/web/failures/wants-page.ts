import type { Context } from 'hono'

/**
 * Whether the request comes from a person waiting for a page: a browser opens a document by link or form. Scripts, pictures and programs
 * get problem+json. Browsers older than 2023 don't send Sec-Fetch-Mode; they are recognised by asking for HTML.
 */
export function wantsPage(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate'
  return c.req.header('accept')?.toLowerCase().includes('text/html') ?? false
}
