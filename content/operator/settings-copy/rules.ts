import type { SettingsCopy } from './settings-copy.ts'

/** Labels and hints of the settings for the shop’s rules. */
export const ruleSettingsCopy = {
  menus: {
    header: {
      label: 'Main menu',
      hint: 'The link to /shop opens the shop menu. Eleven short links fit on one line.',
    },
    shop: { label: 'Shop menu', hint: 'Categories, each with its subcategories under it.' },
    footerTitle: { label: 'Footer, first column: heading' },
    footer: { label: 'Footer, first column' },
    serviceTitle: { label: 'Footer, second column: heading' },
    service: {
      label: 'Footer, second column',
      hint: 'Privacy, terms, site map and artwork credits are always below both columns.',
    },
  },
  promoBar: {
    show: { label: 'Promo bar', options: { yes: 'Show it', no: 'Hide it' } },
    text: { label: 'Text', hint: 'Leave it empty to show the offer of free delivery in Niagara.' },
    code: {
      label: 'Discount code after the text',
      hint: 'Shown only if you enter a text above. Create the code first, under Content.',
    },
  },
  reviews: {
    mailDays: { label: 'Ask for a review after (days)', hint: 'Enter 0 to ask nobody.' },
    waits: {
      label: 'Which reviews need your approval?',
      options: { rules: 'Reviews with links, contact details or all caps', all: 'Every review' },
    },
    editableDays: { label: 'Buyers can edit a review for (days)' },
  },
  rewards: {
    pointsPerFriend: { label: 'Points for a friend’s first order' },
    crewPoints: { label: 'Bonus for the third friend, in points' },
    fleetPoints: { label: 'Bonus for the tenth friend, in points' },
    levelPoints: {
      label: 'Points for the first level',
      hint: 'Each further level takes that many points again. Levels are just for fun: they buy nothing.',
    },
  },
  keeping: {
    cartDays: { label: 'Carts, in days after the last change' },
    designDays: { label: 'Designs that nobody saved or ordered, in days' },
    imageDays: { label: 'Uploaded images, in days', hint: 'Images of orders are kept as long as the order.' },
    quoteDays: { label: 'Quotes, in days after they expire' },
    refusedTextDays: { label: 'Refused texts, in days' },
    messageDays: { label: 'Messages to the shop, in days after they were answered' },
    savedForLaterDays: { label: 'Cart items saved for later, in days' },
    referralDays: { label: 'Referral visits without an order, in days' },
    visitDays: { label: 'Counts of page views, in days' },
    mailDays: { label: 'Sent e-mails, in days' },
    unpaidDays: { label: 'Addresses in unpaid checkouts, in days' },
    cuttingFileDays: { label: 'Layouts for the cutter, in days' },
    newsletterProofDays: {
      label: 'Proof of newsletter consent, in days after someone unsubscribes',
      hint: 'Under Canada’s Anti-Spam Legislation, you can be asked for it for three years (1,095 days).',
    },
    orderYears: {
      label: 'Customers’ data in orders, in years after the year of the order',
      hint: 'Tax law requires at least six.',
    },
  },
  links: {
    downloadDays: { label: 'Downloads of cut files, in days' },
    accountDays: { label: 'Links to an account on another device, in days' },
    confirmDays: {
      label: 'Links to confirm an e-mail address, in days',
      hint: 'For newsletter sign-ups and back-in-stock requests. After that, unconfirmed addresses are deleted.',
    },
    alertDays: { label: 'Back-in-stock requests, in days' },
    offerDays: { label: 'Free shipping for visitors to a page, in days' },
  },
  freeShippingOffers: {
    gaming: { label: 'Gaming decals: free shipping over' },
    marketing: {
      label: 'State pages and Suburban Explorer: free shipping over',
      hint: 'The pages for California, Florida, Georgia and Texas, and Suburban Explorer.',
    },
    banner: { label: 'Banner designer: free shipping over' },
  },
  quotes: {
    validDays: { label: 'Quotes are valid for (days)' },
  },
  stock: {
    veryLow: { label: 'Very low: up to (pieces)' },
    low: { label: 'Low: up to (pieces)' },
    limited: { label: 'Limited: up to (pieces)' },
    reorder: {
      label: 'Reorder point (pieces)',
      hint: 'At this stock, your Today page and the product list remind you to make or order more. Visitors don’t see it.',
    },
  },
} satisfies SettingsCopy<
  | 'menus'
  | 'promoBar'
  | 'reviews'
  | 'rewards'
  | 'keeping'
  | 'links'
  | 'freeShippingOffers'
  | 'quotes'
  | 'stock'
>
