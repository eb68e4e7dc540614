import { performance } from 'node:perf_hooks'
import type { Deps } from '../../deps.ts'
import { pruneOutbox } from '../../outbox/prune-outbox.ts'
import { sweepArtwork, sweepArtworkFiles } from '../artwork/sweep-artwork.ts'
import { sweepSavedLines } from '../cart/saved-lines.ts'
import { sweepCarts } from '../cart/sweep-carts.ts'
import { sweepDrafts } from '../cart/checkout-draft.ts'
import { stripUnpaid } from '../payments/strip-payments.ts'
import { sweepKeys } from '../../platform/idempotency/run-idempotent.ts'
import { sweepWebhookEvents } from '../checkout/take-webhook.ts'
import { sweepCommissions } from '../commissions/sweep-commissions.ts'
import { sweepMessages } from '../contact/messages.ts'
import { stripPurchases } from '../credits/strip-purchases.ts'
import { sweepDesigns } from '../designs/sweep-designs.ts'
import { sweepSamples } from '../downloads/sweep-samples.ts'
import { sweepEvents } from '../events/keep-events.ts'
import { sweepImageFiles, sweepImages } from '../images/sweep-images.ts'
import { sweepNewsletter } from '../newsletter/sweep-newsletter.ts'
import { clearOldOrders } from '../orders/clear-old-orders.ts'
import { sweepChecks } from '../production/check-plan.ts'
import { sweepNests } from '../production/nest-files.ts'
import { sweepProductionFiles } from '../production/production-files.ts'
import { sweepQuotes } from '../quotes/sweep-quotes.ts'
import { sweepRateLimits } from '../../platform/rate-limits/shared-limits.ts'
import { sweepReferrals } from '../referrals/referrals.ts'
import { sweepPhotos } from '../reviews/sweep-photos.ts'
import { stripForgottenOrders } from '../wallet/erase/strip-orders.ts'
import { sweepLinks } from '../wallet/wallet-links.ts'
import { sweepWrittenQuotes } from '../written-quotes/sweep-written-quotes.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** How long the files of a nest are kept: the film is cut by then. */
const NEST_DAYS = 60

/** Time limit of one sweep; the rest is left to the next hour. All sweeps together take less than an hour. */
const BUDGET_MS = 2 * 60 * 1_000

type SweepDeps = Pick<Deps, 'db' | 'now' | 'env' | 'store' | 'log' | 'orderHandlers'>

/** Deletes a batch of expired rows and returns how many; called until it returns 0. */
export type Sweep = (deps: SweepDeps) => Promise<number>

export const SWEEPS: Readonly<Record<string, Sweep>> = {
  'idempotency keys': sweepKeys,
  'webhook events': sweepWebhookEvents,
  outbox: pruneOutbox,
  'rate limits': sweepRateLimits,
  'checkout drafts': sweepDrafts,
  'unpaid attempts': stripUnpaid,
  'buyers of credits': stripPurchases,
  carts: sweepCarts,
  'saved lines': sweepSavedLines,
  'shop events': sweepEvents,
  referrals: sweepReferrals,
  'account links': sweepLinks,
  'orders of deleted accounts': stripForgottenOrders,
  'orders older than the books are kept': clearOldOrders,
  quotes: sweepQuotes,
  designs: sweepDesigns,
  artwork: sweepArtwork,
  'custom items': sweepCommissions,
  images: sweepImages,
  'written quotes': sweepWrittenQuotes,
  'newsletter subscribers': sweepNewsletter,
  'contact messages': sweepMessages,
  'free samples': sweepSamples,
  'artwork files': inOneGo(sweepArtworkFiles),
  'image files': inOneGo(sweepImageFiles),
  'review photos': inOneGo(sweepPhotos),
  'unfinished production files': inOneGo(sweepProductionFiles),
  'catalogue checks': sweepChecks,
  nests: inOneGo((deps) => sweepNests(deps, new Date(deps.now().getTime() - NEST_DAYS * DAY_MS))),
}

function inOneGo(sweep: (deps: SweepDeps) => Promise<void>): Sweep {
  return async (deps) => {
    await sweep(deps)
    return 0
  }
}

type Limits = { sweeps?: Readonly<Record<string, Sweep>>; budgetMs?: number; elapsed?: () => number }

/** Deletes all expired data. A sweep that fails is logged and the others still run: each keeps a term of the privacy policy. */
export async function sweepAll(
  deps: SweepDeps,
  { sweeps = SWEEPS, budgetMs = BUDGET_MS, elapsed = () => performance.now() }: Limits = {},
): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    const until = elapsed() + budgetMs
    try {
      let swept: number
      do swept = await sweep(deps)
      while (swept > 0 && elapsed() < until)
      if (swept > 0) deps.log('warn', `A sweep did not get done in its time and goes on in an hour: ${name}`)
    } catch (error) {
      deps.log('error', `A sweep failed and is tried again in an hour: ${name}`, { error })
    }
  }
}
