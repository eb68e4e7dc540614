import { and, eq } from 'drizzle-orm'
import { shop } from '../../../content/shop.ts'
import { type CreditPackage, pageOfPackage } from '../../../domain/credits/packages.ts'
import { hasTimeToPay, RESERVATION_MS } from '../../../domain/checkout/time-to-pay.ts'
import { SHOP_CURRENCY } from '../../../domain/money.ts'
import { creditPurchases } from '../../db/schema/credits.ts'
import type { Deps } from '../../deps.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import { callProvider, ProviderUnavailableError } from '../payments/ask-provider.ts'
import { asPurchase, type CreditPurchase, findLivePurchase, getPurchase } from './purchases.ts'
import { settlePurchase } from './settle-purchase.ts'

export type BuyDeps = Pick<Deps, 'db' | 'now' | 'env' | 'payments' | 'log'> & { limits: AttemptLimits }

type Buyer = {
  visitorHash: string
  /** The caller's network address, for the limits. */
  address: string
}

export type Bought =
  /** Under way, with the page to pay on; or paid, where the buyer had paid before and comes again. */
  { ok: true; purchase: CreditPurchase } | { ok: false; reason: 'too-many-attempts' | 'payment-unavailable' }

// An attempt can end between two looks at it, but not again and again.
const ROUNDS = 3

/**
 * Starts a payment for a package. Credits come when the provider says that it was paid, never here. An attempt of the same visitor for
 * the same package that is not decided yet is gone on with: a second click or tab charges nobody twice. Throws where our
 * database is unavailable.
 */
export async function buyCredits(deps: BuyDeps, buyer: Buyer, wanted: CreditPackage): Promise<Bought> {
  const named = { visitorHash: buyer.visitorHash, packageId: wanted.id, provider: deps.payments.current.id }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const live = await findLivePurchase(deps.db, named)
      const joined = live ? await goOn(deps, live) : await startNew(deps, buyer, wanted)
      if (joined) return joined
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    deps.log('error', 'The payment provider could not be asked', {
      packageId: wanted.id,
      error,
    })
  }
  return { ok: false, reason: 'payment-unavailable' }
}

/** Null where the attempt is over and a new one may be made. */
async function goOn(deps: BuyDeps, live: CreditPurchase): Promise<Bought | null> {
  const isUnopened = live.redirectUrl === null
  // One that was just written is not known to the provider yet. One that is too old to be opened is replaced.
  const purchase =
    isUnopened && hasTimeToPay(live.expiresAt, deps.now())
      ? live
      : await settlePurchase(deps, live, { giveUp: isUnopened })
  if (purchase.state === 'paid') return { ok: true, purchase }
  return purchase.state === 'started' ? openPayment(deps, purchase) : null
}

async function startNew(deps: BuyDeps, buyer: Buyer, wanted: CreditPackage): Promise<Bought | null> {
  const attempt = await deps.limits.take(buyer, deps.now())
  if (!attempt.ok) return { ok: false, reason: 'too-many-attempts' }
  const row = await writePurchase(deps, buyer, wanted).catch(async (error: unknown) => {
    await attempt.giveBack()
    throw error
  })
  // Another click was first: that one is joined.
  if (!row) await attempt.giveBack()
  return row ? openPayment(deps, asPurchase(row)) : null
}

/** Undefined where the visitor has a purchase of this package under way. */
async function writePurchase(deps: BuyDeps, { visitorHash }: Buyer, wanted: CreditPackage) {
  const now = deps.now()
  const [row] = await deps.db
    .insert(creditPurchases)
    .values({
      visitorHash,
      packageId: wanted.id,
      credits: wanted.credits,
      amountCents: wanted.priceCents,
      currency: SHOP_CURRENCY,
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

/** Asks for the page to pay on. Asking twice for one attempt gives one payment, so a lost answer is simply asked for again. */
async function openPayment(deps: BuyDeps, purchase: CreditPurchase): Promise<Bought | null> {
  if (purchase.redirectUrl !== null) return { ok: true, purchase }
  const { id, packageId, credits, amountCents, currency, expiresAt } = purchase
  const page = `${deps.env.PUBLIC_URL}${pageOfPackage(packageId)}?purchase=${id}`
  const starting = deps.payments.current.start({
    paymentId: id,
    amountCents,
    currency,
    description: `${credits} design credits at ${shop.name}`,
    lines: [{ name: `${credits} design credits`, amountCents }],
    email: null,
    expiresAt,
    successUrl: page,
    cancelUrl: `${page}&notice=cancelled`,
  })
  const started = await callProvider(starting)
  await deps.db
    .update(creditPurchases)
    .set({ providerReference: started.reference, redirectUrl: started.url, updatedAt: deps.now() })
    .where(and(eq(creditPurchases.id, id), eq(creditPurchases.state, 'started')))
  const now = await getPurchase(deps.db, id)
  if (now.state === 'started' || now.state === 'paid') return { ok: true, purchase: now }
  // It ended while the provider was asked: nobody shall be able to pay for it.
  await callProvider(deps.payments.current.expire(started.reference))
  return null
}
