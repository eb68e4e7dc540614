/** Key in local storage. */
const KEY = 'postalCode'
const LONGEST = 10

/** The postal code that was estimated for last in this browser; empty where there is none, or what stands there can be none. */
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
    // Full or forbidden: it is typed again next time.
  }
}
