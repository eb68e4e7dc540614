import type { Deps } from './deps.ts'
import { recordSales } from './analytics/count-sales.ts'
import { openDesignRequests } from './design-requests/open-requests.ts'
import { grantDownloads } from './downloads/download-grants.ts'
import { mailStaffAboutOrder } from './orders/new-order-mail.ts'
import type { OrderHandlers } from './orders/order-events.ts'
import { planProduction } from './production/plan-production.ts'
import { reverseReferral } from './rewards/referrals/reverse-referral.ts'
import { settleReferral } from './rewards/referrals/settle-referral.ts'

/** Combines the handlers of order events from all modules. They run in the transaction that emits the event. */
export const createOrderHandlers = ({
  env,
  visitorSecret,
}: Pick<Deps, 'env' | 'visitorSecret'>): OrderHandlers => ({
  paid: [
    (tx, paid) => openDesignRequests(tx, paid, paid.at),
    (tx, paid) => planProduction(tx, paid, paid.at),
    (tx, paid) => grantDownloads(tx, paid, paid.at),
    (tx, paid) => settleReferral(tx, paid, { visitorSecret, now: paid.at }),
    (tx, paid) => mailStaffAboutOrder(tx, env, paid),
  ],
  reversed: [(tx, { orderId, at }) => reverseReferral(tx, { orderId, now: at })],
  'sales-changed': [(tx, { orderIds }) => recordSales(tx, orderIds)],
})
