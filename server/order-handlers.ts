import type { Deps } from './deps.ts'
import { countSales } from './services/analytics/count-sales.ts'
import { openDesignRequests } from './services/design-requests/open-requests.ts'
import { grantDownloads } from './services/downloads/grants.ts'
import type { OrderHandlers } from './services/orders/order-events.ts'
import { orderProduction } from './services/production/order-production.ts'
import { reverseReferral } from './services/referrals/reverse-referral.ts'
import { settleReferral } from './services/referrals/settle-referral.ts'

/** What each part of the shop does when something happens to an order, within the transaction in which it happens. */
export const createOrderHandlers = ({ visitorSecret }: Pick<Deps, 'visitorSecret'>): OrderHandlers => ({
  paid: [
    (tx, paid) => openDesignRequests(tx, paid, paid.at),
    (tx, paid) => orderProduction(tx, paid, paid.at),
    (tx, paid) => grantDownloads(tx, paid, paid.at),
    (tx, paid) => settleReferral(tx, paid, { visitorSecret, now: paid.at }),
  ],
  reversed: [(tx, { orderId, at }) => reverseReferral(tx, { orderId, now: at })],
  'sales-changed': [(tx, { orderIds }) => countSales(tx, orderIds)],
})
