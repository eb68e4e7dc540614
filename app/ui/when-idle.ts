/** Runs a task once the page is idle; Safari has no requestIdleCallback. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then, 200)
}
