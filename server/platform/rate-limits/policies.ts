const MINUTE_MS = 60_000
const TEN_MINUTES_MS = 10 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

export type Attempter = { visitorHash: string; address: string }
/** `giveBack` uncounts the attempt, because it succeeded or did nothing. */
export type CountedAttempt = { ok: true; giveBack: () => Promise<void> }
type Attempt = CountedAttempt | { ok: false }
export type AttemptLimits = { take(attempter: Attempter, now: Date): Promise<Attempt> }

export type Policy = {
  /** Attempts per visitor, and per network address, which may be a whole school's or company's. */
  visitor: number
  address: number
  windowMs: number
  /**
   * True if each process counts separately: these limits protect its processor from frequent reads, for which a database write would cost more
   * than the read.
   */
  perProcess?: true
}

/** How often callers may do things that are costly or that let them guess. */
export const RATE_LIMITS = {
  /** Payment attempts. A shopper with a difficult card needs three or four; testing stolen cards takes hundreds. */
  payments: { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  'credit-payments': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /** Wrong operator tokens of an address. */
  'operator-sign-in': { visitor: 5, address: 5, windowMs: MINUTE_MS },
  /** For an address: another storefront's server opens carts for all of its shoppers. */
  'new-carts': { visitor: 300, address: 300, windowMs: TEN_MINUTES_MS },
  /** Wrong codes per cart: a shopper mistypes one twice, guessing takes thousands. */
  'discount-codes': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /** Wrong pairs per order and per address. There are few postal codes near the shop. */
  'order-tracking': { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  /** Links made, or opened. */
  'account-links': { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Links and redemptions. */
  rewards: { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  'referral-arrivals': { visitor: 60, address: 60, windowMs: TEN_MINUTES_MS },
  /** Twice the quota. */
  'image-uploads': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  'image-decals': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  /** Submitted reviews, each of which may have a photo to decode. An order is limited like a visitor. */
  reviews: { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Votes and reports: somebody who reads all reviews of a product may rate each. */
  'review-votes': { visitor: 200, address: 600, windowMs: TEN_MINUTES_MS },
  /** Each is a mail to the shop. */
  questions: { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  'contact-messages': { visitor: 8, address: 24, windowMs: HOUR_MS },
  /** A household has a few addresses, a classroom some; mailing other people takes thousands. The same for the three below. */
  newsletter: { visitor: 10, address: 40, windowMs: HOUR_MS },
  'back-in-stock': { visitor: 10, address: 40, windowMs: HOUR_MS },
  'free-samples': { visitor: 5, address: 20, windowMs: HOUR_MS },
  'quote-mails': { visitor: 10, address: 40, windowMs: HOUR_MS },
  /** Words about versions. */
  'proof-decisions': { visitor: 60, address: 240, windowMs: HOUR_MS },
  /** Files for a job, of one order; an address may be a company's. */
  'job-files': { visitor: 60, address: 240, windowMs: HOUR_MS },
  /** Wishes that the engine draws. */
  drawings: { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Each draws up to 500 letterings. */
  'fleet-proofs': { visitor: 40, address: 160, windowMs: TEN_MINUTES_MS },
  'label-sheets': { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  /** A slider asks often, but a program that fills the database more often. */
  'decal-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  'banner-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  /** More than anybody compares by hand. */
  'calculator-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  'boat-lettering-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Opened designs: a patient shopper views a shelf. */
  'cut-file-carts': { visitor: 30, address: 90, windowMs: TEN_MINUTES_MS },
  /** A page asks twice and sends eight heartbeats. */
  'social-proof': { visitor: 1_200, address: 1_200, windowMs: MINUTE_MS, perProcess: true },
  /** A page sends a batch every ten seconds at most. */
  events: { visitor: 120, address: 600, windowMs: TEN_MINUTES_MS, perProcess: true },
  /** A page shows a dozen at once, and a slider requests a new proof at every size. */
  previews: { visitor: 900, address: 3_600, windowMs: TEN_MINUTES_MS, perProcess: true },
  dielines: { visitor: 240, address: 240, windowMs: TEN_MINUTES_MS, perProcess: true },
} as const satisfies Record<string, Policy>

export type LimitName = keyof typeof RATE_LIMITS
