/** Pages with a public handle as the second part of their path. */
const PUBLIC_FOLDERS: ReadonlySet<string> = new Set(['product', 'collection', 'blog', 'guides'])
const LONGEST = 120

/**
 * The part of a page's path that may be logged: the kind of page, and a public handle. Paths of orders, checkouts and accounts contain secrets
 * that logs and analytics scripts mustn't see.
 */
export function loggedPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  const [, first = '', second = ''] = plain.split('/')
  if (!isHandle(first)) return '/'
  return PUBLIC_FOLDERS.has(first) && isHandle(second) ? `/${first}/${second}`.slice(0, LONGEST) : `/${first}`
}

const isHandle = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,100}$/.test(text)

/**
 * A page's address for an analytics script: the path as above, and only campaign parameters of the query. The rest is of no use to it or
 * identifies somebody's design, purchase or file.
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
