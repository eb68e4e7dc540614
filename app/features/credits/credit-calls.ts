import type {
  CreditHistory,
  CreditPayment,
  CreditPurchaseView,
  CreditPurchaseWish,
  CreditsBought,
  UserCredits,
} from '../../../contract/credits.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { CreditPackage } from '../../../domain/credits/packages.ts'
import { SHOP_CURRENCY } from '../../../domain/money.ts'

/** What the visitor has and how it came to be; null where the shop does not answer. */
export async function askForCredits(): Promise<(UserCredits & CreditHistory) | null> {
  try {
    const [credits, history] = await Promise.all([
      read<UserCredits>('/api/user/credits'),
      read<CreditHistory>('/api/user/credits/entries'),
    ])
    return credits.ok && history.ok ? { ...credits.value, ...history.value } : null
  } catch {
    return null
  }
}

export type Bought =
  | { ok: true; next: 'pay'; payment: CreditPayment }
  | { ok: true; next: 'paid'; newTotalCredits: number }
  /** `message` is the shop's own, for people. */
  | { ok: false; reason: string; message: string | null }

/** Buys a package; sent again with the same key it is bought once. Throws where no answer comes. */
export async function askToBuy({ credits, priceCents }: CreditPackage, key: string): Promise<Bought> {
  const wish: CreditPurchaseWish = {
    creditAmount: credits,
    paymentDetails: { amount: priceCents / 100, currency: SHOP_CURRENCY },
  }
  const response = await fetch('/api/user/credits/purchase', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
    body: JSON.stringify(wish),
  })
  if (!response.ok) {
    const { code, detail }: Partial<Problem> = await response.json()
    return { ok: false, reason: code ?? String(response.status), message: detail ?? null }
  }
  if (response.status === 202) return { ok: true, next: 'pay', payment: await response.json() }
  const { newTotalCredits }: CreditsBought = await response.json()
  return { ok: true, next: 'paid', newTotalCredits }
}

/** How a purchase stands: null where this browser has no such purchase. Throws where no answer comes. */
export async function askAboutPurchase(id: string): Promise<CreditPurchaseView | null> {
  const answer = await read<CreditPurchaseView>(`/api/user/credits/purchases/${encodeURIComponent(id)}`)
  if (answer.ok) return answer.value
  if (answer.status === 404) return null
  throw new Error(`The purchase answered ${answer.status}`)
}

type Read<T> = { ok: true; value: T } | { ok: false; status: number }

async function read<T>(address: string): Promise<Read<T>> {
  const response = await fetch(address, {
    credentials: 'include',
    cache: 'no-store',
    headers: { accept: 'application/json' },
  })
  return response.ok ? { ok: true, value: await response.json() } : { ok: false, status: response.status }
}
