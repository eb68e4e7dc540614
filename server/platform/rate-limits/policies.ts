const MINUTE_MS = 60_000
const TEN_MINUTES_MS = 10 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

export type AttemptSource = { visitorHash: string; address: string }
/** An attempt that was counted. If the attempt succeeded or had no effect, call `giveBack` to subtract it again. */
export type CountedAttempt = { ok: true; giveBack: () => Promise<void> }
type Attempt = CountedAttempt | { ok: false }
export type AttemptLimits = { take(attempter: AttemptSource, now: Date): Promise<Attempt> }

export type RateLimitPolicy = {
  /**
   * The number of attempts allowed per visitor. The next field, `address`, is the number per IP address, which a whole school or company
   * may share.
   */
  visitor: number
  address: number
  windowMs: number
  /**
   * Whether each process counts separately, in its memory. This is for limits that only protect a process from too many cheap requests.
   * Counting these requests in the database would cost more than responding to them.
   */
  perProcess?: true
}

/** The rate limits of actions that are costly, or that let callers guess secrets. */
export const RATE_LIMITS = {
  /** Attempts to pay. A shopper whose card causes trouble needs three or four attempts; testing stolen cards takes hundreds. */
  payments: { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  'credit-payments': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /** Attempts to sign in with a wrong operator token, per IP address. */
  'operator-sign-in': { visitor: 5, address: 5, windowMs: MINUTE_MS },
  /**
   * New carts. They are counted only per IP address. The limit is high, because the server of another storefront may open carts for all its
   * shoppers.
   */
  'new-carts': { visitor: 300, address: 300, windowMs: TEN_MINUTES_MS },
  /** Wrong discount codes per cart. Shoppers mistype a code once or twice; guessing takes thousands of attempts. */
  'discount-codes': { visitor: 20, address: 60, windowMs: TEN_MINUTES_MS },
  /**
   * Attempts to find an order by a wrong e-mail address or postal code, counted per order and per IP address. Near the shop there are only
   * a few postal codes, so guessing them must be slow.
   */
  'order-tracking': { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  /** Account links that a visitor creates or opens. */
  'account-links': { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Referral links that a visitor creates, and rewards that a visitor redeems. */
  rewards: { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  'referral-arrivals': { visitor: 60, address: 60, windowMs: TEN_MINUTES_MS },
  /** Uploads of images. The limit is twice the number of images that a visitor may store. */
  'image-uploads': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  'image-decals': { visitor: 120, address: 480, windowMs: TEN_MINUTES_MS },
  /** Reviews that are submitted, with or without a photo. The limit per visitor is counted for each order separately. */
  reviews: { visitor: 20, address: 40, windowMs: TEN_MINUTES_MS },
  /** Votes and reports about reviews. A visitor who reads all reviews of a product may vote on each. */
  'review-votes': { visitor: 200, address: 600, windowMs: TEN_MINUTES_MS },
  /** Questions about products. Each sends the shop an e-mail. */
  questions: { visitor: 5, address: 15, windowMs: TEN_MINUTES_MS },
  'contact-messages': { visitor: 8, address: 24, windowMs: HOUR_MS },
  /**
   * Subscriptions to the newsletter. This limit and the next three are for requests that send an e-mail to any address that the caller
   * enters. A household has a few e-mail addresses, and a classroom a few dozen; a spammer writes to thousands.
   */
  newsletter: { visitor: 10, address: 40, windowMs: HOUR_MS },
  'back-in-stock': { visitor: 10, address: 40, windowMs: HOUR_MS },
  'free-samples': { visitor: 5, address: 20, windowMs: HOUR_MS },
  'quote-mails': { visitor: 10, address: 40, windowMs: HOUR_MS },
  /** Decisions about a proof: approvals and requested changes. They are counted per proof. */
  'proof-decisions': { visitor: 60, address: 240, windowMs: HOUR_MS },
  /** Files attached to the jobs of one order. The limit per IP address is higher, because a whole company may share an address. */
  'job-files': { visitor: 60, address: 240, windowMs: HOUR_MS },
  /** Drawings that the decal engine makes. */
  drawings: { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Proofs of fleet lettering. A request draws up to 500 letterings. */
  'fleet-proofs': { visitor: 40, address: 160, windowMs: TEN_MINUTES_MS },
  'label-sheets': { visitor: 60, address: 120, windowMs: TEN_MINUTES_MS },
  /** Quotes for decals. A shopper who moves a slider requests many quotes, but far fewer than a program that tries to fill the database. */
  'decal-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  'banner-quotes': { visitor: 400, address: 1_600, windowMs: TEN_MINUTES_MS },
  /** Items from calculators that are added to carts. Even a shopper who compares many sizes stays far below the limit. */
  'calculator-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  'boat-lettering-lines': { visitor: 60, address: 240, windowMs: TEN_MINUTES_MS },
  /** Cut files that a visitor copies to the visitor's own designs. A shopper may look at dozens. */
  'cut-file-carts': { visitor: 30, address: 90, windowMs: TEN_MINUTES_MS },
  /** Requests of the social-proof widgets. A page makes two requests, and about eight heartbeats per minute. */
  'social-proof': { visitor: 1_200, address: 1_200, windowMs: MINUTE_MS, perProcess: true },
  /** Requests that report page events. A page makes at most one every ten seconds. */
  events: { visitor: 120, address: 600, windowMs: TEN_MINUTES_MS, perProcess: true },
  /** Previews that are drawn. A page shows a dozen previews at once, and a slider requests a new one for each size. */
  previews: { visitor: 900, address: 3_600, windowMs: TEN_MINUTES_MS, perProcess: true },
  dielines: { visitor: 240, address: 240, windowMs: TEN_MINUTES_MS, perProcess: true },
} as const satisfies Record<string, RateLimitPolicy>

export type RateLimitName = keyof typeof RATE_LIMITS
