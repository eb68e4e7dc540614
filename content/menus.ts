import { LOCAL_CODE, localCodeOver, thresholdText } from '../domain/checkout/shipping-promises.ts'
import { settings } from '../domain/settings/settings.ts'
import type { Link } from './link.ts'

export type MenuSubcategory = { readonly name: string; readonly url: string }

export type MenuCategory = {
  readonly name: string
  readonly url: string
  readonly subcategories: ReadonlyArray<MenuSubcategory>
}

/** The Shop entry opens the mega menu; the others are plain links. */
export type HeaderItem =
  | ({ readonly kind: 'link' } & Link)
  | { readonly kind: 'mega-menu'; readonly label: string }

export type FooterGroup = { readonly title: string; readonly links: ReadonlyArray<Link> }

export const promoBar = {
  get isShown() {
    return settings.promoBar.show === 'yes'
  },
  get text() {
    const { text } = settings.promoBar
    return text === ''
      ? `Free shipping on local purchases over ${thresholdText(localCodeOver())} with code`
      : text
  },
  /** Empty for none. */
  get code() {
    const { text, code } = settings.promoBar
    return text === '' ? LOCAL_CODE : code
  },
} as const satisfies { readonly isShown: boolean; readonly text: string; readonly code: string }

export const headerItems = [
  { kind: 'link', label: 'Home', url: '/' },
  { kind: 'link', label: 'Design Vinyl Decals', url: '/design-generator' },
  { kind: 'link', label: 'Custom Banners', url: '/custom-banner-designer' },
  { kind: 'mega-menu', label: 'Shop' },
  { kind: 'link', label: 'Vehicles', url: '/collection/vehicle-decals' },
  { kind: 'link', label: 'Boat', url: '/collection/boat-decals-graphics' },
  { kind: 'link', label: 'Provincial', url: '/collection/provincial-decals' },
  { kind: 'link', label: 'Military', url: '/collection/military-decals' },
  { kind: 'link', label: 'Cars & Trucks', url: '/collection/car-truck-decals' },
  { kind: 'link', label: 'Bumper Stickers', url: '/collection/bumper-stickers' },
  { kind: 'link', label: 'About', url: '/about' },
] as const satisfies ReadonlyArray<HeaderItem>

