import { and, eq, isNull } from 'drizzle-orm'
import { operatorCustomersCopy } from '../../content/operator/customers.ts'
import type { Transaction } from '../db/database.ts'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { contactMessages, newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'
import { orders } from '../db/schema/orders.ts'
import { productQuestions } from '../db/schema/reviews.ts'
import { writtenQuotes } from '../db/schema/written-quotes.ts'
import type { Deps } from '../deps.ts'
import { ANONYMOUS_BUYER } from '../credits/index.ts'
import { recordConsent } from '../newsletter/index.ts'
import {
  eraseLockedAccount,
  lockCarts,
  lockAccounts,
  ANONYMOUS_AUTHOR,
  anonymiseOrdersInTransaction,
} from '../accounts/index.ts'
import {
  type Customer,
  findCustomer,
  emailCondition,
  isAnyPaymentPending,
  logCustomerChange,
  customerRowCondition,
  billingEmailCondition,
} from './customer-data.ts'

type Input = { who: string; seenOrders: readonly string[]; actor: string }
export type EraseCustomerResult =
  | { ok: true }
  | { ok: false; reason: 'unknown-customer' | 'changed-meanwhile' | 'payment-under-way' }

/**
 * Deletes all data that customers could delete themselves on their account page, and all other data that is stored with their e-mail
 * address. Refuses if the customer has placed an order since the operator saw the preview, or if a payment is pending.
 */
export async function eraseCustomer(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { who, seenOrders, actor }: Input,
): Promise<EraseCustomerResult> {
  const now = clock()
  return db.transaction(async (tx): Promise<EraseCustomerResult> => {
    const found = await findCustomer(tx, who)
    if (!found) return { ok: false, reason: 'unknown-customer' }
    await lockAccounts(tx, ...found.accounts)
    for (const account of found.accounts) await lockCarts(tx, account, null)
    // Finds the customer again, because the customer may have placed an order before the carts were locked. With locked carts, no further
    // order can be placed.
    const customer = await findCustomer(tx, found.email)
    if (
      customer?.orderNumbers.join() !== [...seenOrders].join() ||
      customer.accounts.join() !== found.accounts.join()
    )
      return { ok: false, reason: 'changed-meanwhile' }
    if (await isAnyPaymentPending(tx, customer.accounts)) return { ok: false, reason: 'payment-under-way' }
    for (const visitorHash of customer.accounts)
      await eraseLockedAccount(tx, { visitorHash, cartId: null, now })
    await eraseByEmail(tx, customer, now)
    await logCustomerChange(tx, { customer, actor, change: operatorCustomersCopy.log.erased, at: now })
    return { ok: true }
  })
}

async function eraseByEmail(tx: Transaction, customer: Customer, now: Date): Promise<void> {
  const { email } = customer
  await tx
    .update(orders)
    .set({ forgottenAt: now, visitorHash: null })
    .where(and(emailCondition(email), isNull(orders.forgottenAt)))
  await anonymiseOrdersInTransaction(tx)
  await tx.update(creditPurchases).set(ANONYMOUS_BUYER).where(billingEmailCondition(email))
  await tx.delete(contactMessages).where(customerRowCondition(contactMessages, customer))
  await tx.delete(backInStockAlerts).where(customerRowCondition(backInStockAlerts, customer))
  await tx.delete(writtenQuotes).where(customerRowCondition(writtenQuotes, customer))
  const asked = customerRowCondition(productQuestions, customer)
  await tx.delete(productQuestions).where(and(asked, eq(productQuestions.state, 'pending')))
  await tx
    .update(productQuestions)
    .set({ author: ANONYMOUS_AUTHOR, email: null, visitorHash: null })
    .where(asked)
  await endNewsletter(tx, email, now)
}

/** Ends the newsletter subscription. The proof of consent stays as long as the law requires (privacy policy). */
async function endNewsletter(tx: Transaction, email: string, now: Date): Promise<void> {
  const ended = await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: now })
    .where(and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.unsubscribedAt)))
    .returning({ page: newsletterSubscribers.consentPage })
  for (const { page } of ended)
    await recordConsent(tx, { email, page, addressHash: '', event: 'unsubscribed', at: now })
}
