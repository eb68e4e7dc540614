const KEY = 'creditsTold'

/** True the first time in this tab: a success that is looked at again is no second sale. */
export function isFirstTelling(purchaseId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === purchaseId) return false
    sessionStorage.setItem(KEY, purchaseId)
  } catch {
    // Storage is switched off: told twice is better than never.
  }
  return true
}

/** A key of 128 random bits. crypto.randomUUID is missing where the shop is opened by plain http on a local network. */
export function newPurchaseKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
