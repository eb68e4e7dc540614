import { landingPages } from '../../../content/landing/landing-pages.ts'

/**
 * The shop's public pages that are no product, collection or text of content/: sitemap and drawn pictures know them by this list. A page
 * that is added to the shop is added here, with the name that its picture carries.
 */
export const publicPages: readonly { path: string; name: string; unlisted?: true }[] = [
  { path: '/', name: 'Decals printed and cut in Niagara' },
  { path: '/shop', name: 'Shop All Products' },
  { path: '/search', name: 'Search the shop' },
  { path: '/about', name: 'About Us' },
  { path: '/blog', name: 'The Decal Blog' },
  { path: '/design-generator', name: 'Design your own decal' },
  { path: '/custom-banner-designer', name: 'Custom Banner Designer' },
  { path: '/cut-files', name: 'Cut Files' },
  // A shop may keep its sales to itself (ANALYTICS_PUBLIC): robots are not sent there.
  { path: '/analytics', name: 'Sales Analytics', unlisted: true },
  { path: '/design-inspiration', name: 'Design Inspiration' },
  { path: '/credits', name: 'Design Credits' },
  { path: '/referrals', name: 'Referral Rewards' },
  { path: '/faq', name: 'Questions and answers' },
  { path: '/newsletter', name: 'Newsletter' },
  { path: '/contact', name: 'Contact' },
  { path: '/fleet', name: 'Fleet lettering' },
  { path: '/shipping', name: 'Shipping' },
  { path: '/returns', name: 'Returns' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/terms', name: 'Terms' },
  { path: '/sitemap', name: 'All pages' },
  { path: '/artwork-credits', name: 'Artwork Credits' },
  ...landingPages.map(({ path, name }) => ({ path, name })),
]

/** What robots need not look at: what is made for one visitor, and the ways that change something. */
export const privatePaths: readonly string[] = [
  '/api/',
  '/account',
  '/cart',
  '/checkout/',
  '/discount/',
  '/downloads/',
  '/images',
  '/label-sheets',
  '/my-designs',
  '/newsletter/',
  '/operator',
  '/orders/',
  '/pay/',
  '/r/',
  '/quotes/',
  '/track',
  '/wallet/',
]
