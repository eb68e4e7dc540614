/** Scrolls a heading or section to the top of the screen and focuses it. */
export function scrollToAndFocus(part: HTMLElement | null): void {
  if (!part) return
  part.focus({ preventScroll: true })
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
}
