import type { Route } from './page-framework/open-page.ts'
import type { PageModule } from './page-framework/page-module.ts'
import type { privateModules } from './routes/private-modules.ts'

const privatePage = (path: string, name: keyof typeof privateModules): Route => ({
  path,
  module: async () => (await import('./routes/private-modules.ts')).privateModules[name](),
  private: true,
})
const createBlogListPage = (kind: 'all' | 'category' | 'tag') => async () =>
  (await import('./routes/blog/blog-page.tsx')).createBlogListPage(kind)
const policy = (handle: string, path: string): Route => ({
  path,
  module: async () => (await import('./routes/content/policy-page.tsx')).createPolicyPage(handle, path),
})
/**
 * Returns the landing page at a path if there is one, or else the given page. The list of landing pages isn't in the code of every page; it
 * loads with the first URL that may be a landing page.
 */
const landingOr =
  (other: () => Promise<PageModule>) =>
  async (path: string): Promise<PageModule> =>
    (await import('./routes/landing/find-landing.ts')).findLanding(path) ?? other()
const collectionPage = () => import('./routes/collection.tsx')
/**
 * Returns the landing page of a collection if there is one, or else the collection's page. A landing page shows only a part of the
 * collection; `?view=all` shows the full list.
 */
const collectionOrLanding = (path: string, search: URLSearchParams): Promise<PageModule> =>
  search.get('view') === 'all' ? collectionPage() : landingOr(collectionPage)(path)
export const missingPage = () => import('./routes/not-found.tsx')

/** Every page of the shop, in the order of the specification. The first match wins. */
export const pageRoutes: readonly Route[] = [
  { path: '/', module: () => import('./routes/home.tsx'), styles: 'home' },
  { path: '/product/:id', module: () => import('./routes/product.tsx'), styles: 'shopping' },
  { path: '/collection/:id', module: collectionOrLanding },
  { path: '/shop', module: () => import('./routes/shop.tsx'), styles: 'shopping' },
  { path: '/search', module: () => import('./routes/search.tsx'), styles: 'shopping' },
  privatePage('/cart', 'cart'),
  privatePage('/cart/lines/:lineId', 'cart'),
  privatePage('/checkout/:token', 'checkout'),
  privatePage('/checkout/:token/review', 'checkout'),
  privatePage('/checkout/:token/place', 'checkout'),
  privatePage('/checkout/:token/paid/:payment', 'checkout'),
  privatePage('/orders/:token', 'checkout'),
  privatePage('/orders/:token/lines/:line/files', 'checkout'),
  privatePage('/orders/:token/reviews', 'checkout'),
  privatePage('/orders/:token/receipt', 'order'),
  privatePage('/orders/:token/reorder', 'order'),
  privatePage('/quotes/:token', 'quote'),
  privatePage('/proofs/:token', 'proof'),
  privatePage('/downloads/:token', 'checkout'),
  privatePage('/track', 'order'),
  privatePage('/account', 'account'),
  privatePage('/account/links', 'account'),
  privatePage('/account/delete', 'account'),
  privatePage('/account/deleted', 'account'),
  privatePage('/wallet/:secret', 'account'),
  privatePage('/operator/*', 'operator'),
  privatePage('/pay/demo/:reference', 'checkout'),
  { path: '/about', module: () => import('./routes/content/about.tsx') },
  { path: '/blog', module: createBlogListPage('all') },
  { path: '/blog/category/:category', module: createBlogListPage('category') },
  { path: '/blog/tag/:tag', module: createBlogListPage('tag') },
  { path: '/blog/:id', module: () => import('./routes/blog/post.tsx') },
  { path: '/design-generator', module: () => import('./routes/design-generator.tsx') },
  { path: '/custom-banner-designer', module: () => import('./routes/custom-banner-designer.tsx') },
  { path: '/my-designs', module: () => import('./routes/my-designs.tsx') },
  privatePage('/images', 'images'),
  privatePage('/images/:id/delete', 'images'),
  privatePage('/images/:id/decal', 'images'),
  { path: '/credits', module: () => import('./routes/credits.tsx') },
  privatePage('/credits/review', 'order'),
  privatePage('/credits/receipts/:token', 'order'),
  privatePage('/referrals', 'referrals'),
  privatePage('/analytics', 'analytics'),
  { path: '/design-inspiration', module: () => import('./routes/design-inspiration.tsx') },
  { path: '/cut-files', module: () => import('./routes/cut-files.tsx') },
  { path: '/faq', module: () => import('./routes/content/faq.tsx') },
  privatePage('/contact', 'contact'),
  privatePage('/fleet', 'fleet'),
  privatePage('/label-sheets', 'labels'),
  policy('shipping-policy', '/shipping'),
  policy('refund-policy', '/returns'),
  policy('privacy-policy', '/privacy'),
  policy('terms-of-service', '/terms'),
  { path: '/sitemap', module: () => import('./routes/content/site-map.tsx') },
  { path: '/guides/:guide', module: () => import('./routes/content/guide.tsx') },
  privatePage('/newsletter', 'newsletter'),
  privatePage('/newsletter/*', 'newsletter'),
  privatePage('/back-in-stock/*', 'backInStock'),
  { path: '/artwork-credits', module: () => import('./routes/artwork-credits.tsx') },
  { path: '/offline', module: () => import('./routes/offline.tsx') },
  { path: '*', module: landingOr(missingPage) },
]

/** Matches any URL. Used for requests that failed. */
export const failureRoutes: readonly Route[] = [privatePage('*', 'failure')]

/** Returns the routes for a document. A document that reports a failure shows the failure page at any URL. */
export const selectRoutes = (state: Readonly<Record<string, unknown>>): readonly Route[] =>
  'server-data:failure' in state ? failureRoutes : pageRoutes
