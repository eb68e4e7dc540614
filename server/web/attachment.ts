import type { Context } from 'hono'

/** Sends a file as a download, which browsers never open in the page. `name` may contain only letters, digits, dots and dashes. */
export function sendAttachment(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  { type, name }: { type: string; name: string },
) {
  return c.body(bytes, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
}
