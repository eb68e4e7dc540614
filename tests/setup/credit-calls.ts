import {
  creditHistorySchema,
  creditPaymentSchema,
  creditPurchaseSchema,
  userCreditsSchema,
} from '../../contract/credits.ts'
import type { Visitor } from './visitor.ts'

// Calls of the REST API about credits, which a visitor makes.

export const BASIC = { creditAmount: 10, paymentDetails: { amount: 19.99, currency: 'CAD' } }
export const STANDARD = { creditAmount: 25, paymentDetails: { amount: 39.99, currency: 'CAD' } }

export const buyCredits = (of: Visitor, body: unknown = BASIC, key?: string): Promise<Response> =>
  of.send('POST', '/api/user/credits/purchase', body, key === undefined ? {} : { 'idempotency-key': key })

/** Starts a purchase of credits. Returns the address of the payment page. */
export async function startBuying(of: Visitor, body: unknown = BASIC, key?: string) {
  const response = await buyCredits(of, body, key)
  if (response.status !== 202) throw new Error(`${response.status} ${await response.text()}`)
  return creditPaymentSchema.parse(await response.json())
}

/** Pays or declines on the demo provider's page, as the buyer. */
export function decide(of: Visitor, paymentUrl: string, decision: 'pay' | 'decline') {
  const form = new FormData()
  form.set('decision', decision)
  return of.upload(new URL(paymentUrl).pathname, form)
}

export const findPurchase = async (of: Visitor, id: string) =>
  creditPurchaseSchema.parse(await (await of.get(`/api/user/credits/purchases/${id}`)).json())

/** Buys credits, from the request to the payment. */
export async function ownCredits(of: Visitor, body: unknown = BASIC) {
  const { purchaseId, paymentUrl } = await startBuying(of, body)
  await decide(of, paymentUrl, 'pay')
  return findPurchase(of, purchaseId)
}

export const creditsOf = async (of: Visitor) =>
  userCreditsSchema.parse(await (await of.get('/api/user/credits')).json())
export const balanceOf = async (of: Visitor) => (await creditsOf(of)).availableCredits
export const historyOf = async (of: Visitor) =>
  creditHistorySchema.parse(await (await of.get('/api/user/credits/entries')).json()).entries
