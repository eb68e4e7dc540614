import type { Deps } from './deps.ts'
import { sendDueMail } from './outbox/send-mail.ts'
import { healSales } from './services/analytics/heal-sales.ts'
import { sweepSavedLines } from './services/cart/saved-lines.ts'
import { sweepCarts } from './services/cart/sweep-carts.ts'
import { sweepDrafts } from './services/checkout/draft.ts'
import { sweepKeys } from './services/checkout/once.ts'
import { reconcilePayments } from './services/checkout/reconcile-payments.ts'
import { sweepWebhookEvents } from './services/checkout/take-webhook.ts'
import { reconcilePurchases } from './services/credits/reconcile-purchases.ts'
import { sweepEvents } from './services/events/keep-events.ts'
import { returnLostCredits } from './services/image-model/return-lost-credits.ts'
import { sweepCommissions } from './services/commissions/sweep-commissions.ts'
import { sweepImages } from './services/images/sweep-images.ts'
import { sweepArtwork } from './services/artwork/sweep-artwork.ts'
import { sweepMessages } from './services/contact/messages.ts'
import { cancelOfEndedOrders } from './services/design-requests/cancel-request.ts'
import { sweepDesigns } from './services/designs/sweep-designs.ts'
import { sweepSamples } from './services/downloads/sweep-samples.ts'
import { sweepNewsletter } from './services/newsletter/sweep-newsletter.ts'
import { CatalogueCheck } from './services/production/check-catalogue.ts'
import { sweepChecks } from './services/production/check-plan.ts'
import { makeDueProduction } from './services/production/make-production.ts'
import { sweepNests } from './services/production/nest-files.ts'
import { sweepProductionFiles } from './services/production/production-files.ts'
import { sweepQuotes } from './services/quotes/sweep-quotes.ts'
import { sweepWrittenQuotes } from './services/written-quotes/sweep-written-quotes.ts'
import { inviteBuyers } from './services/reviews/invite-buyers.ts'
import { sweepPhotos } from './services/reviews/sweep-photos.ts'
import { countDueOrders } from './services/recommendations/count-due-orders.ts'
import { refreshTagNeighboursIfChanged } from './services/recommendations/upkeep.ts'
import { removeErased } from './services/wallet/erase/removal.ts'
import { stripForgottenOrders } from './services/wallet/erase/strip-orders.ts'
import { sweepReferrals } from './services/referrals/referrals.ts'
import { sweepLinks } from './services/wallet/wallet-links.ts'
import { followDesigns } from './services/orders/follow-designs.ts'
import { payDueRefunds } from './services/refunds/pay-refunds.ts'
import { repeatedly } from './repeatedly.ts'

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
/** How long the files of a nest are kept: the film is cut by then. */
const NEST_DAYS = 60

/** What the shop does by itself while it is open. `stop` waits for what is under way. */
export function startUpkeep(deps: Deps): { stop(): Promise<void> } {
  const { log, db, now, env } = deps
  const loops = [
    repeatedly({ name: 'send mail', everyMs: 3 * SECOND_MS, run: () => sendDueMail(deps), log }),
    repeatedly({ name: 'production', everyMs: 3 * SECOND_MS, run: () => makeDueProduction(deps), log }),
    ...catalogueCheck(deps),
    repeatedly({ name: 'counted sales', everyMs: HOUR_MS, run: () => healSales(deps), log }),
    repeatedly({
      name: 'orders follow their designs',
      everyMs: 5 * SECOND_MS,
      run: () => followDesigns(deps),
      log,
    }),
    repeatedly({ name: 'refunds', everyMs: 30 * SECOND_MS, run: () => payDueRefunds(deps), log }),
    repeatedly({ name: 'removal', everyMs: 5 * SECOND_MS, run: () => removeErased(deps), log }),
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
        await cancelOfEndedOrders(deps)
      },
    }),
    repeatedly({
      name: 'orders into recommendations',
      everyMs: 3 * SECOND_MS,
      run: () => countDueOrders(deps),
      log,
    }),
    repeatedly({
      name: 'neighbours by tags',
      everyMs: 30 * SECOND_MS,
      run: () => refreshTagNeighboursIfChanged(deps),
      log,
    }),
    repeatedly({
      name: 'invitations to review',
      everyMs: 60 * SECOND_MS,
      run: () => inviteBuyers(deps),
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
        await sweepSavedLines(deps)
        await sweepEvents(deps)
        await sweepReferrals(deps)
        await sweepLinks(deps)
        await sweepAll(() => stripForgottenOrders(deps))
        const made = [sweepQuotes, sweepDesigns, sweepArtwork, sweepCommissions, sweepImages]
        for (const sweep of [...made, sweepWrittenQuotes, sweepNewsletter, sweepMessages, sweepSamples])
          await sweepAll(() => sweep(deps))
        await sweepPhotos(deps)
        await sweepProductionFiles(env.DATA_DIR, new Date(now().getTime() - DAY_MS))
        await sweepChecks(deps)
        await sweepNests(env.DATA_DIR, new Date(now().getTime() - NEST_DAYS * DAY_MS))
      },
    }),
  ]
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** Four fifths of the time are the visitors'. Test runs have no processor to spare: what is bought is looked at in any case. */
function catalogueCheck(deps: Deps) {
  if (deps.env.NODE_ENV === 'test') return []
  const check = new CatalogueCheck(deps)
  const everyMs = 2 * SECOND_MS
  return [repeatedly({ name: 'check of the catalogue', everyMs, run: () => check.turn(), log: deps.log })]
}

/** Batches of one sweep: what is left then waits an hour. */
const MOST_SWEEPS = 40

async function sweepAll(sweep: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MOST_SWEEPS; batch += 1) if ((await sweep()) === 0) return
}
