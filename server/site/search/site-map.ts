import type { SiteMap } from '../../../contract/content.ts'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { listFooterGroups, footerLegalLinks, listHeaderItems } from '../../../content/menus.ts'
import type { Database } from '../../db/database.ts'
import { listCollections } from '../../catalogue/index.ts'
import { listCategories, listPosts, buildPagePath, getShopTexts } from '../../texts/index.ts'

/** Paths of the landing pages, some of which are collections. */
const LANDING: ReadonlySet<string> = new Set(landingPages.map(({ path }) => path))

type Links = SiteMap['groups'][number]['links']

/** Lists the whole shop for the site map page: menu links, guides, collections, and posts by category. */
export async function listSiteMap(db: Database, now: Date): Promise<SiteMap> {
  const posts = listPosts(now)
  const collections = await listCollections(db)
  const guides = getShopTexts().pages.filter(({ section }) => section === 'guides')
  return {
    groups: [
      { title: 'Pages', links: pagesOfMenus() },
      {
        title: 'Services and places',
        links: landingPages.map(({ name, path }) => ({ label: name, url: path })),
      },
      {
        title: 'Collections',
        links: collections
          .map(({ title, handle }) => ({ label: title, url: `/collection/${handle}` }))
          .filter(({ url }) => !LANDING.has(url)),
      },
      { title: 'Guides', links: guides.map((guide) => ({ label: guide.title, url: buildPagePath(guide) })) },
      { title: 'Blog', links: posts.map(({ title, handle }) => ({ label: title, url: `/blog/${handle}` })) },
      {
        title: 'Blog categories',
        links: listCategories(posts).map(({ name, slug }) => ({
          label: name,
          url: `/blog/category/${slug}`,
        })),
      },
    ],
  }
}

/**
 * Lists the links in header and footer, without duplicates. Leaves out collections and landing pages, which the site map lists separately.
 */
function pagesOfMenus(): Links {
  const all: Links = [
    ...listHeaderItems().flatMap((item) =>
      item.kind === 'link' ? [{ label: item.label, url: item.url }] : [],
    ),
    ...listFooterGroups().flatMap(({ links }) => links.map(({ label, url }) => ({ label, url }))),
    ...footerLegalLinks.map(({ label, url }) => ({ label, url })),
  ]
  const own = all.filter(
    ({ url }) => !url.startsWith('/collection/') && !LANDING.has(url) && url !== '/sitemap',
  )
  return [...new Map(own.map((link) => [link.url, link])).values()]
}
