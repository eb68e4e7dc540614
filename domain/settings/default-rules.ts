import { DEFAULT_FACTORS, type FactorSettings } from './default-factors.ts'
import { DEFAULT_FREE_SHIPPING_OFFERS, DEFAULT_WEIGHT_PRICES } from './default-shipping-rules.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import type { Cents } from '../money.ts'

/**
 * A carrier. Its name is shown on orders, such as "Canada Post". `page` is the URL of the carrier's tracking page, with {number} in place
 * of the tracking number; empty if there is none.
 */
export type Carrier = { name: string; page: string }

export type WeightPrice = { overKg: number; priceCents: Cents }

export type RewardOffer = {
  /** An id that must never be given to another reward, even if this reward is deleted. */
  id: number
  name: string
  pointsCost: number
  discountType: 'percentage' | 'fixed_amount'
  /** The amount of the discount: in percent for a percentage, in dollars for a fixed amount. */
  discount: number
  /** The reward can be used only if the subtotal is higher than this, in cents. 0 means no minimum. */
  minimumSubtotalCents: Cents
  description: string
}

export const TAX_NAMES = ['GST', 'HST', 'PST', 'RST', 'QST'] as const

/** A tax rate that applies from a date on, until a later entry for the same tax and province replaces it. A rate of 0 ends the tax. */
export type DatedTaxRate = {
  /** The code of a province, such as ON. */
  province: string
  name: (typeof TAX_NAMES)[number]
  percent: number
  from: CalendarDate
}

export const TAXES_CHARGED = ['standard', 'registered', 'none'] as const
export type TaxesCharged = (typeof TAXES_CHARGED)[number]

/** Settings that only a few pages need. They can change, so read them with `getRules()` where they are used, never while a module loads. */
export type RuleSettings = FactorSettings & {
  taxes: {
    /**
     * Which taxes the shop charges. `standard`: the taxes in the environment variable TAX_REGISTRATIONS, or all taxes in the sample shop.
     */
    charged: TaxesCharged
    /** The registration number as printed on receipts; empty if the shop isn't registered. */
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
    /** Tax rates that the owner has added. A new rate can thus be charged before the shop is updated. */
    rates: readonly DatedTaxRate[]
  }
  reviews: {
    /**
     * The number of days between an order and the e-mail that asks the buyer for a review. Each order gets only one such e-mail. If this is
     * 0, no such e-mail is sent.
     */
    mailDays: number
    /** Which reviews wait for approval. `rules`: only reviews that contain links, contact details or shouting. `all`: every review. */
    waits: 'rules' | 'all'
    /** For how many days buyers may edit their reviews. */
    editableDays: number
  }
  rewards: {
    /** Points that a visitor gets for a friend's first order. */
    pointsPerFriend: number
    /** Bonus points for the third and the tenth friend. */
    crewPoints: number
    fleetPoints: number
    /**
     * How many points a visitor needs to complete level 1. Each further level needs this many points more than the level before: 100, 200,
     * 300.
     */
    levelPoints: number
  }
  /** The rewards that visitors can get for points. */
  rewardOffers: { list: readonly RewardOffer[] }
  /** How long data is kept, in days after it was last used. */
  keeping: {
    cartDays: number
    designDays: number
    imageDays: number
    /** How many days a quote is kept after it has expired. */
    quoteDays: number
    refusedTextDays: number
    /** How many days a message is kept after it has been answered. */
    messageDays: number
    savedForLaterDays: number
    /** How many days a referral is kept if the friend doesn't order. */
    referralDays: number
    visitDays: number
    mailDays: number
    /** How many days addresses are kept if the order or the credit purchase is never paid. */
    unpaidDays: number
    cuttingFileDays: number
    /** How many days the proof of a newsletter consent is kept after the person has unsubscribed. */
    newsletterProofDays: number
    /** How many years an order is kept, counted from the end of the year in which it was placed. */
    orderYears: number
  }
  quotes: {
    validDays: number
  }
  /**
   * The stock limits of the low-stock badge. The badge appears if the number of items left is at most `limited`. Its wording is stronger at
   * `low`, and strongest at `veryLow`.
   */
  stock: {
    veryLow: number
    low: number
    limited: number
    /** If at most this many items are left, the staff are told to make or order more. */
    reorder: number
  }
  carriers: { list: readonly Carrier[] }
  parcels: {
    /** The weight of the heaviest parcel that ships free, in kg, by destination. */
    freeRegionalKg: number
    freeCanadaKg: number
    freeUsaKg: number
    /** The weight of the packaging in grams: envelope, board and packing slip. */
    packagingGrams: number
    /** The prices of heavier parcels, lightest first. */
    regionalByWeight: readonly WeightPrice[]
    canadaByWeight: readonly WeightPrice[]
    usaByWeight: readonly WeightPrice[]
  }
  freeShippingOffers: Readonly<Record<keyof typeof DEFAULT_FREE_SHIPPING_OFFERS, Cents>>
  /** The e-mail addresses of the staff who get each kind of message. If a list is empty, the message goes to the shop's own address. */
  mail: {
    newOrders: readonly string[]
    messages: readonly string[]
    money: readonly string[]
  }
}

/** The default values, by group. They come from the specification, or were chosen by the shop where the specification has no value. */
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
