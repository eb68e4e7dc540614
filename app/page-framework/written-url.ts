let own: string | null = null

/** Writes the page's state into the URL without opening another page, so that a reload or a bookmark restores the state. */
export function writePageStateToUrl(url: URL): void {
  window.history.replaceState(window.history.state, '', url)
  own = url.pathname + url.search
}

/** Whether the visible page wrote this URL (path and query) itself, so that no page has to be opened for it. */
export const isUrlWrittenByPage = (address: string): boolean => address === own

/** Forgets the URL that the visible page wrote. Called when another page becomes visible. */
export function forgetWrittenUrl(): void {
  own = null
}
