/**
 * Whether a navigation link is highlighted. It is if the path starts with the link's path; Home only if the paths are equal, because every
 * path starts with it.
 */
export const isCurrentLink = (path: string, link: string): boolean =>
  path === link || (link !== '/' && path.startsWith(link))
