import type { Transaction } from '../db/database.ts'
import type { orderLines } from '../db/schema/orders.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'

export type PaidOrder = {
  orderId: number
  visitorHash: string
  order: AcceptedOrder
  lines: readonly (typeof orderLines.$inferSelect)[]
  /** The provider's card fingerprint, the same for all payments with one card; null if it has none. */
  cardFingerprint: string | null
  at: Date
}

/** Order events by name, with their data. */
export type OrderEvents = {
  /** The order is paid and in the database. */
  paid: PaidOrder
  /** The order is cancelled or refunded in full, and its reward points and discount codes are returned. */
  reversed: { orderId: number; at: Date }
  /** Sales figures changed. Emitted last in a transaction, because counting sales waits for other transactions. */
  'sales-changed': { orderIds: readonly number[] }
}

export type OrderEventName = keyof OrderEvents

/** The handlers of each event, in the order in which they run. The list is in `server/order-handlers.ts`. */
export type OrderHandlers = {
  readonly [Name in OrderEventName]: readonly ((tx: Transaction, event: OrderEvents[Name]) => Promise<void>)[]
}

/** Runs an event's handlers one after the other within its transaction, so that either all take effect or none. */
export async function emitOrderEvent<Name extends OrderEventName>(
  tx: Transaction,
  handlers: OrderHandlers,
  name: Name,
  event: OrderEvents[Name],
): Promise<void> {
  for (const handle of handlers[name]) await handle(tx, event)
}
