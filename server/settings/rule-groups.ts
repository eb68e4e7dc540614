import type { Settings } from '../../domain/settings/default-settings.ts'
import { defineMenuCategoriesSetting, defineMenuLinksSetting } from './menu-kinds.ts'
import {
  defineChoiceSetting,
  defineMoneySetting,
  defineNumberSetting,
  type SettingGroup,
  defineTextSetting,
} from './setting-kinds.ts'

type RuleGroup =
  | 'freeShippingOffers'
  | 'menus'
  | 'promoBar'
  | 'reviews'
  | 'rewards'
  | 'keeping'
  | 'links'
  | 'quotes'
  | 'stock'

const keptDays = (label: string, hint = '') =>
  defineNumberSetting({ label, hint, least: 1, most: 3_650, whole: true })

const points = (label: string) =>
  defineNumberSetting({ label: `${label}, in points`, least: 0, most: 100_000, whole: true })

const pieces = (label: string) =>
  defineNumberSetting({ label: `${label} (pieces)`, least: 0, most: 1_000, whole: true })

/** The form fields of the settings with the shop's rules: offers, reviews, rewards, and how long data is kept. */
export const shopRuleGroups: { readonly [Name in RuleGroup]: SettingGroup<Settings[Name]> } = {
  menus: {
    title: 'Menus',
    shownOn: 'The bar below the header, the shop menu, and the footer of every page',
    fields: {
      header: defineMenuLinksSetting({
        label: 'Main menu',
        hint: 'The link to /shop opens the shop menu. Eleven short links fit on one line.',
        most: 14,
      }),
      shop: defineMenuCategoriesSetting({
        label: 'Shop menu',
        hint: 'Categories, each with its subcategories under it.',
        most: 100,
      }),
      footerTitle: defineTextSetting({ label: 'Footer, first column: heading', most: 40 }),
      footer: defineMenuLinksSetting({ label: 'Footer, first column', hint: '', most: 20 }),
      serviceTitle: defineTextSetting({ label: 'Footer, second column: heading', most: 40 }),
      service: defineMenuLinksSetting({
        label: 'Footer, second column',
        hint: 'Privacy, terms, site map and artwork credits are always below both columns.',
        most: 20,
      }),
    },
  },
  promoBar: {
    title: 'Promo bar',
    shownOn: 'The bar above the header of every page',
    fields: {
      show: defineChoiceSetting({ label: 'Promo bar' }, [
        { value: 'yes', label: 'Show it' },
        { value: 'no', label: 'Hide it' },
      ]),
      text: defineTextSetting({
        label: 'Text',
        hint: 'Leave it empty to show the offer of free delivery in Niagara.',
        most: 90,
        optional: true,
      }),
      code: defineTextSetting({
        label: 'Discount code after the text',
        hint: 'Shown only if you enter a text above. Create the code first, under Content.',
        most: 30,
        optional: true,
      }),
    },
  },
  reviews: {
    title: 'Reviews',
    shownOn: 'The e-mail that asks buyers for a review, and product reviews',
    fields: {
      mailDays: defineNumberSetting({
        label: 'Ask for a review after (days)',
        hint: 'Enter 0 to ask nobody.',
        least: 0,
        most: 365,
        whole: true,
      }),
      waits: defineChoiceSetting({ label: 'Which reviews need your approval?' }, [
        { value: 'rules', label: 'Reviews with links, contact details or all caps' },
        { value: 'all', label: 'Every review' },
      ]),
      editableDays: defineNumberSetting({
        label: 'Buyers can edit a review for (days)',
        least: 0,
        most: 3_650,
        whole: true,
      }),
    },
  },
  rewards: {
    title: 'Rewards',
    shownOn: 'The referrals page; a change applies to future orders',
    fields: {
      pointsPerFriend: defineNumberSetting({
        label: 'Points for a friend’s first order',
        least: 0,
        most: 100_000,
        whole: true,
      }),
      crewPoints: points('Bonus for the third friend'),
      fleetPoints: points('Bonus for the tenth friend'),
      levelPoints: defineNumberSetting({
        label: 'Points for the first level',
        hint: 'Each further level takes that many points again. Levels are just for fun: they buy nothing.',
        least: 1,
        most: 100_000,
        whole: true,
      }),
    },
  },
  keeping: {
    title: 'How long data is kept',
    shownOn: 'The privacy policy; anything older is permanently deleted within the hour',
    fields: {
      cartDays: keptDays('Carts, in days after the last change'),
      designDays: keptDays('Designs that nobody saved or ordered, in days'),
      imageDays: keptDays('Uploaded images, in days', 'Images of orders are kept as long as the order.'),
      quoteDays: keptDays('Quotes, in days after they expire'),
      refusedTextDays: keptDays('Refused texts, in days'),
      messageDays: keptDays('Messages to the shop, in days after they were answered'),
      savedForLaterDays: keptDays('Cart items saved for later, in days'),
      referralDays: keptDays('Referral visits without an order, in days'),
      visitDays: keptDays('Counts of page views, in days'),
      mailDays: keptDays('Sent e-mails, in days'),
      unpaidDays: keptDays('Addresses in unpaid checkouts, in days'),
      cuttingFileDays: keptDays('Layouts for the cutter, in days'),
      newsletterProofDays: defineNumberSetting({
        label: 'Proof of newsletter consent, in days after someone unsubscribes',
        hint: 'Under Canada’s Anti-Spam Legislation, you can be asked for it for three years (1,095 days).',
        least: 1_095,
        most: 3_650,
        whole: true,
      }),
      orderYears: defineNumberSetting({
        label: 'Customers’ data in orders, in years after the year of the order',
        hint: 'Tax law requires at least six.',
        least: 6,
        most: 30,
        whole: true,
      }),
    },
  },
  links: {
    title: 'How long links and offers stay valid',
    shownOn: 'E-mails and pages that state these periods; links already sent keep their expiry date',
    fields: {
      downloadDays: keptDays('Downloads of cut files, in days'),
      accountDays: keptDays('Links to an account on another device, in days'),
      confirmDays: keptDays(
        'Links to confirm an e-mail address, in days',
        'For newsletter sign-ups and back-in-stock requests. After that, unconfirmed addresses are deleted.',
      ),
      alertDays: keptDays('Back-in-stock requests, in days'),
      offerDays: keptDays('Free shipping for visitors to a page, in days'),
    },
  },
  freeShippingOffers: {
    title: 'Free shipping for visitors to a page',
    shownOn: 'The pages with an offer, and the cart and checkout of anyone who visited one of them',
    fields: {
      gaming: defineMoneySetting({ label: 'Gaming decals: free shipping over' }),
      marketing: defineMoneySetting({
        label: 'State pages and Suburban Explorer: free shipping over',
        hint: 'The pages for California, Florida, Georgia and Texas, and Suburban Explorer.',
      }),
      banner: defineMoneySetting({ label: 'Banner designer: free shipping over' }),
    },
  },
  quotes: {
    title: 'Quotes',
    shownOn: 'Quotes and calculators; a change applies to future quotes',
    fields: { validDays: keptDays('Quotes are valid for (days)') },
  },
  stock: {
    title: 'Low stock',
    shownOn: 'The “only a few left” notice on product pages',
    fields: {
      veryLow: pieces('Very low: up to'),
      low: pieces('Low: up to'),
      limited: pieces('Limited: up to'),
      reorder: defineNumberSetting({
        label: 'Reorder point (pieces)',
        hint: 'At this stock, your Today page and the product list remind you to make or order more. Visitors don’t see it.',
        least: 0,
        most: 1_000,
        whole: true,
      }),
    },
  },
}
