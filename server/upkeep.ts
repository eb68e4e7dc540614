import type { Deps } from './deps.ts'
import { sendDueMail } from './outbox/send-mail.ts'
import { sweepCarts } from './services/cart/sweep-carts.ts'
import { sweepDrafts } from './services/checkout/draft.ts'
import { sweepKeys } from './services/checkout/once.ts'
import { reconcilePayments } from './services/checkout/reconcile-payments.ts'
import { sweepWebhookEvents } from './services/checkout/take-webhook.ts'
import { reconcilePurchases } from './services/credits/reconcile-purchases.ts'
import { returnLostCredits } from './services/image-model/return-lost-credits.ts'
import { sweepArtwork } from './services/artwork/sweep-artwork.ts'
import { sweepDesigns } from './services/designs/sweep-designs.ts'
import { makeDueProduction } from './services/production/make-production.ts'
import { sweepProductionFiles } from './services/production/production-files.ts'
import { sweepQuotes } from './services/quotes/sweep-quotes.ts'
import { refreshTagNeighboursIfChanged } from './services/recommendations/upkeep.ts'
import { repeatedly } from './repeatedly.ts'

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** What the shop does by itself while it is open. `stop` waits for what is under way. */
export function startUpkeep(deps: Deps): { stop(): Promise<void> } {
  const { log, db, now, env } = deps
  const loops = [
    repeatedly({ name: 'send mail', everyMs: 3 * SECOND_MS, run: () => sendDueMail(deps), log }),
    repeatedly({ name: 'production', everyMs: 3 * SECOND_MS, run: () => makeDueProduction(deps), log }),
    repeatedly({
      name: 'reconcile payments',
      everyMs: 30 * SECOND_MS,
      run: () => reconcilePayments(deps),
      log,
    }),
    repeatedly({
      name: 'reconcile credits',
      everyMs: 30 * SECOND_MS,
      log,
      async run() {
        await reconcilePurchases(deps)
        await returnLostCredits(deps)
      },
    }),
    repeatedly({
      name: 'neighbours by tags',
      everyMs: 30 * SECOND_MS,
      run: () => refreshTagNeighboursIfChanged(deps),
      log,
    }),
    repeatedly({
      name: 'sweep',
      everyMs: HOUR_MS,
      log,
      async run() {
        await sweepKeys(db, now())
        await sweepWebhookEvents(db, now())
        await sweepDrafts(db, now())
        await sweepCarts(deps)
        for (const sweep of [sweepQuotes, sweepDesigns, sweepArtwork]) await sweepAll(() => sweep(deps))
        await sweepProductionFiles(env.DATA_DIR, new Date(now().getTime() - DAY_MS))
      },
    }),
  ]
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** Batches of one sweep: what is left then waits an hour. */
const MOST_SWEEPS = 40

async function sweepAll(sweep: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MOST_SWEEPS; batch += 1) if ((await sweep()) === 0) return
}
