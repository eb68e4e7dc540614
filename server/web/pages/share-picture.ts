import { publicPages } from '../../../content/public-pages.ts'

export type ShareKind = 'product' | 'collection' | 'post' | 'page'

const KINDS: Readonly<Record<string, ShareKind>> = {
  product: 'product',
  collection: 'collection',
  blog: 'post',
}

/** The size of a sharing picture in pixels. It is the size that the large social networks recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Returns the path of the sharing picture of a public page. A page without its own picture uses the picture of the home page. */
export function buildSharePicturePath(canonicalPath: string): string {
  const [, folder = '', handle, further] = canonicalPath.split('?')[0]?.split('/') ?? []
  const kind = handle !== undefined && further === undefined ? KINDS[folder] : undefined
  if (kind) return `/og/${kind}/${handle}.png`
  const page = publicPages.find(({ path }) => path === canonicalPath)
  return `/og/page/${page ? getPageHandle(page.path) : 'home'}.png`
}

/** Returns the name of a page in the URL of its picture; `/` is called home. */
export const getPageHandle = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
