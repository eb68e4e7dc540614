import { landingPages } from '../../../content/landing/landing-pages.ts'
import type { PageModule } from '../../page-framework/page-module.ts'

/** Landing pages that were opened. They are cached, so that a change of the query doesn't remount the page. */
const opened = new Map<string, Promise<PageModule>>()

/** Returns the landing page at a path, or null. Each page's text is in a separate file; the code is the same for all. */
export function findLanding(path: string): Promise<PageModule> | null {
  const entry = landingPages.find((one) => one.path === path)
  if (!entry) return null
  const known = opened.get(path)
  if (known) return known
  const opening = Promise.all([import('./landing-page.tsx'), entry.page()]).then(
    ([{ createLandingPage }, page]) => createLandingPage(page, entry.offer),
  )
  opened.set(path, opening)
  // After a failed fetch, the next call tries again.
  opening.catch(() => opened.delete(path))
  return opening
}
