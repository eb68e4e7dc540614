import { publicPages } from '../../../content/public-pages.ts'

export type ShareKind = 'product' | 'collection' | 'post' | 'page'

const KINDS: Readonly<Record<string, ShareKind>> = {
  product: 'product',
  collection: 'collection',
  blog: 'post',
}

/** Size of a picture that is shown where a page is shared, in pixels: what the large networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The path of the picture drawn for a public page; that of home for a page without one of its own. */
export function sharePicturePath(canonicalPath: string): string {
  const [, folder = '', handle, further] = canonicalPath.split('?')[0]?.split('/') ?? []
  const kind = handle !== undefined && further === undefined ? KINDS[folder] : undefined
  if (kind) return `/og/${kind}/${handle}.png`
  const page = publicPages.find(({ path }) => path === canonicalPath)
  return `/og/page/${page ? pageHandle(page.path) : 'home'}.png`
}

/** `/` is called home in the address of its picture. */
export const pageHandle = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
