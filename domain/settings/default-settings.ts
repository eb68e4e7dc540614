import type { Cents } from '../money.ts'
import { DEFAULT_MENUS, type MenuSettings } from './default-menus.ts'
import { DEFAULT_PRICES, type PriceSettings } from './default-prices.ts'
import type { MailSettings } from './default-mails.ts'
import type { RuleSettings } from './default-rules.ts'

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Every setting that the owner can change on /operator/settings, by group. */
export type Settings = PageSettings & RuleSettings & MailSettings

/** Settings that every page needs. They can change, so read them from `settings` where they are used, never while a module loads. */
export type PageSettings = PriceSettings &
  MenuSettings & {
    shop: {
      name: string
      /** The name on receipts, quotes and licences. */
      legalName: string
      tagline: string
      about: string
      founded: number
      street: string
      city: string
      /** The code of a Canadian province, such as ON. */
      province: string
      postalCode: string
      /** The coordinates of the city, not of the building, in degrees (WGS 84). */
      latitude: number
      longitude: number
      serviceArea: readonly string[]
      serviceRadiusKm: number
    }
    contact: {
      /** The phone number as it is displayed, such as 905-555-0142. */
      phone: string
      /** The toll-free number; empty if the shop has none. */
      tollFree: string
      /** The shop's e-mail address. Messages from the contact form are sent to it, too. */
      email: string
      /** URLs of the shop's profiles on Instagram, Facebook and YouTube; empty if it has none there. */
      instagram: string
      facebook: string
      youtube: string
    }
    look: {
      /** URL of the logo, such as /media/….png; empty for the default logo. */
      logo: string
      /** Whether the shop's name is shown next to the logo. */
      nameBesideLogo: 'yes' | 'no'
      /** Colours as "#rrggbb". In this order: text and dark bars, links, the main button, highlights on dark bars. */
      darkColour: string
      linkColour: string
      buttonColour: string
      highlightColour: string
    }
    hours: {
      open: readonly Weekday[]
      /** The time at which the shop opens, in its own time zone, on a 24-hour clock: 09:00. */
      opens: string
      closes: string
      /** A note about the days on which the shop isn't open, such as "Weekends by appointment". */
      otherwise: string
      /**
       * Dates on which the shop is closed in addition to statutory holidays, such as 2026-12-24. They aren't business days, so deliveries
       * and due dates are postponed.
       */
      closedOn: readonly string[]
    }
    shipping: {
      /** Orders above this amount ship free within Canada. */
      freeOverCents: Cents
      /** With the local code (domain/checkout/free-shipping-offers), orders above this amount ship free within the region. */
      localCodeOverCents: Cents
      /** The price of each shipping method before tax, and how many business days it takes. The day after the order is day 1. */
      regionalCents: Cents
      regionalFromDays: number
      regionalToDays: number
      canadaCents: Cents
      canadaFromDays: number
      canadaToDays: number
      usaCents: Cents
      usaFromDays: number
      usaToDays: number
      /** How many business days it takes to print and cut an order. The day after the order is day 1. */
      makingDays: number
      /**
       * Extra business days for times in which the shop is busy. They are added to the production time and to the delivery time of every
       * shipping method.
       */
      extraDays: number
    }
    /** For how many days links in e-mails and offers to visitors are valid. */
    links: {
      downloadDays: number
      accountDays: number
      /** For how many days the link that confirms a newsletter subscription or a back-in-stock alert is valid. */
      confirmDays: number
      /** For how many days a back-in-stock alert waits until its item is in stock. */
      alertDays: number
      /** For how many days a visitor keeps a landing page's free-shipping offer. */
      offerDays: number
    }
    /** The bar above the header. */
    promoBar: {
      show: 'yes' | 'no'
      /** The text of the bar above the header. If it is empty, the bar shows the free-shipping offer with the local code. */
      text: string
      /** A code that is shown in bold after the text; may be empty. Ignored if `text` is empty. */
      code: string
    }
  }

/**
 * The settings of the sample shop. The shop is fictional. Its phone numbers (555-01xx) and e-mail addresses (.example) can't belong to
 * anyone.
 */
export const DEFAULT_SETTINGS: PageSettings = {
  shop: {
    name: 'Niagara Decals',
    legalName: 'Niagara Decals (sample shop)',
    tagline: 'Serving the Niagara Region since 2020',
    about:
      'We design, print and cut vinyl decals, signs and labels in St. Catharines, Ontario, for people with one truck and companies with forty. A person proofs every order.',
    founded: 2020,
    street: '100 Sample Street, Unit 4',
    city: 'St. Catharines',
    province: 'ON',
    postalCode: 'L2R 3M3',
    latitude: 43.1594,
    longitude: -79.2469,
    serviceArea: [
      'St. Catharines',
      'Niagara Falls',
      'Welland',
      'Thorold',
      'Grimsby',
      'Lincoln',
      'Fort Erie',
      'Port Colborne',
      'Niagara-on-the-Lake',
      'Pelham',
      'West Lincoln',
      'Wainfleet',
    ],
    serviceRadiusKm: 50,
  },
  contact: {
    phone: '905-555-0142',
    // This is the only toll-free number that is reserved for use in examples.
    tollFree: '1-800-555-0199',
    email: 'hello@niagaradecals.example',
    instagram: 'https://instagram.example/niagaradecals',
    facebook: 'https://facebook.example/niagaradecals',
    youtube: 'https://youtube.example/niagaradecals',
  },
  look: {
    logo: '',
    nameBesideLogo: 'yes',
    darkColour: '#0b1f2a',
    linkColour: '#0f6373',
    buttonColour: '#c8242b',
    highlightColour: '#ffc400',
  },
  hours: {
    open: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
    otherwise: 'Weekends by appointment',
    closedOn: [],
  },
  // The prices are the shop's own. The delivery times come from the FAQ in the specification (section 9): 2-4 days within the region, 5-7
  // days in the rest of Canada.
  shipping: {
    freeOverCents: 75_00,
    localCodeOverCents: 50_00,
    regionalCents: 6_99,
    regionalFromDays: 2,
    regionalToDays: 4,
    canadaCents: 9_99,
    canadaFromDays: 5,
    canadaToDays: 7,
    usaCents: 16_99,
    usaFromDays: 7,
    usaToDays: 12,
    // The specification says that production takes 48 to 72 hours.
    makingDays: 3,
    extraDays: 0,
  },
  links: { downloadDays: 30, accountDays: 30, confirmDays: 30, alertDays: 365, offerDays: 30 },
  ...DEFAULT_PRICES,
  promoBar: { show: 'yes', text: '', code: '' },
  menus: DEFAULT_MENUS,
}
