/** Takes the reader to what has just come: its heading to the top of the screen, and the keyboard with it. */
export function goTo(heading: HTMLElement | null): void {
  if (!heading) return
  heading.focus({ preventScroll: true })
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
}
