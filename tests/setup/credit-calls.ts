import {
  creditHistorySchema,
  creditPaymentSchema,
  creditPurchaseSchema,
  userCreditsSchema,
} from '../../contract/credits.ts'
import type { TestVisitor } from './visitor.ts'

// Requests to the REST API about credits, sent as a visitor.

export const BASIC_PACKAGE = { creditAmount: 10, paymentDetails: { amount: 19.99, currency: 'CAD' } }
export const STANDARD_PACKAGE = { creditAmount: 25, paymentDetails: { amount: 39.99, currency: 'CAD' } }

export const buyCredits = (of: TestVisitor, body: unknown = BASIC_PACKAGE, key?: string): Promise<Response> =>
  of.send('POST', '/api/user/credits/purchase', body, key === undefined ? {} : { 'idempotency-key': key })

/** Starts a purchase of credits. Returns the URL of the payment page. */
export async function startCreditPurchase(of: TestVisitor, body: unknown = BASIC_PACKAGE, key?: string) {
  const response = await buyCredits(of, body, key)
  if (response.status !== 202) throw new Error(`${response.status} ${await response.text()}`)
  return creditPaymentSchema.parse(await response.json())
}

/** Pays, or declines to pay, on the demo provider's page. */
export function decidePayment(of: TestVisitor, paymentUrl: string, decision: 'pay' | 'decline') {
  const form = new FormData()
  form.set('decision', decision)
  return of.upload(new URL(paymentUrl).pathname, form)
}

export const findPurchase = async (of: TestVisitor, id: string) =>
  creditPurchaseSchema.parse(await (await of.get(`/api/user/credits/purchases/${id}`)).json())

/** Buys credits and pays for them. */
export async function buyAndPayCredits(of: TestVisitor, body: unknown = BASIC_PACKAGE) {
  const { purchaseId, paymentUrl } = await startCreditPurchase(of, body)
  await decidePayment(of, paymentUrl, 'pay')
  return findPurchase(of, purchaseId)
}

export const readCredits = async (of: TestVisitor) =>
  userCreditsSchema.parse(await (await of.get('/api/user/credits')).json())
export const readBalance = async (of: TestVisitor) => (await readCredits(of)).availableCredits
export const readHistory = async (of: TestVisitor) =>
  creditHistorySchema.parse(await (await of.get('/api/user/credits/entries')).json()).entries
