import type { Transaction } from '../db/database.ts'
import type { orderLines } from '../db/schema/orders.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'
import type { Deps } from '../deps.ts'

export type PaidOrder = {
  orderId: number
  visitorHash: string
  order: AcceptedOrder
  lines: readonly (typeof orderLines.$inferSelect)[]
  /** The fingerprint of the card. It is the same for all payments with one card; null if the provider has none. */
  cardFingerprint: string | null
  at: Date
}

export type OrderEvents = {
  /** An order was paid for and stored. */
  paid: PaidOrder
  /** An order was cancelled or refunded in full, so its points have to be reversed. */
  reversed: { orderId: number; at: Date }
  /**
   * The sales figures of orders have changed. This event has to be the last step of a transaction, because its handler waits for other
   * transactions that count sales.
   */
  'sales-changed': { orderIds: readonly number[] }
}

export type OrderEventName = keyof OrderEvents

/** The handlers of each event, in the sequence in which they run. They are listed in `server/order-handlers.ts`. */
export type OrderHandlers = {
  readonly [Name in OrderEventName]: readonly ((tx: Transaction, event: OrderEvents[Name]) => Promise<void>)[]
}

/** The dependencies of code that may emit an order event. */
export type OrderDeps = Deps & { orderHandlers: OrderHandlers }

/** Runs the handlers of an event one after another, in the transaction of the event, so that either all take effect or none. */
export async function emitOrderEvent<Name extends OrderEventName>(
  tx: Transaction,
  handlers: OrderHandlers,
  name: Name,
  event: OrderEvents[Name],
): Promise<void> {
  for (const handle of handlers[name]) await handle(tx, event)
}
