/** Takes the reader to a part of the page, as a heading or a section: to the top of the screen, and the keyboard with it. */
export function goTo(part: HTMLElement | null): void {
  if (!part) return
  part.focus({ preventScroll: true })
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
}
