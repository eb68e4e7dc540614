/** The specification's key in local storage. A cookie of the same name lets pages without scripts find the same cart. */
const KEY = 'cartId'
const KEPT_SECONDS = 90 * 24 * 60 * 60
/** In local storage: what a page that was left had not sent yet. It stands here, with what every page asks; see unsent-intents.ts. */
export const UNSENT_KEY = 'cartUnsent'

/** The cart this browser has, or null. Storage may be full, forbidden or cleared: then there is simply no cart. */
export function readCartId(): string | null {
  return readStorage(KEY) ?? readCookie()
}

/** Whether the last page could not send all that was put into the cart. */
export const hasUnsent = (): boolean => readStorage(UNSENT_KEY) !== null

/** Whether there is a cart to be fetched, or one to be begun. */
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
 * On the cart's own page, which shows the cart of the cookie: forms such as Order again have begun a cart there that scripts do not know
 * of yet. True where it is another one than they kept.
 */
export function adoptServedCart(): boolean {
  const served = readCookie()
  if (served === null || served === readStorage(KEY)) return false
  storeCartId(served)
  return true
}

/** Calls back when another tab has made or lost the cart. */
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