export const categories = [
  {
    name: 'Vehicle & Auto Decals',
    url: '/collection/vehicle-decals',
    subcategories: [
      { name: 'Car Decals', url: '/collection/car-decals' },
      { name: 'Cars & Trucks', url: '/collection/car-truck-decals' },
      { name: 'Bumper Stickers', url: '/collection/bumper-stickers' },
      { name: 'Military Decals', url: '/collection/military-decals' },
      { name: 'Wraps & Stripes', url: '/collection/wraps' },
      { name: 'Provincial Decals', url: '/collection/provincial-decals' },
    ],
  },
  {
    name: 'Boat Decals & Marine Graphics',
    url: '/collection/boat-decals-graphics',
    subcategories: [
      { name: 'Boat Registration Numbers', url: '/collection/boat-registration-numbers' },
      { name: 'Boat Names & Lettering', url: '/collection/boat-names-lettering' },
      { name: 'Fishing Boat Decals', url: '/collection/fishing-boat-decals' },
      { name: 'Pontoon Boat Graphics', url: '/collection/pontoon-boat-graphics' },
      { name: 'Marine Safety Decals', url: '/collection/marine-safety-decals' },
      { name: 'Personal Watercraft Graphics', url: '/collection/jet-ski-graphics' },
    ],
  },
  {
    name: 'Special Themes & Collections',
    url: '/collection/special-themes',
    subcategories: [
      { name: 'Patriotic', url: '/collection/patriotic' },
      { name: 'Outdoor Adventure', url: '/collection/outdoor-adventure' },
      { name: 'Gaming', url: '/collection/gaming-landing' },
      { name: 'Sports', url: '/collection/sports' },
      { name: 'Wedding', url: '/collection/wedding' },
      { name: 'Urban', url: '/collection/urban' },
      { name: 'Standout', url: '/collection/standout' },
    ],
  },
  {
    name: 'Custom Graphics & Logos',
    url: '/collection/custom-graphics-logos',
    subcategories: [
      { name: 'For Local Businesses', url: '/collection/local-businesses' },
      { name: 'Custom Yard Signs', url: '/collection/custom-yard-signs' },
      { name: 'Heat-Transfer Apparel', url: '/collection/custom-heat-transfer-apparel' },
      { name: 'Boat Names & Lettering', url: '/collection/boat-names-lettering' },
      { name: 'Packaging Mock-ups', url: '/collection/prototype-packaging-mockups' },
    ],
  },
  {
    name: 'Specialty Graphics',
    url: '/collection/specialty-graphics',
    subcategories: [
      { name: 'Window Frosting', url: '/collection/window-frosting-decals' },
      { name: 'Warehouse Floor Safety', url: '/collection/warehouse-floor-safety-graphics' },
      { name: 'Barcode & Compliance Labels', url: '/collection/barcode-compliance-labels' },
      { name: 'Plane Tail Numbers & Markings', url: '/collection/plane-tail-numbers-markings' },
      { name: 'Wallcovering & Murals', url: '/collection/digital-wallcovering-murals' },
      { name: 'Removable Vinyl', url: '/collection/removable-vinyl-decals' },
    ],
  },
  {
    name: 'Design Services',
    url: '/collection/design-services',
    subcategories: [
      { name: 'Logos & Layouts', url: '/collection/custom-graphics-logos' },
      { name: 'SVG Cut Files', url: '/collection/svg-files' },
      { name: 'Downloads', url: '/collection/downloads' },
      { name: 'Workshops & Installation', url: '/collection/experiences' },
    ],
  },
  {
    name: 'Shop By Material',
    url: '/collection/shop-by-material',
    subcategories: [
      { name: 'Cast Vinyl', url: '/collection/cast-vinyl' },
      { name: 'Calendered Vinyl', url: '/collection/calendered-vinyl' },
      { name: 'Reflective Vinyl', url: '/collection/reflective-vinyl' },
      { name: 'Clear Vinyl', url: '/collection/clear-vinyl' },
      { name: 'Holographic Vinyl', url: '/collection/holographic-vinyl' },
      { name: 'Removable Vinyl', url: '/collection/removable-vinyl-decals' },
      { name: 'Frosted Window Film', url: '/collection/window-frosting-decals' },
    ],
  },
] as const satisfies ReadonlyArray<MenuCategory>

export const footerGroups = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Shop All Products', url: '/shop' },
      { label: 'Design Generator', url: '/design-generator' },
      { label: 'Custom Banners', url: '/custom-banner-designer' },
      { label: 'Cut Files', url: '/cut-files' },
      { label: 'Design Inspiration', url: '/design-inspiration' },
      { label: 'Material Guide', url: '/decal-material-guide' },
      { label: 'Blog', url: '/blog' },
      { label: 'About Us', url: '/about' },
      { label: 'Newsletter', url: '/newsletter' },
    ],
  },
  {
    title: 'Customer Service',
    links: [
      { label: 'Contact', url: '/contact' },
      { label: 'FAQ', url: '/faq' },
      { label: 'Shipping', url: '/shipping' },
      { label: 'Returns', url: '/returns' },
      { label: 'Track Your Order', url: '/track' },
      { label: 'Design Credits', url: '/credits' },
      { label: 'My Designs', url: '/my-designs' },
      { label: 'My Images', url: '/images' },
      { label: 'Referral Rewards', url: '/referrals' },
    ],
  },
] as const satisfies ReadonlyArray<FooterGroup>

export const footerLegalLinks = [
  { label: 'Privacy', url: '/privacy' },
  { label: 'Terms', url: '/terms' },
  { label: 'Sitemap', url: '/sitemap' },
  { label: 'Artwork Credits', url: '/artwork-credits' },
] as const satisfies ReadonlyArray<Link>

export const accountLink = { label: 'Account', url: '/account' } as const satisfies Link

export const shopAllLink = { label: 'Shop All Products', url: '/shop' } as const satisfies Link

/** How many subcategories show before the View all link; specification of the storefront, section 9. */
export const subcategoriesShown = { desktop: 5, mobile: 4 } as const satisfies {
  readonly desktop: number
  readonly mobile: number
}
