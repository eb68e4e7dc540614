import type { Transaction } from '../db/database.ts'
import type { orderLines } from '../db/schema/orders.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'

export type PaidOrder = {
  orderId: number
  visitorHash: string
  order: AcceptedOrder
  lines: readonly (typeof orderLines.$inferSelect)[]
  /** The provider's fingerprint of the card, the same for every payment with it; null if it has none. */
  cardFingerprint: string | null
  at: Date
}

/** Order events by name, with their data. */
export type OrderEvents = {
  /** Paid and written to the database. */
  paid: PaidOrder
  /** Cancelled or refunded in full: points and codes are returned as well. */
  reversed: { orderId: number; at: Date }
  /** Sales figures changed. Emitted last in a transaction, because counting sales waits for other transactions. */
  'sales-changed': { orderIds: readonly number[] }
}

export type OrderEventName = keyof OrderEvents

/** What other parts of the shop do on each event, in this order. `server/order-handlers.ts` has the list. */
export type OrderHandlers = {
  readonly [Name in OrderEventName]: readonly ((tx: Transaction, event: OrderEvents[Name]) => Promise<void>)[]
}

/** Runs an event's handlers in sequence within its transaction: all or none take effect. */
export async function emitOrderEvent<Name extends OrderEventName>(
  tx: Transaction,
  handlers: OrderHandlers,
  name: Name,
  event: OrderEvents[Name],
): Promise<void> {
  for (const handle of handlers[name]) await handle(tx, event)
}
