import { and, eq, inArray } from 'drizzle-orm'
import {
  type PaymentEvent,
  type PaymentState,
  getNextPaymentState,
  parsePaymentState,
} from '../../domain/checkout/payment-state.ts'
import type { Database, Transaction } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import { payments } from '../db/schema/orders.ts'
import { type AcceptedOrder, acceptedOrderSchema } from '../db/accepted-order.ts'

export type Payment = Omit<typeof payments.$inferSelect, 'state' | 'acceptedOrder'> & {
  state: PaymentState
  acceptedOrder: AcceptedOrder
}

/** The states in which a payment attempt is live. A cart has at most one live attempt (index payments_live_cart). */
export const UNFINISHED_PAYMENT_STATES: PaymentState[] = ['reserved', 'paying', 'paid']

export async function findPayment(db: Database | Transaction, id: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row ? asPayment(row) : null
}

/** Finds the cart's live payment attempt, which is pending or paid; null if there is none. */
export async function findUnfinishedPayment(
  db: Database | Transaction,
  cartId: string,
): Promise<Payment | null> {
  const live = and(eq(payments.cartId, cartId), inArray(payments.state, UNFINISHED_PAYMENT_STATES))
  const [row] = await db.select().from(payments).where(live)
  return row ? asPayment(row) : null
}

export async function findPaymentByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<Payment | null> {
  const known = and(eq(payments.provider, provider), eq(payments.providerReference, reference))
  const [row] = await db.select().from(payments).where(known)
  return row ? asPayment(row) : null
}

/** Locks a cart. All transactions of the checkout lock the cart first, then the payment, then stock, to avoid deadlocks. */
export async function lockCart(tx: Transaction, cartId: string): Promise<{ status: string } | null> {
  const [cart] = await tx
    .select({ status: carts.status })
    .from(carts)
    .where(eq(carts.id, cartId))
    .for('update')
  return cart ?? null
}

export async function lockCartByToken(
  tx: Transaction,
  checkoutToken: string,
): Promise<{ id: string; status: string } | null> {
  const named = eq(carts.checkoutToken, checkoutToken)
  const [cart] = await tx
    .select({ id: carts.id, status: carts.status })
    .from(carts)
    .where(named)
    .for('update')
  return cart ?? null
}

export async function lockPayment(tx: Transaction, id: string): Promise<Payment> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!row) throw new Error(`The payment ${id} is gone`)
  return asPayment(row)
}

type Change = {
  event: PaymentEvent
  now: Date
  failureReason?: string
  providerReference?: string
  redirectUrl?: string
}

/** Changes the state of a locked payment. Returns false if the event was repeated or came too late. */
export async function changePaymentState(
  tx: Transaction,
  payment: Payment,
  { event, now, ...columns }: Change,
): Promise<boolean> {
  const next = getNextPaymentState(payment.state, event)
  if (!next.ok) return false
  await tx
    .update(payments)
    .set({ ...columns, state: next.state, updatedAt: now })
    .where(eq(payments.id, payment.id))
  return true
}

function asPayment(row: typeof payments.$inferSelect): Payment {
  const state = parsePaymentState(row.state)
  if (state === null) throw new Error(`The payment ${row.id} is in an unknown state: ${row.state}`)
  return { ...row, state, acceptedOrder: acceptedOrderSchema.parse(row.acceptedOrder) }
}
