let own: string | null = null

/** Notes in the address what a page shows, without opening another one: a reload or a bookmark finds it again. */
export function noteAddress(url: URL): void {
  window.history.replaceState(window.history.state, '', url)
  own = url.pathname + url.search
}

/** Whether the page in sight wrote this address (path and query) itself, so that it is open already. */
export const isOwnAddress = (address: string): boolean => address === own

/** Another page comes into sight. */
export function forgetOwnAddress(): void {
  own = null
}
