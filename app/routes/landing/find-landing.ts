import { landingPages } from '../../../content/landing/landing-pages.ts'
import type { PageModule } from '../../page-framework/page-module.ts'

/** Cached, so that a page whose query changes keeps the same component. */
const opened = new Map<string, Promise<PageModule>>()

/** Returns the landing page at a path, or null. Each page's text is in its own file; all landing pages share the code. */
export function findLanding(path: string): Promise<PageModule> | null {
  const entry = landingPages.find((one) => one.path === path)
  if (!entry) return null
  const known = opened.get(path)
  if (known) return known
  const opening = Promise.all([import('./landing-page.tsx'), entry.page()]).then(([{ landingPage }, page]) =>
    landingPage(page, entry.offer),
  )
  opened.set(path, opening)
  // After a failed fetch, try again the next time.
  opening.catch(() => opened.delete(path))
  return opening
}
