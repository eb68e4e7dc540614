import { and, eq } from 'drizzle-orm'
import { shopFacts } from '../../content/shop.ts'
import { formatTaxLabel } from '../../domain/checkout/tax.ts'
import { type CreditBilling, type CreditPrice, isSameBilling } from '../../domain/credits/billing.ts'
import { type CreditPackage, getPackagePage } from '../../domain/credits/packages.ts'
import { hasTimeToPay, RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import { SHOP_CURRENCY } from '../../domain/money.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import type { Deps } from '../deps.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import type { AttemptLimits } from '../platform/rate-limits/policies.ts'
import { callPaymentProvider, ProviderUnavailableError } from '../payments/index.ts'
import { findPurchaseBilling, toCreditPrice } from './purchase-price.ts'
import {
  toCreditPurchase,
  type CreditPurchase,
  findPendingPurchase,
  getPurchase,
} from './credit-purchases.ts'
import { settlePurchase } from './settle-purchase.ts'

export type BuyCreditsDeps = Pick<Deps, 'db' | 'now' | 'env' | 'payments' | 'log'> & { limits: AttemptLimits }

type Buyer = {
  visitorHash: string
  /** The caller's IP address, for rate limits. */
  address: string
}

/** A package of credits, with the billing details and the price including taxes that the buyer saw. */
export type BilledCreditPackage = { package: CreditPackage; billing: CreditBilling; price: CreditPrice }

export type BuyCreditsResult =
  /** The purchase is either pending and has the address of its payment page, or it was already paid. */
  { ok: true; purchase: CreditPurchase } | { ok: false; reason: 'too-many-attempts' | 'payment-unavailable' }

// The maximum number of times that the payment attempt is read. It is read again if another request has changed it in the meantime, which
// rarely happens more than once.
const MAX_ATTEMPTS = 3

/**
 * Starts the payment for a package of credits. The credits are added when the provider confirms the payment. If the visitor has a pending
 * attempt for the same package, continues that attempt, so that a second click or tab never charges twice. If the billing details or the
 * taxes have changed since that attempt, closes it at the provider first. Throws if the shop's database is unavailable.
 */
export async function buyCredits(
  deps: BuyCreditsDeps,
  buyer: Buyer,
  wanted: BilledCreditPackage,
): Promise<BuyCreditsResult> {
  const packageId = wanted.package.id
  const named = { visitorHash: buyer.visitorHash, packageId, provider: deps.payments.current.id }
  try {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const live = await findPendingPurchase(deps.db, named)
      const joined = live ? await goOn(deps, live, wanted) : await startNew(deps, buyer, wanted)
      if (joined) return joined
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    deps.log('error', 'Couldn’t reach the payment provider', { packageId, error })
  }
  return { ok: false, reason: 'payment-unavailable' }
}

/** Continues a pending attempt. Returns null if the attempt has ended, so that a new one may start. */
async function goOn(
  deps: BuyCreditsDeps,
  live: CreditPurchase,
  wanted: BilledCreditPackage,
): Promise<BuyCreditsResult | null> {
  const isUnopened = live.redirectUrl === null
  const isWanted = isBilledAs(live, wanted)
  // The provider doesn't know a purchase without a payment page yet, so the shop can't ask for its state. Such a purchase is continued,
  // unless it will soon expire or its billing details have changed.
  const purchase =
    isWanted && isUnopened && hasTimeToPay(live.expiresAt, deps.now())
      ? live
      : await settlePurchase(deps, live, { giveUp: isUnopened || !isWanted })
  if (purchase.state === 'paid') return { ok: true, purchase }
  return purchase.state === 'started' ? openPayment(deps, purchase) : null
}

/** Whether the pending purchase has the same buyer and place, and today's taxes. */
function isBilledAs(live: CreditPurchase, { billing, price }: BilledCreditPackage): boolean {
  const known = findPurchaseBilling(live)
  return known !== null && isSameBilling(known, billing) && live.amountCents === price.totalCents
}

async function startNew(
  deps: BuyCreditsDeps,
  buyer: Buyer,
  wanted: BilledCreditPackage,
): Promise<BuyCreditsResult | null> {
  const attempt = await deps.limits.take(buyer, deps.now())
  if (!attempt.ok) return { ok: false, reason: 'too-many-attempts' }
  const row = await writePurchase(deps, buyer, wanted).catch(async (error: unknown) => {
    await attempt.giveBack()
    throw error
  })
  // If a concurrent click has just created the attempt, no row was written. The caller then reads that attempt and continues it.
  if (!row) await attempt.giveBack()
  return row ? openPayment(deps, toCreditPurchase(row)) : null
}

/** Writes a new purchase. Returns undefined if the visitor already has a pending purchase of this package. */
async function writePurchase(
  deps: BuyCreditsDeps,
  { visitorHash }: Buyer,
  { package: offer, ...wanted }: BilledCreditPackage,
) {
  const now = deps.now()
  const { priceCents, taxes, totalCents } = wanted.price
  const [row] = await deps.db
    .insert(creditPurchases)
    .values({
      visitorHash,
      packageId: offer.id,
      credits: offer.credits,
      amountCents: totalCents,
      currency: SHOP_CURRENCY,
      priceCents,
      taxes,
      ...wanted.billing,
      receiptToken: createCapabilityToken(),
      state: 'started',
      provider: deps.payments.current.id,
      expiresAt: new Date(now.getTime() + RESERVATION_MS),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

/**
 * Requests a payment page from the provider. Two requests for one attempt create only one payment, so the request can be repeated if the
 * response was lost.
 */
async function openPayment(deps: BuyCreditsDeps, purchase: CreditPurchase): Promise<BuyCreditsResult | null> {
  if (purchase.redirectUrl !== null) return { ok: true, purchase }
  const { id, packageId, credits, amountCents, currency, email, expiresAt } = purchase
  const { priceCents, taxes } = toCreditPrice(purchase)
  const page = `${deps.env.PUBLIC_URL}${getPackagePage(packageId)}?purchase=${id}`
  const starting = deps.payments.current.start({
    paymentId: id,
    amountCents,
    currency,
    description: `${credits} design credits at ${shopFacts.name}`,
    lines: [
      { name: `${credits} design credits`, amountCents: priceCents },
      ...taxes.map((tax) => ({ name: formatTaxLabel(tax), amountCents: tax.amountCents })),
    ],
    email,
    expiresAt,
    successUrl: page,
    cancelUrl: `${page}&notice=cancelled`,
  })
  const started = await callPaymentProvider(starting)
  await deps.db
    .update(creditPurchases)
    .set({ providerReference: started.reference, redirectUrl: started.url, updatedAt: deps.now() })
    .where(and(eq(creditPurchases.id, id), eq(creditPurchases.state, 'started')))
  const now = await getPurchase(deps.db, id)
  if (now.state === 'started' || now.state === 'paid') return { ok: true, purchase: now }
  // The attempt ended while the page was being requested, so the page must be closed.
  await callPaymentProvider(deps.payments.current.expire(started.reference))
  return null
}
