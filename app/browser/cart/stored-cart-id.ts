/** The specification's local storage key for the cart's id. A cookie with the same name lets pages without scripts find the same cart. */
const KEY = 'cartId'
const KEPT_SECONDS = 90 * 24 * 60 * 60
/**
 * The local storage key of the changes that a page couldn't send before the visitor left it. unsent-intents.ts reads and writes them. The
 * key is in this module, because every page needs it.
 */
export const UNSENT_CHANGES_KEY = 'cartUnsent'

/** Returns this browser's cart id. Null if there is no cart, or if storage is full, forbidden or cleared. */
export function readCartId(): string | null {
  return readLocalStorage(KEY) ?? readCookie()
}

/** Whether the last page left unsent changes. */
export const hasUnsentChanges = (): boolean => readLocalStorage(UNSENT_CHANGES_KEY) !== null

/** Whether there is a cart to fetch, or unsent changes that will create a cart. */
export const hasStoredCart = (): boolean => readCartId() !== null || hasUnsentChanges()

export function storeCartId(id: string): void {
  try {
    window.localStorage.setItem(KEY, id)
  } catch {
    // Storage is forbidden, as in some private windows. Only the cookie then stores the cart id.
  }
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${KEY}=${encodeURIComponent(id)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`
}

/**
 * Stores the cart id from the cookie, and returns whether it differs from the id in local storage. They differ after the server has created
 * a cart without scripts, for example through the form "Order again".
 */
export function adoptCartFromCookie(): boolean {
  const served = readCookie()
  if (served === null || served === readLocalStorage(KEY)) return false
  storeCartId(served)
  return true
}

/** Calls the listener when another tab has created a cart, or has found that the cart no longer exists. */
export function watchCartId(changed: (id: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed(readLocalStorage(KEY))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Returns the text stored under a key. Null if there is none, or if storage is forbidden. */
export function readLocalStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function readCookie(): string | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${KEY}=`))
  return entry ? decodeURIComponent(entry.slice(KEY.length + 1)) || null : null
}
