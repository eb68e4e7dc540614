import { accountCopy } from './account.ts'
import { blogCopy } from './blog.ts'
import { creditsCopy } from './credits.ts'
import { bannerDesignerCopy } from './custom-banner-designer.ts'
import { cutFilesCopy } from './cut-files/cut-files-page.ts'
import { designGeneratorCopy } from './design-generator.ts'
import { designInspirationCopy } from './design-inspiration.ts'
import { fleetCopy } from './fleet.ts'
import { labelSheetCopy } from './label-sheets.ts'
import { landingPages } from './landing/landing-pages.ts'
import { newsletterPageCopy } from './newsletter.ts'
import { referralCopy } from './referrals.ts'
import { myDesignsCopy } from './my-designs.ts'
import { myImagesCopy } from './my-images.ts'
import { shopPage } from './shop-page.ts'

type PublicPage = {
  path: string
  /** The page's name on its share image and in the shop's search results. */
  name: string
  /**
   * The page's description in the shop's search results. It is left out for pages that nobody searches for, and for pages whose whole text
   * is in content/ and is searched instead.
   */
  text?: () => string
  /** Keeps the page out of the sitemap. */
  unlisted?: true
}

/**
 * The shop's public pages, except products, collections and the pages whose text is in content/. The sitemap, the share images and the
 * shop's search are made from this list, so every new page must be added here.
 */
export const publicPages: readonly PublicPage[] = [
  { path: '/', name: 'Decals printed and cut in Niagara' },
  { path: '/shop', name: 'Shop All Products', text: () => shopPage.metadata.description },
  // The search page is almost empty without a search, so it isn't in the sitemap.
  { path: '/search', name: 'Search the shop', unlisted: true },
  { path: '/about', name: 'About Us' },
  { path: '/blog', name: 'The Decal Blog', text: () => blogCopy.metadata.description },
  {
    path: '/design-generator',
    name: 'Design your own decal',
    text: () => designGeneratorCopy.metadata.description,
  },
  {
    path: '/custom-banner-designer',
    name: 'Custom Banner Designer',
    text: () => bannerDesignerCopy.metadata.description,
  },
  { path: '/cut-files', name: 'Cut Files', text: () => cutFilesCopy.metadata.description },
  // The owner may keep sales figures private (ANALYTICS_PUBLIC), so the analytics page isn't in the sitemap.
  { path: '/analytics', name: 'Sales Analytics', unlisted: true },
  {
    path: '/design-inspiration',
    name: 'Design Inspiration',
    text: () => designInspirationCopy.metadata.description,
  },
  { path: '/credits', name: 'Design Credits', text: () => creditsCopy.metadata.description },
  { path: '/referrals', name: 'Referral Rewards', text: () => referralCopy.metadata.description },
  { path: '/faq', name: 'Questions and answers' },
  { path: '/newsletter', name: 'Newsletter', text: () => newsletterPageCopy.metadata.description },
  { path: '/contact', name: 'Contact' },
  { path: '/fleet', name: 'Fleet lettering', text: () => fleetCopy.description },
  { path: '/shipping', name: 'Shipping' },
  { path: '/returns', name: 'Returns' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/terms', name: 'Terms' },
  { path: '/sitemap', name: 'All pages', text: () => 'Every page of the shop in one list.' },
  { path: '/artwork-credits', name: 'Artwork Credits' },
  ...landingPages.map(({ path, name }) => ({ path, name })),
]

/** Pages that the shop's search finds but that search engines don't index, for example because they show a visitor's own data. */
export const unindexedPages: readonly { path: string; name: string; text: () => string }[] = [
  {
    path: '/track',
    name: 'Track Your Order',
    text: () =>
      "See your order's status and where the parcel is, with the number from your confirmation e-mail.",
  },
  { path: '/label-sheets', name: labelSheetCopy.title, text: () => labelSheetCopy.lead },
  { path: '/account', name: 'Your account', text: () => accountCopy.metadata.description },
  { path: '/my-designs', name: myDesignsCopy.heading, text: () => myDesignsCopy.metadata.description },
  { path: '/images', name: myImagesCopy.heading, text: () => myImagesCopy.metadata.description },
]
