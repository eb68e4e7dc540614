import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { operatorCustomersCopy } from '../../content/operator/customers.ts'
import type { CustomerData } from '../../contract/operator/customer.ts'
import type { Database, Transaction } from '../db/database.ts'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { contactMessages, newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'
import { orders } from '../db/schema/orders.ts'
import { productQuestions } from '../db/schema/reviews.ts'
import { writtenQuotes } from '../db/schema/written-quotes.ts'
import type { Deps } from '../deps.ts'
import { hasPendingPayment } from '../accounts/index.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'

const { log } = operatorCustomersCopy

/** A customer: an e-mail address, and the accounts with orders from that address. */
export type Customer = { email: string; accounts: string[]; orderNumbers: string[] }

/** Matches orders with this e-mail address, without regard to capitals. */
export const emailCondition = (email: string): SQL => sql`lower(${orders.email}) = ${email}`

/** Finds a customer by e-mail address or order number; null if the shop has no data about that customer. */
export async function findCustomer(db: Database | Transaction, who: string): Promise<Customer | null> {
  const email = who.includes('@') ? who.trim().toLowerCase() : await emailOfOrder(db, who.trim())
  if (email === null) return null
  const own = await db
    .select({ number: orders.number, visitorHash: orders.visitorHash })
    .from(orders)
    .where(emailCondition(email))
    .orderBy(orders.id)
  const bought = await db
    .selectDistinct({ visitorHash: creditPurchases.visitorHash })
    .from(creditPurchases)
    .where(and(billingEmailCondition(email), eq(creditPurchases.state, 'paid')))
  const hashes = [...own, ...bought].flatMap(({ visitorHash }) => (visitorHash === null ? [] : [visitorHash]))
  const accounts = [...new Set(hashes)]
  return { email, accounts: accounts.toSorted(), orderNumbers: own.map(({ number }) => number) }
}

/** Matches credit purchases that were billed to this e-mail address. */
export const billingEmailCondition = (email: string): SQL => sql`lower(${creditPurchases.email}) = ${email}`

async function emailOfOrder(db: Database | Transaction, number: string): Promise<string | null> {
  const [order] = await db
    .select({ email: orders.email })
    .from(orders)
    .where(eq(orders.number, number.toUpperCase()))
  return order && order.email !== '' ? order.email.toLowerCase() : null
}

/** Counts the customer's data of each kind; null if there is none. */
export async function describeCustomer({ db }: Pick<Deps, 'db'>, who: string): Promise<CustomerData | null> {
  const customer = await findCustomer(db, who)
  if (!customer) return null
  const { email, accounts, orderNumbers } = customer
  const described: CustomerData = {
    email,
    orders: orderNumbers,
    accounts: accounts.length,
    otherEmails: await otherEmails(db, customer),
    creditPurchases: await db.$count(creditPurchases, billingEmailCondition(email)),
    messages: await db.$count(contactMessages, customerRowCondition(contactMessages, customer)),
    questions: await db.$count(productQuestions, customerRowCondition(productQuestions, customer)),
    quotes: await db.$count(writtenQuotes, customerRowCondition(writtenQuotes, customer)),
    stockAlerts: await db.$count(backInStockAlerts, customerRowCondition(backInStockAlerts, customer)),
    newsletter: (await db.$count(newsletterSubscribers, subscribed(email))) > 0,
    moneyUnderWay: await db.transaction((tx) => isAnyPaymentPending(tx, accounts)),
  }
  const { creditPurchases: bought, messages, questions, quotes, stockAlerts, newsletter } = described
  const rows = orderNumbers.length + bought + messages + questions + quotes + stockAlerts
  return rows > 0 || newsletter ? described : null
}

const subscribed = (email: string) =>
  and(eq(newsletterSubscribers.email, email), isNull(newsletterSubscribers.unsubscribedAt))

type Letters =
  | typeof contactMessages
  | typeof backInStockAlerts
  | typeof productQuestions
  | typeof writtenQuotes

/** Matches rows that have the customer's address or belong to one of the customer's accounts. */
export function customerRowCondition({ email, visitorHash }: Letters, customer: Customer) {
  return or(
    sql`lower(${email}) = ${customer.email}`,
    customer.accounts.length > 0 ? inArray(visitorHash, customer.accounts) : undefined,
  )
}

/** Whether one of these accounts has an undecided payment. */
export async function isAnyPaymentPending(tx: Transaction, accounts: readonly string[]): Promise<boolean> {
  for (const account of accounts) if (await hasPendingPayment(tx, account)) return true
  return false
}

async function otherEmails(db: Database, { email, accounts }: Customer): Promise<string[]> {
  if (accounts.length === 0) return []
  const rows = await db
    .selectDistinct({ email: sql<string>`lower(${orders.email})` })
    .from(orders)
    .where(
      and(
        inArray(orders.visitorHash, accounts),
        ne(orders.email, ''),
        sql`lower(${orders.email}) <> ${email}`,
      ),
    )
  return rows.map(({ email: other }) => other)
}

/** The maximum number of order numbers in one audit-log entry. */
const MAX_NUMBERS = 20

type Note = { customer: Customer; actor: string; change: string; at: Date }

/** Adds an entry to the audit log. It names the customer's orders, but never the customer. */
export function logCustomerChange(tx: Transaction, { customer, ...entry }: Note): Promise<void> {
  const subjectId = customer.orderNumbers.slice(0, MAX_NUMBERS).join(', ') || log.noOrders
  return writeAuditedChange(tx, { ...entry, subject: 'customer', subjectId })
}
