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
