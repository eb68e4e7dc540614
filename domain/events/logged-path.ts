/** The kinds of pages whose paths have a public second part, such as "product" in /product/HANDLE. */
const PUBLIC_FOLDERS: ReadonlySet<string> = new Set(['product', 'collection', 'blog', 'guides'])
const MAX_PATH_LENGTH = 120

/**
 * Returns the part of a page's path that may be logged: the kind of page and, if it is public, the handle. The paths of orders, checkouts
 * and accounts contain secrets, which are left out.
 */
export function toLoggedPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  const [, first = '', second = ''] = plain.split('/')
  if (!isHandle(first)) return '/'
  return PUBLIC_FOLDERS.has(first) && isHandle(second)
    ? `/${first}/${second}`.slice(0, MAX_PATH_LENGTH)
    : `/${first}`
}

const isHandle = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,100}$/.test(text)

/**
 * Returns the URL of a page in the form that analytics scripts may see: the path from `toLoggedPath`, and only the campaign parameters of
 * the query. Other parameters could reveal someone's design, purchase or file.
 */
export function toAnalyticsUrl({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const query = campaign.length === 0 ? '' : `?${new URLSearchParams(campaign)}`
  return `${origin}${toLoggedPath(pathname)}${query}`
}
