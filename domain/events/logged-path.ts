/** Pages whose second part is the handle of something public. */
const PUBLIC_FOLDERS: ReadonlySet<string> = new Set(['product', 'collection', 'blog', 'guides'])
const LONGEST = 120

/**
 * What is told of a page's path: the kind of page, and the handle where that is public. Paths of orders, checkouts and accounts hold
 * secrets, which neither a log nor an analytics script must see.
 */
export function loggedPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  const [, first = '', second = ''] = plain.split('/')
  if (!isHandle(first)) return '/'
  return PUBLIC_FOLDERS.has(first) && isHandle(second) ? `/${first}/${second}`.slice(0, LONGEST) : `/${first}`
}

const isHandle = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,100}$/.test(text)

/**
 * A page's address as an analytics script is told of it: the path as above, and of the query only the campaign that led here. Everything
 * else in a query is either of no use to it or names somebody's design, purchase or file.
 */
export function toldAddress({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const query = campaign.length === 0 ? '' : `?${new URLSearchParams(campaign)}`
  return `${origin}${loggedPath(pathname)}${query}`
}
