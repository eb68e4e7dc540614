import type { Settings } from '../../../domain/settings/default-settings.ts'

type GroupCopy = {
  title: string
  /** The pages on which customers see these settings. */
  shownOn: string
  help?: string
}

const MAIL_HELP =
  'The first line is the subject, and an empty line ends a paragraph. Braces, such as {number}, are filled in when the e-mail is sent. If there’s nothing to fill in, the whole paragraph is left out. Your address is added at the end of every e-mail.'

/** The titles of the groups of settings, and what a group's form says. */
export const settingsGroupsCopy: { readonly [Name in keyof Settings]: GroupCopy } = {
  shop: { title: 'Name and address', shownOn: 'Every page, e-mail, receipt, quote and packing slip' },
  contact: {
    title: 'Phone, e-mail and social media',
    shownOn:
      'Every page, e-mail and printed document. Messages and order notices go to this address, unless another is set under Who gets which e-mails',
  },
  look: { title: 'Logo and colours', shownOn: 'Every page, and the browser tab icon' },
  hours: {
    title: 'Opening hours and days off',
    shownOn:
      'The footer of every page, the contact page and pickup e-mails; delivery and due dates are calculated from them',
  },
  shipping: { title: 'Shipping', shownOn: 'Product pages, cart, checkout, the FAQ and the shipping policy' },
  parcels: { title: 'Shipping by weight', shownOn: 'Product pages, cart and checkout' },
  carriers: { title: 'Carriers and tracking links', shownOn: 'Order pages, and shipping e-mails' },
  decalPrices: {
    title: 'Prices: made-to-order decals',
    shownOn: 'Decal generator, uploads, lettering, quotes',
  },
  bannerPrices: { title: 'Prices: banners', shownOn: 'Banner designer' },
  creditPrices: { title: 'Prices: design credits', shownOn: 'The credits page and the banner designer' },
  yardSignPrices: {
    title: 'Prices: yard signs',
    shownOn: 'The yard sign calculator; the quantities are under Price breaks: yard signs',
  },
  apparelPrices: {
    title: 'Prices: printed apparel',
    shownOn:
      'The apparel calculator; prices include printing, and the quantity discount is taken off afterwards',
  },
  labelPrices: {
    title: 'Prices: labels',
    shownOn: 'The label calculator; base prices per label, before the factors under Price factors: labels',
  },
  muralPrices: { title: 'Prices: wall murals', shownOn: 'The mural calculator; prices per square foot' },
  packagingPrices: {
    title: 'Prices: packaging mock-ups',
    shownOn:
      'The packaging calculator; base prices per piece, before the factors under Price factors and turnaround: packaging mock-ups',
  },
  floorPrices: {
    title: 'Prices: floor graphics',
    shownOn: 'The floor calculator and the bill of materials; base prices, before the factor for the film',
  },
  labelFactors: {
    title: 'Price factors: labels',
    shownOn: 'The label calculator and its table of materials',
  },
  floorFactors: {
    title: 'Price factors: floor graphics',
    shownOn: 'The floor calculator and the bill of materials; each film multiplies the base prices',
  },
  muralFactors: {
    title: 'Price factors: wall murals',
    shownOn: 'The mural calculator; a lower price applies only to the square feet above its threshold',
  },
  packagingFactors: {
    title: 'Price factors and turnaround: packaging mock-ups',
    shownOn: 'The packaging calculator and its page',
  },
  yardSignBreaks: {
    title: 'Price breaks: yard signs',
    shownOn: 'The yard sign calculator and its table; the prices are under Prices: yard signs',
  },
  quantityDiscounts: {
    title: 'Quantity discounts',
    shownOn: 'Decals, apparel, labels and packaging, wherever a price is shown',
  },
  menus: { title: 'Menus', shownOn: 'The bar below the header, the shop menu, and the footer of every page' },
  promoBar: { title: 'Promo bar', shownOn: 'The bar above the header of every page' },
  reviews: { title: 'Reviews', shownOn: 'The e-mail that asks buyers for a review, and product reviews' },
  rewards: { title: 'Rewards', shownOn: 'The referrals page; a change applies to future orders' },
  keeping: {
    title: 'How long data is kept',
    shownOn: 'The privacy policy; anything older is permanently deleted within the hour',
  },
  links: {
    title: 'How long links and offers stay valid',
    shownOn: 'E-mails and pages that state these periods; links already sent keep their expiry date',
  },
  freeShippingOffers: {
    title: 'Free shipping for visitors to a page',
    shownOn: 'The pages with an offer, and the cart and checkout of anyone who visited one of them',
  },
  quotes: { title: 'Quotes', shownOn: 'Quotes and calculators; a change applies to future quotes' },
  stock: { title: 'Low stock', shownOn: 'The “only a few left” notice on product pages' },
  rewardOffers: {
    title: 'What reward points buy',
    shownOn: 'The referrals page; codes that customers already got for points keep their discount',
  },
  taxes: {
    title: 'Sales taxes',
    shownOn: 'Checkout, receipts and e-mails, from each tax’s start date; taxes not listed aren’t charged',
  },
  mail: {
    title: 'Who gets which e-mails',
    shownOn: 'Not shown to customers: the shop sends its e-mails to staff to these addresses',
  },
  orderMails: {
    title: 'Order e-mails',
    shownOn: 'E-mails to buyers; a change applies to future e-mails',
    help: MAIL_HELP,
  },
  customerMails: {
    title: 'Other customer e-mails',
    shownOn: 'E-mails to customers; a change applies to future e-mails',
    help: MAIL_HELP,
  },
  staffMails: {
    title: 'Staff e-mails',
    shownOn: 'E-mails about new orders, files and questions; set who gets them under Who gets which e-mails',
    help: MAIL_HELP,
  },
}
