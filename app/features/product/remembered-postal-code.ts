/** The key of the postal code in local storage. */
const KEY = 'postalCode'
const LONGEST = 10

/** Returns the last postal code entered in this browser; empty if there is none, or it is invalid. */
export function readPostalCode(): string {
  try {
    const kept = window.localStorage.getItem(KEY) ?? ''
    return kept.length <= LONGEST && /^[A-Z\d -]+$/.test(kept) ? kept : ''
  } catch {
    return ''
  }
}

export function rememberPostalCode(postalCode: string): void {
  try {
    window.localStorage.setItem(KEY, postalCode)
  } catch {
    // Storage is full or forbidden, so the visitor has to enter the postal code again next time.
  }
}
