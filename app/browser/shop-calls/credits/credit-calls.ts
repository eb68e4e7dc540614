import type {
  CreditHistory,
  CreditPayment,
  CreditPriceView,
  CreditPurchaseView,
  CreditPurchaseRequest,
  CreditPurchaseStart,
  UserCredits,
} from '../../../../contract/credits.ts'
import { type CreditBilling, splitBillingPlace } from '../../../../domain/credits/billing.ts'
import type { CreditPackage } from '../../../../domain/credits/packages.ts'
import { SHOP_CURRENCY } from '../../../../domain/money.ts'
import { callApi } from '../../call-api.ts'

const read = <T>(address: string) => callApi<T>({ method: 'GET', address })

/** Fetches the visitor's balance and its history; null if the shop doesn't respond. */
export async function fetchCredits(): Promise<(UserCredits & CreditHistory) | null> {
  const [credits, history] = await Promise.all([
    read<UserCredits>('/api/user/credits'),
    read<CreditHistory>('/api/user/credits/entries'),
  ])
  return credits.ok && history.ok ? { ...credits.value, ...history.value } : null
}

/** Fetches the price of a credit package with the taxes of a place such as 'CA-ON'; null if the shop doesn't respond. */
export async function fetchCreditPrice(packageId: string, place: string): Promise<CreditPriceView | null> {
  const query = new URLSearchParams({ package: packageId, ...splitBillingPlace(place) })
  const answer = await read<CreditPriceView>(`/api/user/credits/price?${query}`)
  return answer.ok ? answer.value : null
}

export type PurchaseResult =
  | { ok: true; next: 'pay'; payment: CreditPayment }
  | { ok: true; next: 'paid'; newTotalCredits: number }
  /** A failed purchase. `message` is the shop's text for visitors. */
  | { ok: false; reason: string; message: string | null }

/** Buys a credit package. Repeating the request with the same key doesn't buy the package again. Throws if no response comes. */
export async function buyCredits(
  { credits, priceCents }: CreditPackage,
  { email, country, province }: CreditBilling,
  key: string,
): Promise<PurchaseResult> {
  const body: CreditPurchaseRequest = {
    creditAmount: credits,
    paymentDetails: { amount: priceCents / 100, currency: SHOP_CURRENCY },
    billing: { email: email ?? '', country, province },
  }
  const call = { method: 'POST', address: '/api/user/credits/purchase', body, key } as const
  const answer = await callApi<CreditPayment | CreditPurchaseStart>(call)
  if (!answer.ok) {
    const { code, detail } = answer.problem
    // A failure without an error code doesn't come from the shop: a proxy responded, or no response came. In both cases it's unknown
    // whether the purchase went through.
    if (code === undefined) throw new Error(`Buying credits answered ${answer.status}`)
    return { ok: false, reason: code, message: detail ?? null }
  }
  if ('paymentUrl' in answer.value) return { ok: true, next: 'pay', payment: answer.value }
  return { ok: true, next: 'paid', newTotalCredits: answer.value.newTotalCredits }
}

/** Fetches the state of a purchase; null if this browser has no such purchase. Throws if no response comes. */
export async function fetchPurchase(id: string): Promise<CreditPurchaseView | null> {
  const answer = await read<CreditPurchaseView>(`/api/user/credits/purchases/${encodeURIComponent(id)}`)
  if (answer.ok) return answer.value
  if (answer.status === 404) return null
  throw new Error(`The purchase answered ${answer.status}`)
}
