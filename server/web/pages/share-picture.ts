import { publicPages } from '../../../content/public-pages.ts'

export type ShareKind = 'product' | 'collection' | 'post' | 'page'

const KINDS: Readonly<Record<string, ShareKind>> = {
  product: 'product',
  collection: 'collection',
  blog: 'post',
}

/** Size of a sharing picture in pixels, as large social networks recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Returns the path of a public page's sharing picture. Pages without their own share home's. */
export function sharePicturePath(canonicalPath: string): string {
  const [, folder = '', handle, further] = canonicalPath.split('?')[0]?.split('/') ?? []
  const kind = handle !== undefined && further === undefined ? KINDS[folder] : undefined
  if (kind) return `/og/${kind}/${handle}.png`
  const page = publicPages.find(({ path }) => path === canonicalPath)
  return `/og/page/${page ? pageHandle(page.path) : 'home'}.png`
}

/** Returns a page's name in its picture's address; `/` is called home. */
export const pageHandle = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
