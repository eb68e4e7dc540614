import type { Cents } from '../money.ts'
import { DEFAULT_MENUS, type MenuSettings } from './default-menus.ts'
import { DEFAULT_PRICES, type PriceSettings } from './default-prices.ts'

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

/**
 * Everything about the shop that its owner changes on /operator/settings, by group. Pages, mails, papers and prices read it from
 * `settings` when they are made, never while a module loads.
 */
export type Settings = PriceSettings &
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
    }
    taxes: {
      /** standard: as the environment says, and all taxes in the sample shop. */
      charged: TaxesCharged
      /** As receipts show it; empty for an account that the shop has not. */
      gstNumber: string
      /** The first day on which the tax is charged: 2026-01-01. */
      gstFrom: string
      qstNumber: string
      qstFrom: string
      pstBcNumber: string
      pstBcFrom: string
      pstSkNumber: string
      pstSkFrom: string
      rstMbNumber: string
      rstMbFrom: string
    }
    /** The bar above the header. */
    promoBar: {
      show: 'yes' | 'no'
      /** Empty for what the shop offers with its local code. */
      text: string
      /** Set in bold behind the text; empty for none. Only beside a text of one's own. */
      code: string
    }
    reviews: {
      /** Days after an order when its buyer is asked for a review, once; 0 is never. */
      mailDays: number
      /** rules: reviews without links, contact data and shouting are published at once. all: each waits for a person. */
      waits: 'rules' | 'all'
    }
    rewards: {
      /** For a friend's first order. */
      pointsPerFriend: number
    }
    /** How many days things are kept that nobody has touched since. */
    keeping: {
      cartDays: number
      designDays: number
      imageDays: number
      /** After they have expired. */
      quoteDays: number
      refusedTextDays: number
    }
    /** Addresses of the shop's people; none means the shop's own address. */
    mail: {
      newOrders: readonly string[]
      messages: readonly string[]
      money: readonly string[]
    }
  }

export const TAXES_CHARGED = ['standard', 'registered', 'none'] as const
export type TaxesCharged = (typeof TAXES_CHARGED)[number]

/** The sample shop: fictional, and so are its numbers and addresses (555-01xx, .example). */
export const DEFAULT_SETTINGS: Settings = {
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
  },
  ...DEFAULT_PRICES,
  taxes: {
    charged: 'standard',
    gstNumber: '',
    gstFrom: '',
    qstNumber: '',
    qstFrom: '',
    pstBcNumber: '',
    pstBcFrom: '',
    pstSkNumber: '',
    pstSkFrom: '',
    rstMbNumber: '',
    rstMbFrom: '',
  },
  promoBar: { show: 'yes', text: '', code: '' },
  menus: DEFAULT_MENUS,
  reviews: { mailDays: 10, waits: 'rules' },
  rewards: { pointsPerFriend: 100 },
  keeping: { cartDays: 90, designDays: 60, imageDays: 365, quoteDays: 365, refusedTextDays: 30 },
  mail: { newOrders: [], messages: [], money: [] },
}
