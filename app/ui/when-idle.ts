/** Runs what can wait once the page is calm. Safari has no requestIdleCallback. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then, 200)
}
