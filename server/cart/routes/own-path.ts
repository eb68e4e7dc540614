/** Returns the path, query and fragment of an untrusted address if it leads to a page of this shop; otherwise null. */
export function parseOwnPath(text: string | undefined, publicUrl: string): string | null {
  // Browsers read two slashes, or a slash and a backslash, as the start of a host name, even with control characters between them.
  if (text === undefined || text.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return null
  const url = URL.canParse(text, publicUrl) ? new URL(text, publicUrl) : null
  if (url?.origin !== new URL(publicUrl).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
