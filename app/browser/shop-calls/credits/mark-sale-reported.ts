const KEY = 'creditsTold'

/** Returns true the first time in this tab only, so that reloading the success page doesn't report a second sale. */
export function markSaleReported(purchaseId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === purchaseId) return false
    sessionStorage.setItem(KEY, purchaseId)
  } catch {
    // Storage is disabled. Reporting a sale twice is better than not reporting it.
  }
  return true
}
