import { performance } from 'node:perf_hooks'
import type { Database } from './db/database.ts'
import { sendDueMail } from './platform/outbox/send-due-mail.ts'
import { recountChangedOrders } from './analytics/recount-changed-orders.ts'
import { sendAlerts } from './back-in-stock/send-alerts.ts'
import { reconcilePayments } from './checkout/reconcile-payments.ts'
import { reconcilePurchases } from './credits/reconcile-purchases.ts'
import { refundUnfinishedDrawings } from './designs/image-model/refund-unfinished-drawings.ts'
import { cancelRequestsOfEndedOrders } from './design-requests/cancel-request.ts'
import { CataloguePreflight } from './production/catalogue-preflight.ts'
import { makeDueProductionFiles } from './production/make-due-production-files.ts'
import { inviteBuyers } from './reviews/invite-buyers.ts'
import { countDueOrders } from './recommendations/count-due-orders.ts'
import { refreshTagNeighboursIfChanged } from './recommendations/refresh-tag-neighbours.ts'
import { runDueFileRemovals } from './accounts/erase/file-removal.ts'
import type { OrderDeps } from './orders/order-events.ts'
import { moveOrdersWithDesigns } from './orders/move-orders-with-designs.ts'
import { payDueRefunds } from './orders/refunds/pay-refunds.ts'
import { SINGLE_PROCESS_LEADER, type Leader, electLeader } from './platform/leader.ts'
import { runRepeatedly } from './runtime/run-repeatedly.ts'
import { watchSharedSettings } from './platform/shared-settings.ts'
import { sweepPresence } from './social-proof/shared-presence.ts'
import { runAllSweeps } from './operator/sweeps/sweep-all.ts'

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * 1_000

/**
 * The statement timeout of the upkeep in ms. It is longer than the timeout of requests, because these statements take long in a large shop.
 */
export const UPKEEP_STATEMENT_TIMEOUT_MS = 60 * SECOND_MS

/**
 * The time in ms after which each process checks again whether it is the leader. It is therefore also the longest time until a new leader
 * starts its work.
 */
const LEADER_CHECK_EVERY_MS = 10 * SECOND_MS

type Chore = { name: string; everyMs: number; run: () => Promise<unknown> }

/**
 * Starts the background work of the shop. Sending e-mails and making production files runs in all processes, because each task is leased to
 * one process. All other work runs only in the leader. `patientDb` is a connection with the longer statement timeout. `stop` stops the
 * background work, and waits for work in progress.
 */
export function startUpkeep(deps: OrderDeps, patientDb: Database = deps.db): { stop(): Promise<void> } {
  const { log } = deps
  const patient = { ...deps, db: patientDb }
  // Only one process can use the embedded database, so that process is always the leader.
  const isAlone = deps.env.DATABASE_URL === undefined
  const leader = isAlone ? SINGLE_PROCESS_LEADER : electLeader(patientDb, log)
  const loops = [
    ...(isAlone ? [] : [watchSharedSettings(deps)]),
    ...choresOfEveryProcess(deps, patient).map((chore) => runRepeatedly({ ...chore, log })),
    ...choresOfLeader(deps, patient).map((chore) => runRepeatedly({ ...ofLeader(leader, chore), log })),
  ]
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await leader.stop()
    },
  }
}

/** Makes a task run only in the leader. Leadership is checked often, but the task runs only at its own interval. */
function ofLeader(leader: Leader, { name, everyMs, run }: Chore): Chore {
  let nextAt = 0
  return {
    name,
    everyMs: Math.min(everyMs, LEADER_CHECK_EVERY_MS),
    async run() {
      if (performance.now() < nextAt || !(await leader.isLeader())) return
      try {
        await run()
      } finally {
        if (everyMs > LEADER_CHECK_EVERY_MS) nextAt = performance.now() + everyMs
      }
    },
  }
}

const choresOfEveryProcess = (deps: OrderDeps, patient: OrderDeps): Chore[] => [
  { name: 'send mail', everyMs: 3 * SECOND_MS, run: () => sendDueMail(deps) },
  { name: 'production', everyMs: 3 * SECOND_MS, run: () => makeDueProductionFiles(deps) },
  { name: 'removal', everyMs: 5 * SECOND_MS, run: () => runDueFileRemovals(patient) },
]

const choresOfLeader = (deps: OrderDeps, patient: OrderDeps): Chore[] => [
  ...catalogueCheck(deps),
  { name: 'presence', everyMs: 60 * SECOND_MS, run: () => sweepPresence(deps) },
  { name: 'counted sales', everyMs: HOUR_MS, run: () => recountChangedOrders(patient) },
  {
    name: 'orders follow their designs',
    everyMs: 5 * SECOND_MS,
    run: () => moveOrdersWithDesigns(deps),
  },
  { name: 'refunds', everyMs: 30 * SECOND_MS, run: () => payDueRefunds(deps) },
  {
    name: 'reconcile payments',
    everyMs: 30 * SECOND_MS,
    run: () => reconcilePayments(deps),
  },
  {
    name: 'reconcile credits',
    everyMs: 30 * SECOND_MS,
    async run() {
      await reconcilePurchases(deps)
      await refundUnfinishedDrawings(deps)
      await cancelRequestsOfEndedOrders(deps)
    },
  },
  { name: 'back-in-stock mails', everyMs: 10 * SECOND_MS, run: () => sendAlerts(deps) },
  {
    name: 'orders into recommendations',
    everyMs: 3 * SECOND_MS,
    run: () => countDueOrders(patient),
  },
  {
    name: 'neighbours by tags',
    everyMs: 30 * SECOND_MS,
    run: () => refreshTagNeighboursIfChanged(deps),
  },
  {
    name: 'invitations to review',
    everyMs: 60 * SECOND_MS,
    run: () => inviteBuyers(deps),
  },
  { name: 'sweep', everyMs: HOUR_MS, run: () => runAllSweeps(patient) },
]

/**
 * Checks the catalogue for about a fifth of the time, so that the engine is free for visitors the rest of the time. Tests skip the check to
 * save processor time. They don't need it, because items are also checked when they are ordered.
 */
function catalogueCheck(deps: OrderDeps): Chore[] {
  if (deps.env.NODE_ENV === 'test') return []
  const check = new CataloguePreflight(deps)
  return [{ name: 'check of the catalogue', everyMs: 2 * SECOND_MS, run: () => check.turn() }]
}
