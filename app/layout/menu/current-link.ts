/**
 * Whether a navigation link is highlighted as current: the visible path starts with the link's path. Every path starts with "/", so the
 * link to Home requires an equal path.
 */
export const isCurrentLink = (path: string, link: string): boolean =>
  path === link || (link !== '/' && path.startsWith(link))
