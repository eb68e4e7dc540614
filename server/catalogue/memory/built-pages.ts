import { landingPages } from '../../../content/landing/landing-pages.ts'
import { ownPages, publicPages } from '../../../content/public-pages.ts'
import type { FoundPage } from '../../../contract/search.ts'

/** Pages that are neither a collection nor a text of content/: tools, forms and landing pages, as search results. */
export async function listBuiltPages(): Promise<FoundPage[]> {
  const landings = await Promise.all(
    landingPages.map(async ({ path, name, page }) => ({
      title: name,
      url: path,
      text: (await page()).description,
    })),
  )
  const named = [...publicPages, ...ownPages].flatMap((page) =>
    page.text === undefined || ('unlisted' in page && page.unlisted)
      ? []
      : [{ title: page.name, url: page.path, text: page.text() }],
  )
  return [...named, ...landings]
}
