let own: string | null = null

/** Writes the page's state into the address without opening another page, so that a reload or a bookmark restores the state. */
export function writeOwnAddress(url: URL): void {
  window.history.replaceState(window.history.state, '', url)
  own = url.pathname + url.search
}

/** Whether the visible page wrote this address (path and query) itself. Nothing has to be opened for such an address. */
export const isOwnAddress = (address: string): boolean => address === own

/** Forgets the address; called when another page becomes visible. */
export function forgetOwnAddress(): void {
  own = null
}
