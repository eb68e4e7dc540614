import { DEFAULT_FACTORS, type FactorSettings } from './default-factors.ts'
import { DEFAULT_FREE_SHIPPING_OFFERS, DEFAULT_WEIGHT_PRICES } from './default-shipping-rules.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import type { Cents } from '../money.ts'

/** Its name is written on orders: "Canada Post". {number} in `page` is replaced by the tracking number; empty if it has no page. */
export type Carrier = { name: string; page: string }

export type WeightPrice = { overKg: number; priceCents: Cents }

export type RewardOffer = {
  /** Never given to another reward. */
  id: number
  name: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** Per cent, or dollars. */
  discount: number
  /** The subtotal has to exceed this; 0 for no minimum. */
  minimumSubtotalCents: Cents
  description: string
}

export const TAX_NAMES = ['GST', 'HST', 'PST', 'RST', 'QST'] as const

/** A rate that applies from a day on, until the next one of the same tax and province; 0 ends a tax. */
export type DatedTaxRate = {
  /** Code of a province: ON. */
  province: string
  name: (typeof TAX_NAMES)[number]
  percent: number
  from: CalendarDate
}

export const TAXES_CHARGED = ['standard', 'registered', 'none'] as const
export type TaxesCharged = (typeof TAXES_CHARGED)[number]

/** The settings that few pages need. Read them from `rules()` when something is made, never while a module loads. */
export type RuleSettings = FactorSettings & {
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
    /** Changes of rates that this release doesn't know. */
    rates: readonly DatedTaxRate[]
  }
  reviews: {
    /** Days after an order when its buyer is asked for a review, once; 0 is never. */
    mailDays: number
    /** rules: reviews without links, contact data and shouting are published at once. all: each waits for a person. */
    waits: 'rules' | 'all'
    /** Days during which a buyer may change a review. */
    editableDays: number
  }
  rewards: {
    /** For a friend's first order. */
    pointsPerFriend: number
    /** On top, for the third and the tenth friend. */
    crewPoints: number
    fleetPoints: number
    /** Points at which level 1 ends; each further level takes that many more. */
    levelPoints: number
  }
  /** What points buy. */
  rewardOffers: { list: readonly RewardOffer[] }
  /** How many days things are kept that nobody has touched since. */
  keeping: {
    cartDays: number
    designDays: number
    imageDays: number
    /** After they have expired. */
    quoteDays: number
    refusedTextDays: number
    /** After they were answered. */
    messageDays: number
    savedForLaterDays: number
    /** Of friends who haven't ordered. */
    referralDays: number
    visitDays: number
    mailDays: number
    /** Addresses of orders and credits that nobody paid. */
    unpaidDays: number
    cuttingFileDays: number
    /** Of people who left the newsletter: the proof that they had asked for it. */
    newsletterProofDays: number
    /** Orders, after the end of their year. */
    orderYears: number
  }
  quotes: {
    validDays: number
  }
  /** Pieces in stock from which on a product says that few are left: at most so many each. */
  stock: {
    veryLow: number
    low: number
    limited: number
    /** At which the shop's people are told to make or order more. */
    reorder: number
  }
  carriers: { list: readonly Carrier[] }
  parcels: {
    /** The heaviest parcels that ship free, in kg. */
    freeRegionalKg: number
    freeCanadaKg: number
    freeUsaKg: number
    /** Envelope, board and slip of a parcel. */
    packagingGrams: number
    /** Prices of heavier parcels, the lightest first. */
    regionalByWeight: readonly WeightPrice[]
    canadaByWeight: readonly WeightPrice[]
    usaByWeight: readonly WeightPrice[]
  }
  freeShippingOffers: Readonly<Record<keyof typeof DEFAULT_FREE_SHIPPING_OFFERS, Cents>>
  /** Addresses of the shop's people; none means the shop's own address. */
  mail: {
    newOrders: readonly string[]
    messages: readonly string[]
    money: readonly string[]
  }
}

/** The shop's rules, by group; the specification's, and the shop's own where it has none. */
export const DEFAULT_RULES: RuleSettings = {
  ...DEFAULT_FACTORS,
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
    rates: [],
  },
  reviews: { mailDays: 10, waits: 'rules', editableDays: 30 },
  rewards: { pointsPerFriend: 100, crewPoints: 50, fleetPoints: 200, levelPoints: 100 },
  rewardOffers: {
    list: [
      {
        id: 1,
        name: 'First Cut',
        pointsCost: 100,
        discountType: 'percentage',
        discount: 10,
        minimumSubtotalCents: 0,
        description: '10% off one order of any size.',
      },
      {
        id: 2,
        name: 'Tailgate',
        pointsCost: 200,
        discountType: 'fixed_amount',
        discount: 15,
        minimumSubtotalCents: 40_00,
        description: 'CA$15 off one order over CA$40.',
      },
      {
        id: 3,
        name: 'Full Roll',
        pointsCost: 300,
        discountType: 'percentage',
        discount: 20,
        minimumSubtotalCents: 0,
        description: '20% off one order: a banner, or a run of stickers.',
      },
      {
        id: 4,
        name: 'Whole Season',
        pointsCost: 500,
        discountType: 'fixed_amount',
        discount: 50,
        minimumSubtotalCents: 120_00,
        description: 'CA$50 off one order over CA$120: a storefront, or a season of signs.',
      },
    ],
  },
  keeping: {
    cartDays: 90,
    designDays: 60,
    imageDays: 365,
    quoteDays: 365,
    refusedTextDays: 30,
    messageDays: 730,
    savedForLaterDays: 365,
    referralDays: 365,
    visitDays: 180,
    mailDays: 365,
    unpaidDays: 30,
    cuttingFileDays: 60,
    newsletterProofDays: 3 * 365,
    orderYears: 6,
  },
  quotes: { validDays: 30 },
  stock: { veryLow: 2, low: 5, limited: 12, reorder: 5 },
  freeShippingOffers: DEFAULT_FREE_SHIPPING_OFFERS,
  carriers: {
    list: [
      {
        name: 'Canada Post',
        page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
      },
      { name: 'Purolator', page: 'https://www.purolator.com/en/shipping/tracker?pin={number}' },
      { name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
      { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
      { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
    ],
  },
  parcels: {
    freeRegionalKg: 30,
    freeCanadaKg: 20,
    freeUsaKg: 5,
    packagingGrams: 60,
    ...DEFAULT_WEIGHT_PRICES,
  },
  mail: { newOrders: [], messages: [], money: [] },
}
