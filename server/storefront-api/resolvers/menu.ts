import {
  listMenuCategories,
  listFooterGroups,
  footerLegalLinks,
  listHeaderItems,
} from '../../../content/menus.ts'
import { formatGid } from '../../../domain/ids.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import { buildHostedPath, findTextByPath, formatTextGid } from '../../texts/index.ts'

type Entry = { label: string; url: string; items: Entry[] }
type MenuSource = { handle: string; title: string; items: Entry[] }
type ItemSource = Entry & { id: string }

const entry = ({ label, url }: { label: string; url: string }, items: Entry[] = []): Entry => ({
  label,
  url,
  items,
})

const categoryEntries = () =>
  listMenuCategories().map(({ name, url, subcategories }) =>
    entry(
      { label: name, url },
      subcategories.map((sub) => entry({ label: sub.name, url: sub.url })),
    ),
  )

/** The two menus of the shop. The keys are the handles with which storefronts request them. */
const MENUS: Readonly<Record<string, () => MenuSource>> = {
  'main-menu': () => ({
    handle: 'main-menu',
    title: 'Main menu',
    items: listHeaderItems().map((item) =>
      item.kind === 'mega-menu' ? entry({ label: item.label, url: '/shop' }, categoryEntries()) : entry(item),
    ),
  }),
  footer: () => ({
    handle: 'footer',
    title: 'Footer menu',
    items: [
      ...listFooterGroups().flatMap(({ links }) => links.map((link) => entry(link))),
      ...footerLegalLinks.map((link) => entry(link)),
    ],
  }),
}

const numbered = (items: readonly Entry[], prefix: string): ItemSource[] =>
  items.map((item, index) => ({ ...item, id: formatGid('MenuItem', `${prefix}-${index}`) }))

const collectionHandle = ({ url }: Entry) => /^\/collection\/([^/?#]+)$/.exec(url)?.[1] ?? null

/** Finds the resource to which a menu item links; null if the API has no type for it. */
async function resourceOf(item: Entry, { loaders, texts }: StorefrontContext) {
  const text = findTextByPath(item.url)
  if (text !== null) {
    const own = [...texts.pages, ...texts.blogs, ...texts.policies]
    const source = own.find((each) => formatTextGid(each) === formatTextGid(text))
    return source ? { gid: formatTextGid(source), source } : null
  }
  const handle = collectionHandle(item)
  const row = handle === null ? null : await loaders.collectionByHandle.load(handle)
  return row && { gid: formatGid('Collection', row.id), source: { __typename: 'Collection', ...row } }
}

// Returns a path in Shopify's format, because storefronts make their own paths from it.
function pathOf(item: Entry): string {
  if (item.url === '/shop') return '/collections/all'
  const text = findTextByPath(item.url)
  if (text !== null) return buildHostedPath(text)
  const handle = collectionHandle(item)
  return handle === null ? item.url : `/collections/${handle}`
}

const TEXT_ITEMS = { Blog: 'BLOG', Page: 'PAGE', ShopPolicy: 'SHOP_POLICY' } as const

function itemType(item: Entry): string {
  if (item.url === '/') return 'FRONTPAGE'
  if (item.url === '/shop') return 'CATALOG'
  const text = findTextByPath(item.url)
  if (text !== null) return TEXT_ITEMS[text.__typename]
  return collectionHandle(item) === null ? 'HTTP' : 'COLLECTION'
}

export const menuQueries = {
  menu: (_, args: { handle: string }) => (Object.hasOwn(MENUS, args.handle) ? MENUS[args.handle]?.() : null),
} satisfies Resolvers<unknown>

export const menuResolvers = {
  id: ({ handle }) => formatGid('Menu', handle),
  items: ({ items, handle }) => numbered(items, handle),
} satisfies Resolvers<MenuSource>

export const menuItemResolvers = {
  title: ({ label }) => label,
  type: itemType,
  url: (item, _args, { deps }) => `${deps.env.PUBLIC_URL}${pathOf(item)}`,
  tags: () => [],
  items: (item) => numbered(item.items, item.id.replace(/^.*\//, '')),
  resourceId: async (item, _args, context) => (await resourceOf(item, context))?.gid ?? null,
  resource: async (item, _args, context) => (await resourceOf(item, context))?.source ?? null,
} satisfies Resolvers<ItemSource>
