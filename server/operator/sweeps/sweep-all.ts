import { getRules } from '../../../domain/settings/rules.ts'
import { performance } from 'node:perf_hooks'
import type { OrderDeps } from '../../orders/index.ts'
import { pruneOutbox } from '../../platform/outbox/prune-outbox.ts'
import {
  sweepArtwork,
  sweepArtworkFiles,
  sweepDesigns,
  sweepImageFiles,
  sweepImages,
} from '../../designs/index.ts'
import { sweepCarts, sweepDrafts, sweepSavedLines } from '../../cart/index.ts'
import { anonymiseUnpaidPayments } from '../../payments/index.ts'
import { sweepIdempotencyKeys } from '../../platform/idempotency/run-idempotent.ts'
import { sweepWebhookEvents } from '../../checkout/index.ts'
import { sweepItems, sweepWrittenQuotes } from '../../made-to-order/index.ts'
import { sweepBackInStock } from '../../back-in-stock/index.ts'
import { sweepContactMessages } from '../../contact/index.ts'
import { sweepRefusedTexts } from '../../screening/index.ts'
import { anonymisePurchases } from '../../credits/index.ts'
import { sweepSamples } from '../../downloads/index.ts'
import { sweepEvents } from '../../analytics/index.ts'
import { sweepNewsletter } from '../../newsletter/index.ts'
import { removeOldOrderData } from '../remove-old-order-data.ts'
import {
  sweepAttachedFiles,
  sweepPlanChecks,
  sweepNests,
  sweepProductionFiles,
  sweepVersionFiles,
} from '../../production/index.ts'
import { sweepRateLimits } from '../../platform/rate-limits/shared-limits.ts'
import { sweepReferrals } from '../../rewards/index.ts'
import { sweepPhotos } from '../../reviews/index.ts'
import { anonymiseOrdersOfDeletedAccounts, sweepAccountLinks } from '../../accounts/index.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The time limit of one sweep in ms. If it is reached, the next hourly run deletes the rest. All sweeps together take less than an hour.
 */
const BUDGET_MS = 2 * 60 * 1_000

type SweepDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'store' | 'log' | 'orderHandlers'>

/** Deletes a batch of expired rows and returns their number. It is called repeatedly, until it returns 0. */
export type Sweep = (deps: SweepDeps) => Promise<number>

export const SWEEPS: Readonly<Record<string, Sweep>> = {
  'idempotency keys': sweepIdempotencyKeys,
  'webhook events': sweepWebhookEvents,
  outbox: pruneOutbox,
  'rate limits': sweepRateLimits,
  'checkout drafts': sweepDrafts,
  'unpaid attempts': anonymiseUnpaidPayments,
  'buyers of credits': anonymisePurchases,
  carts: sweepCarts,
  'saved lines': sweepSavedLines,
  'shop events': sweepEvents,
  referrals: sweepReferrals,
  'account links': sweepAccountLinks,
  'orders of deleted accounts': anonymiseOrdersOfDeletedAccounts,
  'orders older than the books are kept': removeOldOrderData,
  designs: sweepDesigns,
  artwork: sweepArtwork,
  'made-to-order items': sweepItems,
  images: sweepImages,
  'written quotes': sweepWrittenQuotes,
  'newsletter subscribers': sweepNewsletter,
  'back-in-stock alerts': sweepBackInStock,
  'contact messages': sweepContactMessages,
  'free samples': sweepSamples,
  'refused texts': sweepRefusedTexts,
  'artwork files': inOneGo(sweepArtworkFiles),
  'image files': inOneGo(sweepImageFiles),
  'attached files': inOneGo(sweepAttachedFiles),
  'files of proofs': inOneGo(sweepVersionFiles),
  'review photos': inOneGo(sweepPhotos),
  'unfinished production files': inOneGo(sweepProductionFiles),
  'catalogue checks': sweepPlanChecks,
  nests: inOneGo((deps) =>
    sweepNests(deps, new Date(deps.now().getTime() - getRules().keeping.cuttingFileDays * DAY_MS)),
  ),
}

function inOneGo(sweep: (deps: SweepDeps) => Promise<void>): Sweep {
  return async (deps) => {
    await sweep(deps)
    return 0
  }
}

type Limits = { sweeps?: Readonly<Record<string, Sweep>>; budgetMs?: number; elapsed?: () => number }

/**
 * Deletes all expired data. If a sweep fails, logs the failure and runs the other sweeps, because each fulfils a retention period of the
 * privacy policy.
 */
export async function runAllSweeps(
  deps: SweepDeps,
  { sweeps = SWEEPS, budgetMs = BUDGET_MS, elapsed = () => performance.now() }: Limits = {},
): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    const until = elapsed() + budgetMs
    try {
      let swept: number
      do swept = await sweep(deps)
      while (swept > 0 && elapsed() < until)
      if (swept > 0) deps.log('warn', `A sweep ran out of time and continues in an hour: ${name}`)
    } catch (error) {
      deps.log('error', `A sweep failed and will be retried in an hour: ${name}`, { error })
    }
  }
}
