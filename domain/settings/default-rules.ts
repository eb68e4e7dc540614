import { DEFAULT_FACTORS, type FactorSettings } from './default-factors.ts'
import { DEFAULT_FREE_SHIPPING_OFFERS, DEFAULT_WEIGHT_PRICES } from './default-shipping-rules.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import type { Cents } from '../money.ts'

/**
 * `name` is written on orders: "Canada Post". {number} in `page` is replaced by the tracking number; empty if the carrier has no tracking
 * page.
 */
export type Carrier = { name: string; page: string }

export type WeightPrice = { overKg: number; priceCents: Cents }

export type RewardOffer = {
  /** Never reused for another reward. */
  id: number
  name: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** In per cent or in dollars. */
  discount: number
  /** The subtotal has to exceed this; 0 for no minimum. */
  minimumSubtotalCents: Cents
  description: string
}

export const TAX_NAMES = ['GST', 'HST', 'PST', 'RST', 'QST'] as const

/** A rate that applies from a date until the next rate of the same tax and province; 0 ends a tax. */
export type DatedTaxRate = {
  /** A province's code: ON. */
  province: string
  name: (typeof TAX_NAMES)[number]
  percent: number
  from: CalendarDate
}

export const TAXES_CHARGED = ['standard', 'registered', 'none'] as const
export type TaxesCharged = (typeof TAXES_CHARGED)[number]

/** Settings that few pages need. Read them from `rules()` at the time of use, never while a module loads. */
export type RuleSettings = FactorSettings & {
  taxes: {
    /** standard: as the environment variable says; in the sample shop, all taxes. */
    charged: TaxesCharged
    /** As shown on receipts; empty if the shop isn't registered. */
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
    /** Changes of tax rates that are newer than this release. */
    rates: readonly DatedTaxRate[]
  }
  reviews: {
    /** Days between an order and the one mail that asks its buyer for a review; 0 sends none. */
    mailDays: number
    /** rules: reviews without links, contact data or shouting are published at once. all: every review waits for approval. */
    waits: 'rules' | 'all'
    /** Days in which buyers may change their review. */
    editableDays: number
  }
  rewards: {
    /** Points for a friend's first order. */
    pointsPerFriend: number
    /** Bonus points for the third and the tenth friend. */
    crewPoints: number
    fleetPoints: number
    /** Points at which level 1 ends; each further level takes this many more. */
    levelPoints: number
  }
  /** Rewards that points buy. */
  rewardOffers: { list: readonly RewardOffer[] }
  /** Retention: how many days data is kept after its last use. */
  keeping: {
    cartDays: number
    designDays: number
    imageDays: number
    /** Days after a quote has expired. */
    quoteDays: number
    refusedTextDays: number
    /** Days after a message was answered. */
    messageDays: number
    savedForLaterDays: number
    /** Days for referrals of friends who haven't ordered. */
    referralDays: number
    visitDays: number
    mailDays: number
    /** Days for the addresses of orders and credits that were never paid. */
    unpaidDays: number
    cuttingFileDays: number
    /** Days for the proof of consent of people who left the newsletter. */
    newsletterProofDays: number
    /** Years that orders are kept, counted from the end of the year of the order. */
    orderYears: number
  }
  quotes: {
    validDays: number
  }
  /** A product says that only a few are left when its stock is at most this. */
  stock: {
    veryLow: number
    low: number
    limited: number
    /** Stock level at which staff are told to make or order more. */
    reorder: number
  }
  carriers: { list: readonly Carrier[] }
  parcels: {
    /** Weight in kg of the heaviest parcels that ship free. */
    freeRegionalKg: number
    freeCanadaKg: number
    freeUsaKg: number
    /** Weight of a parcel's envelope, board and packing slip. */
    packagingGrams: number
    /** Prices of heavier parcels, lightest first. */
    regionalByWeight: readonly WeightPrice[]
    canadaByWeight: readonly WeightPrice[]
    usaByWeight: readonly WeightPrice[]
  }
  freeShippingOffers: Readonly<Record<keyof typeof DEFAULT_FREE_SHIPPING_OFFERS, Cents>>
  /** Addresses of the shop's staff; if empty, the shop's own address is used. */
  mail: {
    newOrders: readonly string[]
    messages: readonly string[]
    money: readonly string[]
  }
}

/** The shop's rules by group: the specification's, and the shop's own where the specification has none. */
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
        description: '20% off one order, such as a banner or a run of stickers.',
      },
      {
        id: 4,
        name: 'Whole Season',
        pointsCost: 500,
        discountType: 'fixed_amount',
        discount: 50,
        minimumSubtotalCents: 120_00,
        description: 'CA$50 off one order over CA$120, such as storefront graphics or a season’s signs.',
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
