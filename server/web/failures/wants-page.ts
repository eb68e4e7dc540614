import type { Context } from 'hono'

/**
 * Whether a person is waiting for a page: the browser opens a document, by a link or a form. Scripts, pictures and programs get problem+json.
 * Browsers before 2023 don't send Sec-Fetch-Mode; they accept HTML by name.
 */
export function wantsPage(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate'
  return c.req.header('accept')?.toLowerCase().includes('text/html') ?? false
}
