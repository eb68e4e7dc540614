/** The path, query and part of a page of this shop that a text from outside names; null for anything that could lead elsewhere. */
export function ownPath(text: string | undefined, publicUrl: string): string | null {
  // What starts with two slashes, or one and a backslash, names another host to a browser; so do control characters between them.
  if (text === undefined || text.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return null
  const url = URL.canParse(text, publicUrl) ? new URL(text, publicUrl) : null
  if (url?.origin !== new URL(publicUrl).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
