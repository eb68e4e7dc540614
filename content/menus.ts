import {
  LOCAL_DISCOUNT_CODE,
  getLocalCodeThreshold,
  formatThreshold,
} from '../domain/checkout/free-shipping-offers.ts'
import { settings } from '../domain/settings/settings.ts'
import type { MenuCategory } from '../domain/settings/menu-links.ts'
import type { Link } from './link.ts'

export type { MenuCategory }

/** An entry of the header. "Shop" opens the mega menu; all other entries are plain links. */
export type HeaderItem =
  | ({ readonly kind: 'link' } & Link)
  | { readonly kind: 'mega-menu'; readonly label: string }

export type FooterGroup = { readonly title: string; readonly links: ReadonlyArray<Link> }

export const promoBarCopy = {
  get isShown() {
    return settings.promoBar.show === 'yes'
  },
  get text() {
    const { text } = settings.promoBar
    return text === ''
      ? `Free shipping on local purchases over ${formatThreshold(getLocalCodeThreshold())} with code`
      : text
  },
  /** The discount code that is shown in bold after the text; empty if there is no code. */
  get code() {
    const { text, code } = settings.promoBar
    return text === '' ? LOCAL_DISCOUNT_CODE : code
  },
} as const satisfies { readonly isShown: boolean; readonly text: string; readonly code: string }

/** The URL of the menu entry that opens the mega menu. */
const SHOP = '/shop'

export const listHeaderItems = (): HeaderItem[] =>
  settings.menus.header.map(({ label, url }) =>
    url === SHOP ? { kind: 'mega-menu', label } : { kind: 'link', label, url },
  )

export const listMenuCategories = (): readonly MenuCategory[] => settings.menus.shop

export const listFooterGroups = (): FooterGroup[] => {
  const { footerTitle, footer, serviceTitle, service } = settings.menus
  return [
    { title: footerTitle, links: footer },
    { title: serviceTitle, links: service },
  ]
}

export const footerLegalLinks = [
  { label: 'Privacy', url: '/privacy' },
  { label: 'Terms', url: '/terms' },
  { label: 'Sitemap', url: '/sitemap' },
  { label: 'Artwork Credits', url: '/artwork-credits' },
] as const satisfies ReadonlyArray<Link>

export const accountMenuLink = { label: 'Account', url: '/account' } as const satisfies Link

export const shopAllLink = { label: 'Shop All Products', url: '/shop' } as const satisfies Link

/** How many subcategories the menu shows before "View all" (specification of the storefront, section 9). */
export const MAX_SUBCATEGORIES_SHOWN = { desktop: 5, mobile: 4 } as const satisfies {
  readonly desktop: number
  readonly mobile: number
}
