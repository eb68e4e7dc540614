const MINUTE_MS = 60_000
const TEN_MINUTES_MS = 10 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

export type Attempter = { visitorHash: string; address: string }
/** `giveBack` makes the attempt count no longer: it succeeded, or did nothing. */
type Attempt = { ok: true; giveBack: () => Promise<void> } | { ok: false }
export type AttemptLimits = { take(attempter: Attempter, now: Date): Promise<Attempt> }

export type Policy = {
  /** Attempts of one visitor, and of one network address, which may be a whole school's or company's. */
  visitor: number
  address: number
  windowMs: number
  /**
   * True where each process counts for itself: these limits protect its processor from calls that read, and are called so often that a
   * write for each would be the larger load.
   */
  perProcess?: true
}

/** How often callers may do what costs the shop something, or what lets them guess. */
export const RATE_LIMITS = {
  /** Attempts to pay. A shopper with a difficult card needs three or four; who tries out stolen ones needs hundreds. */
  payments: { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  'credit-payments': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /** Wrong operator tokens of an address. */
  'operator-sign-in': { visitor: 5, address: 5, windowMs: MINUTE_MS },
  /** Of an address: another storefront's server opens them for all of its shoppers. */
  'new-carts': { visitor: 300, address: 300, windowMs: TEN_MINUTES_MS },
  /** Wrong codes of a cart: who has a code mistypes it twice, who guesses needs thousands. */
  'discount-codes': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /** Wrong pairs for one order, and for one address. Postal codes near the shop are few. */
  'order-tracking': { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  /** Links made, or opened. */
  'account-links': { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Links and redemptions. */
  rewards: { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  'reward-forms': { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  'referral-arrivals': { visitor: 60, address: 60, windowMs: TEN_MINUTES_MS },
  /** Twice the quota. */
  'image-uploads': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  /** Uploads, and decals of images. */
  'image-forms': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  /** Reviews sent, each of which may bring a photo to decode. An order is limited like a visitor. */
  reviews: { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Votes and reports: who reads all reviews of a product may judge each. */
  'review-votes': { visitor: 200, address: 600, windowMs: TEN_MINUTES_MS },
  /** Each is a mail to the shop. */
  questions: { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  'contact-messages': { visitor: 8, address: 24, windowMs: HOUR_MS },
  /** A household has a few addresses, a classroom some; who spreads mails at others wants thousands. So for the two below. */
  newsletter: { visitor: 10, address: 40, windowMs: HOUR_MS },
  'free-samples': { visitor: 5, address: 20, windowMs: HOUR_MS },
  'quote-mails': { visitor: 10, address: 40, windowMs: HOUR_MS },
  /** Words about versions. */
  'proof-decisions': { visitor: 60, address: 240, windowMs: HOUR_MS },
  /** Wishes that the engine draws. */
  drawings: { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Each draws up to 500 letterings. */
  'fleet-proofs': { visitor: 40, address: 160, windowMs: TEN_MINUTES_MS },
  'label-sheets': { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  /** A slider asks often, a program that fills the database oftener. */
  'decal-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  'banner-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  /** More than anybody compares by hand. */
  'calculator-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  'calculator-forms': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  'boat-lettering-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  'boat-lettering-forms': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Designs opened: a patient shopper looks at a shelf. */
  'cut-file-carts': { visitor: 30, address: 90, windowMs: TEN_MINUTES_MS },
  /** A page asks twice, and tells eight times that it is in sight. */
  'social-proof': { visitor: 1_200, address: 1_200, windowMs: MINUTE_MS, perProcess: true },
  /** A page sends a batch every ten seconds at most. */
  events: { visitor: 120, address: 600, windowMs: TEN_MINUTES_MS, perProcess: true },
  /** A page shows a dozen at once, and a slider asks for another proof at every size. */
  previews: { visitor: 900, address: 3_600, windowMs: TEN_MINUTES_MS, perProcess: true },
  dielines: { visitor: 240, address: 240, windowMs: TEN_MINUTES_MS, perProcess: true },
} as const satisfies Record<string, Policy>

export type LimitName = keyof typeof RATE_LIMITS
