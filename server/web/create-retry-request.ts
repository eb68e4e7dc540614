import type { Context } from 'hono'
import type { RetryRequest } from '../../contract/checkout-page.ts'

/**
 * Describes how to repeat a failed request without typing anything again. Null for a form with a file, because a page can't restore the
 * file.
 */
export async function createRetryRequest(c: Context): Promise<RetryRequest | null> {
  const { pathname, search } = new URL(c.req.url)
  // Removes a second slash at the start, because a path such as //elsewhere would be a link to another host.
  const path = pathname.replace(/^\/{2,}/, '/') + search
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return { path, fields: null }
  const form = await c.req.formData().catch(() => null)
  if (form === null) return null
  const fields: { name: string; value: string }[] = []
  for (const [name, value] of form) {
    if (typeof value !== 'string') return null
    fields.push({ name, value })
  }
  return { path, fields }
}
