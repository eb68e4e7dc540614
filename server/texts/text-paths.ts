import type { BlogText, PageText, PolicyText } from './text-kinds.ts'

type NamedText = Pick<BlogText | PageText | PolicyText, '__typename' | 'handle'>

/** The texts to which the shop's own menus link. The keys are the paths. */
const SHOP_PATHS: Readonly<Record<string, NamedText>> = {
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

/** Returns the path of a text in Shopify's format, because storefronts make their own paths from it. */
export function buildHostedPath({ __typename, handle }: NamedText): string {
  return `/${FOLDERS[__typename]}/${handle}`
}

const GUIDE = /^\/guides\/([a-z\d-]+)$/

/**
 * Returns the text that a path of this shop shows; null if the path shows no text. For the path of a guide, doesn't check that the guide
 * exists.
 */
export function findTextByPath(shopPath: string): NamedText | null {
  const [, guide] = GUIDE.exec(shopPath) ?? []
  if (guide !== undefined) return { __typename: 'Page', handle: guide }
  return (Object.hasOwn(SHOP_PATHS, shopPath) ? SHOP_PATHS[shopPath] : undefined) ?? null
}

/** Converts a path in Shopify's format to a path of this shop: /policies/privacy-policy becomes /privacy. Null if there is none. */
export function findShopPath(path: string): string | null {
  return Object.entries(SHOP_PATHS).find(([, text]) => buildHostedPath(text) === path)?.[0] ?? null
}

/** Returns the path of a page or guide in this shop. */
export function buildPagePath({ section, handle }: Pick<PageText, 'section' | 'handle'>): string {
  return section === 'guides' ? `/guides/${handle}` : `/${handle}`
}
