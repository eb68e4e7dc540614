/** Whether a link of the navigation is highlighted: the path equals it or starts with it. Home only when it is equal, since every path starts with it. */
export const isCurrentLink = (path: string, link: string): boolean =>
  path === link || (link !== '/' && path.startsWith(link))
