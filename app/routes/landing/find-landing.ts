import { landingPages } from '../../../content/landing/landing-pages.ts'
import type { PageModule } from '../../page-framework/page-module.ts'

/** Cached modules: a page whose query changes stays the same component. */
const opened = new Map<string, Promise<PageModule>>()

/** The landing page at a path, or null. Its text is a separate file, beside the code that all landing pages share. */
export function findLanding(path: string): Promise<PageModule> | null {
  const entry = landingPages.find((one) => one.path === path)
  if (!entry) return null
  const known = opened.get(path)
  if (known) return known
  const opening = Promise.all([import('./landing-page.tsx'), entry.page()]).then(([{ landingPage }, page]) =>
    landingPage(page, entry.offer),
  )
  opened.set(path, opening)
  // A failed fetch can be tried again.
  opening.catch(() => opened.delete(path))
  return opening
}
