import type { BlogText, PageText, PolicyText } from './text-kinds.ts'

type Named = Pick<BlogText | PageText | PolicyText, '__typename' | 'handle'>

/** Where the shop's own menus lead to a text. */
const SHOP_PATHS: Readonly<Record<string, Named>> = {
  '/about': { __typename: 'Page', handle: 'about' },
  '/contact': { __typename: 'Page', handle: 'contact' },
  '/faq': { __typename: 'Page', handle: 'faq' },
  '/blog': { __typename: 'Blog', handle: 'decal-blog' },
  '/privacy': { __typename: 'ShopPolicy', handle: 'privacy-policy' },
  '/returns': { __typename: 'ShopPolicy', handle: 'refund-policy' },
  '/shipping': { __typename: 'ShopPolicy', handle: 'shipping-policy' },
  '/terms': { __typename: 'ShopPolicy', handle: 'terms-of-service' },
}

const FOLDERS = { Blog: 'blogs', Page: 'pages', ShopPolicy: 'policies' } as const

/** The path of a text in the form of the hosted store: storefronts build their own paths from it. */
export function hostedPath({ __typename, handle }: Named): string {
  return `/${FOLDERS[__typename]}/${handle}`
}

const GUIDE = /^\/guides\/([a-z\d-]+)$/

/** The text that a path of this shop is for, or null. Whether there is such a guide, the texts tell. */
export function textAt(shopPath: string): Named | null {
  const [, guide] = GUIDE.exec(shopPath) ?? []
  if (guide !== undefined) return { __typename: 'Page', handle: guide }
  return (Object.hasOwn(SHOP_PATHS, shopPath) ? SHOP_PATHS[shopPath] : undefined) ?? null
}

/** This shop's path for one in the form of the hosted store, or null: /policies/privacy-policy is /privacy. */
export function shopPathOf(path: string): string | null {
  return Object.entries(SHOP_PATHS).find(([, text]) => hostedPath(text) === path)?.[0] ?? null
}

/** This shop's path of a page. */
export function pagePath({ section, handle }: Pick<PageText, 'section' | 'handle'>): string {
  return section === 'guides' ? `/guides/${handle}` : `/${handle}`
}
