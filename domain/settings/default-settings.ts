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

/** Settings that every page needs. Read them from `settings` at the time of use, never while a module loads. */
export type PageSettings = PriceSettings &
  MenuSettings & {
    shop: {
      name: string
      /** The name that appears on receipts, quotes and licences. */
      legalName: string
      tagline: string
      about: string
      founded: number
      street: string
      city: string
      /** A Canadian province's code, such as ON. */
      province: string
      postalCode: string
      /** Coordinates of the city, not the building, in degrees (WGS 84). */
      latitude: number
      longitude: number
      serviceArea: readonly string[]
      serviceRadiusKm: number
    }
    contact: {
      /** The phone number as displayed, such as 905-555-0142. */
      phone: string
      /** The toll-free number; empty if the shop has none. */
      tollFree: string
      /** The shop's e-mail address. Messages from the contact form also go there. */
      email: string
      /** URLs of the shop's social media profiles; empty if it has none. */
      instagram: string
      facebook: string
      youtube: string
    }
    look: {
      /** URL of the logo, such as /media/….png; empty for the default logo. */
      logo: string
      /** Whether the shop's name is shown next to the logo. */
      nameBesideLogo: 'yes' | 'no'
      /** Colours as "#rrggbb", in this order: text and dark bars, links, the main button, highlights on dark bars. */
      darkColour: string
      linkColour: string
      buttonColour: string
      highlightColour: string
    }
    hours: {
      open: readonly Weekday[]
      /** The opening time in the shop's time zone, on a 24-hour clock: 09:00. */
      opens: string
      closes: string
      /** A note about other times, such as "Weekends by appointment". */
      otherwise: string
      /** Days on which the shop is closed besides statutory holidays, such as 2026-12-24. They postpone delivery and due dates. */
      closedOn: readonly string[]
    }
    shipping: {
      /** Orders within Canada ship free if they exceed this amount. */
      freeOverCents: Cents
      /** Orders within the region that use the local code (domain/checkout/free-shipping-offers) ship free if they exceed this amount. */
      localCodeOverCents: Cents
      /** The price of each shipping method before tax, and its business days, counted from the day after the order. */
      regionalCents: Cents
      regionalFromDays: number
      regionalToDays: number
      canadaCents: Cents
      canadaFromDays: number
      canadaToDays: number
      usaCents: Cents
      usaFromDays: number
      usaToDays: number
      /** Business days until an order is printed and cut, counted from the day after the order. */
      makingDays: number
      /** Extra business days while the shop is busy. They are added to production and to every shipping method. */
      extraDays: number
    }
    /** The number of days for which links in e-mails and offers to visitors are valid. */
    links: {
      downloadDays: number
      accountDays: number
      /** The number of days to confirm a newsletter subscription or a back-in-stock alert. */
      confirmDays: number
      /** Days that a back-in-stock alert waits for its item. */
      alertDays: number
      /** Days that a landing page's free-shipping offer lasts. */
      offerDays: number
    }
    /** The bar above the header. */
    promoBar: {
      show: 'yes' | 'no'
      /** The text of the bar; if empty, the bar shows the offer of the local code. */
      text: string
      /** Shown in bold after the text; empty for none. Used only with a custom text. */
      code: string
    }
  }

/** Settings of the sample shop. It is fictional, and so are its phone numbers (555-01xx) and e-mail addresses (.example). */
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
    // The only toll-free number that is reserved for examples.
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
  // The prices are the shop's own. The days are those of the specification's FAQ (section 9): 2-4 within the region, 5-7 Canada-wide.
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
    // The specification says 48 to 72 hours.
    makingDays: 3,
    extraDays: 0,
  },
  links: { downloadDays: 30, accountDays: 30, confirmDays: 30, alertDays: 365, offerDays: 30 },
  ...DEFAULT_PRICES,
  promoBar: { show: 'yes', text: '', code: '' },
  menus: DEFAULT_MENUS,
}
