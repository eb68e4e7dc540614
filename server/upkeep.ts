import type { Database } from './db/database.ts'
import type { Deps } from './deps.ts'
import { sendDueMail } from './outbox/send-mail.ts'
import { healSales } from './services/analytics/heal-sales.ts'
import { reconcilePayments } from './services/checkout/reconcile-payments.ts'
import { reconcilePurchases } from './services/credits/reconcile-purchases.ts'
import { returnLostCredits } from './services/image-model/return-lost-credits.ts'
import { cancelOfEndedOrders } from './services/design-requests/cancel-request.ts'
import { CatalogueCheck } from './services/production/check-catalogue.ts'
import { makeDueProduction } from './services/production/make-production.ts'
import { inviteBuyers } from './services/reviews/invite-buyers.ts'
import { countDueOrders } from './services/recommendations/count-due-orders.ts'
import { refreshTagNeighboursIfChanged } from './services/recommendations/upkeep.ts'
import { removeErased } from './services/wallet/erase/removal.ts'
import { followDesigns } from './services/orders/follow-designs.ts'
import { payDueRefunds } from './services/refunds/pay-refunds.ts'
import { repeatedly } from './repeatedly.ts'
import { sweepAll } from './services/sweeps/sweep-all.ts'

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * 1_000

/** Statement timeout of upkeep: in a large shop its statements take longer than a request may. */
export const UPKEEP_WITHIN_MS = 60 * SECOND_MS

/** Starts the shop's background work; `stop` waits for what is under way. `patientDb` should have the timeout above. */
export function startUpkeep(deps: Deps, patientDb: Database = deps.db): { stop(): Promise<void> } {
  const { log } = deps
  const patient = { ...deps, db: patientDb }
  const loops = [
    repeatedly({ name: 'send mail', everyMs: 3 * SECOND_MS, run: () => sendDueMail(deps), log }),
    repeatedly({ name: 'production', everyMs: 3 * SECOND_MS, run: () => makeDueProduction(deps), log }),
    ...catalogueCheck(deps),
    repeatedly({ name: 'counted sales', everyMs: HOUR_MS, run: () => healSales(patient), log }),
    repeatedly({
      name: 'orders follow their designs',
      everyMs: 5 * SECOND_MS,
      run: () => followDesigns(deps),
      log,
    }),
    repeatedly({ name: 'refunds', everyMs: 30 * SECOND_MS, run: () => payDueRefunds(deps), log }),
    repeatedly({ name: 'removal', everyMs: 5 * SECOND_MS, run: () => removeErased(patient), log }),
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
      run: () => countDueOrders(patient),
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
    repeatedly({ name: 'sweep', everyMs: HOUR_MS, run: () => sweepAll(patient), log }),
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
