import type { MenuCategory, MenuLink } from './menu-links.ts'

export type MenuSettings = {
  menus: {
    /** The links below the header. The link to /shop opens the shop menu. */
    header: readonly MenuLink[]
    shop: readonly MenuCategory[]
    /** The two columns of links in the footer. */
    footerTitle: string
    footer: readonly MenuLink[]
    serviceTitle: string
    service: readonly MenuLink[]
  }
}

export const DEFAULT_MENUS: MenuSettings['menus'] = {
  header: [
    { label: 'Home', url: '/' },
    { label: 'Design Vinyl Decals', url: '/design-generator' },
    { label: 'Custom Banners', url: '/custom-banner-designer' },
    { label: 'Shop', url: '/shop' },
    { label: 'Vehicles', url: '/collection/vehicle-decals' },
    { label: 'Boat', url: '/collection/boat-decals-graphics' },
    { label: 'Provincial', url: '/collection/provincial-decals' },
    { label: 'Military', url: '/collection/military-decals' },
    { label: 'Cars & Trucks', url: '/collection/car-truck-decals' },
    { label: 'Bumper Stickers', url: '/collection/bumper-stickers' },
    { label: 'About', url: '/about' },
  ],
  shop: [
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
  ],
  footerTitle: 'Quick Links',
  footer: [
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
  serviceTitle: 'Customer Service',
  service: [
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
}
