/**
 * Whether a navigation link is highlighted: if the path starts with the link's. Home is highlighted only if the path is equal, because
 * every path starts with it.
 */
export const isCurrentLink = (path: string, link: string): boolean =>
  path === link || (link !== '/' && path.startsWith(link))
