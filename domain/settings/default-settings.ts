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

/** Everything about the shop that its owner changes on /operator/settings, by group. */
export type Settings = PageSettings & RuleSettings & MailSettings

/** The settings that every page needs. Read them from `settings` when something is made, never while a module loads. */
export type PageSettings = PriceSettings &
  MenuSettings & {
    shop: {
      name: string
      /** On receipts, quotes and licences. */
      legalName: string
      tagline: string
      about: string
      founded: number
      street: string
      city: string
      /** Code of a Canadian province: ON. */
      province: string
      postalCode: string
      /** Degrees, WGS 84: the city, not the door. */
      latitude: number
      longitude: number
      serviceArea: readonly string[]
      serviceRadiusKm: number
    }
    contact: {
      /** As people read it: 905-555-0142. */
      phone: string
      /** Empty if the shop has none. */
      tollFree: string
      /** Also receives messages to the shop. */
      email: string
      /** Addresses of the shop's profiles, empty if there is none. */
      instagram: string
      facebook: string
      youtube: string
    }
    look: {
      /** Address of the logo, such as /media/….png; empty for the mark that the shop comes with. */
      logo: string
      /** Whether the shop's name is written beside the logo. */
      nameBesideLogo: 'yes' | 'no'
      /** Colours, "#rrggbb": of text and dark bars, of links, of the main button, of what is marked on dark bars. */
      darkColour: string
      linkColour: string
      buttonColour: string
      highlightColour: string
    }
    hours: {
      open: readonly Weekday[]
      /** Shop time, 24 hours: 09:00. */
      opens: string
      closes: string
      /** What applies outside these hours: Weekends by appointment. */
      otherwise: string
      /** Closed days besides statutory holidays, such as 2026-12-24. They move delivery and due dates. */
      closedOn: readonly string[]
    }
    shipping: {
      /** Orders within Canada above this ship free. */
      freeOverCents: Cents
      /** With the local code (domain/checkout/free-shipping-offers), orders in the region above this ship free. */
      localCodeOverCents: Cents
      /** Each method's price before tax, and the business days after the day of the order. */
      regionalCents: Cents
      regionalFromDays: number
      regionalToDays: number
      canadaCents: Cents
      canadaFromDays: number
      canadaToDays: number
      usaCents: Cents
      usaFromDays: number
      usaToDays: number
      /** Business days after the day of the order until it is printed and cut. */
      makingDays: number
      /** Added to making and to each method's days while the shop is busy. */
      extraDays: number
    }
    /** How many days links that were sent and offers that were seen are good for. */
    links: {
      downloadDays: number
      accountDays: number
      /** To confirm a subscription, or a request for a mail when an item is back. */
      confirmDays: number
      /** Of people who wait for a sold-out item. */
      alertDays: number
      /** Free shipping for visitors of a page. */
      offerDays: number
    }
    /** The bar above the header. */
    promoBar: {
      show: 'yes' | 'no'
      /** Empty for what the shop offers with its local code. */
      text: string
      /** Set in bold behind the text; empty for none. Only beside a text of one's own. */
      code: string
    }
  }

/** The sample shop: fictional, and so are its numbers and addresses (555-01xx, .example). */
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
    // The only toll-free number reserved for examples.
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
  // Prices are the shop's own; days are the FAQ's (specification, section 9: 2-4 in the region, 5-7 Canada-wide).
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
    // Made in 48 to 72 hours (specification).
    makingDays: 3,
    extraDays: 0,
  },
  links: { downloadDays: 30, accountDays: 30, confirmDays: 30, alertDays: 365, offerDays: 30 },
  ...DEFAULT_PRICES,
  promoBar: { show: 'yes', text: '', code: '' },
  menus: DEFAULT_MENUS,
}
