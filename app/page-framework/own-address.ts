let own: string | null = null

/** Writes the page's state to the address without opening another page, so that a reload or bookmark restores it. */
export function noteAddress(url: URL): void {
  window.history.replaceState(window.history.state, '', url)
  own = url.pathname + url.search
}

/** Whether the visible page wrote this address (path and query) itself, so that it is already open. */
export const isOwnAddress = (address: string): boolean => address === own

/** Called when another page becomes visible. */
export function forgetOwnAddress(): void {
  own = null
}
