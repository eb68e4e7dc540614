/** The specification's key in local storage. A cookie of the same name lets pages without scripts find the same cart. */
const KEY = 'cartId'
const KEPT_SECONDS = 90 * 24 * 60 * 60
/** In local storage: changes that a page had not sent when it was left. The key is in this file because every page needs it; see unsent-intents.ts. */
export const UNSENT_KEY = 'cartUnsent'

/** This browser's cart id, or null. Storage may be full, forbidden or cleared: then there is no cart. */
export function readCartId(): string | null {
  return readStorage(KEY) ?? readCookie()
}

/** Whether the last page left unsent changes. */
export const hasUnsent = (): boolean => readStorage(UNSENT_KEY) !== null

/** Whether there is a cart to fetch, or unsent changes that will create one. */
export const hasCart = (): boolean => readCartId() !== null || hasUnsent()

export function storeCartId(id: string): void {
  try {
    window.localStorage.setItem(KEY, id)
  } catch {
    // A private window: the cookie below keeps the cart.
  }
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${KEY}=${encodeURIComponent(id)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`
}

/**
 * For the cart page, which shows the cart of the cookie: forms such as Order again may have created a cart that scripts don't know yet. True if it
 * differs from the stored one.
 */
export function adoptServedCart(): boolean {
  const served = readCookie()
  if (served === null || served === readStorage(KEY)) return false
  storeCartId(served)
  return true
}

/** Calls back when another tab has created or lost the cart. */
export function watchCartId(changed: (id: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed(readStorage(KEY))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Null also where storage is forbidden. */
export function readStorage(key: string): string | null {
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
