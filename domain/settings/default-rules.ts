import { DEFAULT_FACTORS, type FactorSettings } from './default-factors.ts'
import { DEFAULT_FREE_SHIPPING_OFFERS, DEFAULT_WEIGHT_PRICES } from './default-shipping-rules.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import type { Cents } from '../money.ts'

/**
 * `name` appears on orders: "Canada Post". `page` is the URL of the tracking page, where {number} stands for the tracking number; empty if
 * the carrier has none.
 */
export type Carrier = { name: string; page: string }

export type WeightPrice = { overKg: number; priceCents: Cents }

export type RewardOffer = {
  /** An id is never reused for another reward. */
  id: number
  name: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** A percentage discount is in percent, a fixed amount in dollars. */
  discount: number
  /** The subtotal has to exceed this amount, in cents; 0 means no minimum. */
  minimumSubtotalCents: Cents
  description: string
}

export const TAX_NAMES = ['GST', 'HST', 'PST', 'RST', 'QST'] as const

/** A rate that applies from a date until the next rate for the same tax and province. A rate of 0 ends a tax. */
export type DatedTaxRate = {
  /** A province's code, such as ON. */
  province: string
  name: (typeof TAX_NAMES)[number]
  percent: number
  from: CalendarDate
}

export const TAXES_CHARGED = ['standard', 'registered', 'none'] as const
export type TaxesCharged = (typeof TAXES_CHARGED)[number]

/** Settings that few pages need. Read them through `getRules()` at the time of use, never while a module loads. */
export type RuleSettings = FactorSettings & {
  taxes: {
    /** `standard` stands for the taxes in the environment variable TAX_REGISTRATIONS, or in the sample shop for every tax. */
    charged: TaxesCharged
    /** The registration number as receipts show it; empty if the shop isn't registered. */
    gstNumber: string
    /** The first day on which the tax is charged, such as 2026-01-01. */
    gstFrom: string
    qstNumber: string
    qstFrom: string
    pstBcNumber: string
    pstBcFrom: string
    pstSkNumber: string
    pstSkFrom: string
    rstMbNumber: string
    rstMbFrom: string
    /** Tax rates that the owner adds, without waiting for a new version of the shop. */
    rates: readonly DatedTaxRate[]
  }
  reviews: {
    /** Days between an order and the single e-mail that asks its buyer for a review; 0 sends none. */
    mailDays: number
    /** `rules`: a review without links, contact details or shouting is published immediately. `all`: every review waits for approval. */
    waits: 'rules' | 'all'
    /** Days during which buyers may edit their review. */
    editableDays: number
  }
  rewards: {
    /** Points for a friend's first order. */
    pointsPerFriend: number
    /** Bonus points for the third and the tenth friend. */
    crewPoints: number
    fleetPoints: number
    /** The points that level 1 takes. Each following level takes this many points more than the previous one: 100, 200, 300. */
    levelPoints: number
  }
  /** The rewards that points can buy. */
  rewardOffers: { list: readonly RewardOffer[] }
  /** Retention: for how many days data is kept after its last use. */
  keeping: {
    cartDays: number
    designDays: number
    imageDays: number
    /** Days to keep a quote after it expires. */
    quoteDays: number
    refusedTextDays: number
    /** Days to keep a message after it was answered. */
    messageDays: number
    savedForLaterDays: number
    /** Days to keep a referral whose friend hasn't ordered. */
    referralDays: number
    visitDays: number
    mailDays: number
    /** Days to keep the addresses of orders and credit purchases that were never paid. */
    unpaidDays: number
    cuttingFileDays: number
    /** Days to keep the proof that people consented to the newsletter, counted from when they unsubscribed. */
    newsletterProofDays: number
    /** Years to keep orders, counted from the end of the year in which they were placed. */
    orderYears: number
  }
  quotes: {
    validDays: number
  }
  /** Stock levels for the badges that say only a few are left. */
  stock: {
    veryLow: number
    low: number
    limited: number
    /** The stock level at which staff are notified to make or order more. */
    reorder: number
  }
  carriers: { list: readonly Carrier[] }
  parcels: {
    /** The heaviest parcels that ship free, in kg. */
    freeRegionalKg: number
    freeCanadaKg: number
    freeUsaKg: number
    /** Weight of a parcel's envelope, board and packing slip, in grams. */
    packagingGrams: number
    /** The prices of heavier parcels, lightest first. */
    regionalByWeight: readonly WeightPrice[]
    canadaByWeight: readonly WeightPrice[]
    usaByWeight: readonly WeightPrice[]
  }
  freeShippingOffers: Readonly<Record<keyof typeof DEFAULT_FREE_SHIPPING_OFFERS, Cents>>
  /** E-mail addresses of the shop's staff. If empty, the shop's own address is used. */
  mail: {
    newOrders: readonly string[]
    messages: readonly string[]
    money: readonly string[]
  }
}

/** The specification's values, or the shop's own where the specification gives none, by group. */
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
