/**
 * Whether a navigation link is highlighted. It is if the path starts with the link's path. For Home, the paths have to be equal, because
 * every path starts with "/".
 */
export const isCurrentLink = (path: string, link: string): boolean =>
  path === link || (link !== '/' && path.startsWith(link))
