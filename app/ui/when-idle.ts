/** Runs a task when the page is idle. In Safari, which has no requestIdleCallback, runs it after a delay. */
export function runWhenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then, 200)
}
