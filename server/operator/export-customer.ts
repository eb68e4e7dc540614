import { and, eq, isNull } from 'drizzle-orm'
import { operatorCustomersCopy } from '../../content/operator/customers.ts'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { contactMessages, newsletterConsents } from '../db/schema/newsletter-and-contact.ts'
import { orders } from '../db/schema/orders.ts'
import { productQuestions } from '../db/schema/reviews.ts'
import { writtenQuotes } from '../db/schema/written-quotes.ts'
import type { Deps } from '../deps.ts'
import { exportAccount } from '../accounts/index.ts'
import {
  describeCustomer,
  findCustomer,
  emailCondition,
  logCustomerChange,
  customerRowCondition,
  billingEmailCondition,
} from './customer-data.ts'

const { log } = operatorCustomersCopy

const { number, status, placedAt, phone, address, note, totalCents, currency } = orders
const ORDER = { number, status, placedAt, email: orders.email, phone, address, note, totalCents, currency }
const PURCHASE = {
  credits: creditPurchases.credits,
  priceCents: creditPurchases.priceCents,
  taxes: creditPurchases.taxes,
  amountCents: creditPurchases.amountCents,
  country: creditPurchases.country,
  province: creditPurchases.province,
  state: creditPurchases.state,
  createdAt: creditPurchases.createdAt,
}
const { reference, topic, message, receivedAt, answeredAt, answer } = contactMessages
const MESSAGE = {
  reference,
  topic,
  message,
  receivedAt,
  answeredAt,
  answer,
  name: contactMessages.name,
  phone: contactMessages.phone,
}
const QUESTION = {
  body: productQuestions.body,
  author: productQuestions.author,
  answer: productQuestions.answer,
  createdAt: productQuestions.createdAt,
}
const QUOTE = {
  title: writtenQuotes.title,
  name: writtenQuotes.name,
  priceCents: writtenQuotes.priceCents,
  createdAt: writtenQuotes.createdAt,
}
const STOCK_ALERT = {
  variantId: backInStockAlerts.variantId,
  words: backInStockAlerts.consentWords,
  askedAt: backInStockAlerts.askedAt,
  confirmedAt: backInStockAlerts.confirmedAt,
}

/** Exports a customer's data as one JSON object. The audit log records the export. */
export async function exportCustomer(
  deps: Pick<Deps, 'db' | 'now' | 'env'>,
  { who, actor }: { who: string; actor: string },
): Promise<object | null> {
  const { db, now, env } = deps
  const customer = await findCustomer(db, who)
  if (!customer || (await describeCustomer(deps, who)) === null) return null
  const { email } = customer
  const accounts: object[] = []
  for (const account of customer.accounts) accounts.push(await exportAccount(deps, account))
  const found = {
    shop: env.PUBLIC_URL,
    writtenAt: now().toISOString(),
    email,
    accounts,
    ordersOutsideAccounts: await db
      .select(ORDER)
      .from(orders)
      .where(and(emailCondition(email), isNull(orders.visitorHash))),
    creditPurchases: await db.select(PURCHASE).from(creditPurchases).where(billingEmailCondition(email)),
    messages: await db
      .select(MESSAGE)
      .from(contactMessages)
      .where(customerRowCondition(contactMessages, customer)),
    questions: await db
      .select(QUESTION)
      .from(productQuestions)
      .where(customerRowCondition(productQuestions, customer)),
    writtenQuotes: await db
      .select(QUOTE)
      .from(writtenQuotes)
      .where(customerRowCondition(writtenQuotes, customer)),
    stockAlerts: await db
      .select(STOCK_ALERT)
      .from(backInStockAlerts)
      .where(customerRowCondition(backInStockAlerts, customer)),
    newsletter: await db
      .select({ event: newsletterConsents.event, words: newsletterConsents.words, at: newsletterConsents.at })
      .from(newsletterConsents)
      .where(eq(newsletterConsents.email, email)),
  }
  await db.transaction((tx) => logCustomerChange(tx, { customer, actor, change: log.exported, at: now() }))
  return found
}
