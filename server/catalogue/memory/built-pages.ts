import { landingPages } from '../../../content/landing/landing-pages.ts'
import { ownPages, publicPages } from '../../../content/public-pages.ts'
import type { FoundPage } from '../../../contract/search.ts'

/** The pages that are no collection and no text of content/: tools, forms and landing pages, as a search shows them. */
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
      : [{ title: page.name, url: page.path, text: page.text }],
  )
  return [...named, ...landings]
}
