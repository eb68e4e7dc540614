const MINUTE_MS = 60_000
const TEN_MINUTES_MS = 10 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

export type Attempter = { visitorHash: string; address: string }
/** Call `giveBack` to uncount an attempt that succeeded or had no effect. */
export type CountedAttempt = { ok: true; giveBack: () => Promise<void> }
type Attempt = CountedAttempt | { ok: false }
export type AttemptLimits = { take(attempter: Attempter, now: Date): Promise<Attempt> }

export type Policy = {
  /** Attempts allowed per visitor and per network address. A whole school or company may share one address. */
  visitor: number
  address: number
  windowMs: number
  /**
   * Whether each process counts for itself. Such limits only protect a process from frequent reads, and counting in a shared database would
   * cost more than the reads.
   */
  perProcess?: true
}

/** The limits for actions that are costly or let callers guess secrets. */
export const RATE_LIMITS = {
  /** Payment attempts. A shopper with a difficult card needs three or four; testing stolen cards takes hundreds. */
  payments: { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  'credit-payments': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /** Wrong operator tokens per address. */
  'operator-sign-in': { visitor: 5, address: 5, windowMs: MINUTE_MS },
  /**
   * Carts opened. They are counted per address only, and the limit is high because another storefront's server opens carts for all of its
   * shoppers.
   */
  'new-carts': { visitor: 300, address: 300, windowMs: TEN_MINUTES_MS },
  /** Wrong codes per cart. A shopper mistypes a code once or twice; guessing takes thousands of attempts. */
  'discount-codes': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /**
   * Wrong combinations of order number and e-mail address or postal code, per order and per address. Near the shop, only a few postal codes
   * are plausible, so guessing them must be slow.
   */
  'order-tracking': { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  /** Account links created or opened. */
  'account-links': { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Referral links created and rewards redeemed. */
  rewards: { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  'referral-arrivals': { visitor: 60, address: 60, windowMs: TEN_MINUTES_MS },
  /** Uploaded images: twice as many as a visitor may store. */
  'image-uploads': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  'image-decals': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  /** Submitted reviews, each possibly with a photo to decode. Each order is limited like a visitor. */
  reviews: { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Votes and reports. A visitor who reads all reviews of a product may vote on each of them. */
  'review-votes': { visitor: 200, address: 600, windowMs: TEN_MINUTES_MS },
  /** Each question sends the shop an e-mail. */
  questions: { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  'contact-messages': { visitor: 8, address: 24, windowMs: HOUR_MS },
  /**
   * E-mails that callers can cause. A household has a few addresses and a classroom a few dozen; spamming strangers takes thousands. The
   * next three limits have the same reason.
   */
  newsletter: { visitor: 10, address: 40, windowMs: HOUR_MS },
  'back-in-stock': { visitor: 10, address: 40, windowMs: HOUR_MS },
  'free-samples': { visitor: 5, address: 20, windowMs: HOUR_MS },
  'quote-mails': { visitor: 10, address: 40, windowMs: HOUR_MS },
  /** Approvals and change requests, per proof. */
  'proof-decisions': { visitor: 60, address: 240, windowMs: HOUR_MS },
  /** Files attached to the jobs of one order. The address may be shared by a whole company. */
  'job-files': { visitor: 60, address: 240, windowMs: HOUR_MS },
  /** Drawings by the decal engine. */
  drawings: { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Fleet proofs. Each request draws up to 500 letterings. */
  'fleet-proofs': { visitor: 40, address: 160, windowMs: TEN_MINUTES_MS },
  'label-sheets': { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  /** A shopper who moves a slider requests many quotes, but far fewer than a program that tries to fill the database. */
  'decal-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  'banner-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  /** Calculator items added. Nobody compares this many by hand. */
  'calculator-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  'boat-lettering-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Cut files copied to a visitor's designs. A patient shopper may open a whole shelf. */
  'cut-file-carts': { visitor: 30, address: 90, windowMs: TEN_MINUTES_MS },
  /** Calls of the social-proof widgets. A page makes two requests and about eight heartbeats per minute. */
  'social-proof': { visitor: 1_200, address: 1_200, windowMs: MINUTE_MS, perProcess: true },
  /** Batches of page events. A page sends at most one every ten seconds. */
  events: { visitor: 120, address: 600, windowMs: TEN_MINUTES_MS, perProcess: true },
  /** Pictures drawn. A page shows a dozen previews at once, and moving a slider requests a new proof at every size. */
  previews: { visitor: 900, address: 3_600, windowMs: TEN_MINUTES_MS, perProcess: true },
  dielines: { visitor: 240, address: 240, windowMs: TEN_MINUTES_MS, perProcess: true },
} as const satisfies Record<string, Policy>

export type LimitName = keyof typeof RATE_LIMITS
