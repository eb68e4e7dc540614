import { homeCopy, describeHomePage } from '../../../content/home.ts'
import type { LandingPage } from '../../../content/landing/landing-page.ts'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { listPageLists, listPageCopy, type PageCopy } from '../../../content/page-copy.ts'
import type { Database } from '../../db/database.ts'
import { type PageFacts, findPageFacts, replacePricesByFacts } from './price-facts.ts'

/** A page made of sections: the home page or a landing page. The owner can change its texts, but not its layout. */
export type SectionPage = {
  handle: string
  path: string
  name: string
  page: () => Promise<unknown>
  /** Loads the content of a landing page; null if this is the home page. */
  landing: (() => Promise<LandingPage>) | null
}

/** Returns the default content of the home page, with the description that search engines show. */
export const getHomeSectionPage = () => ({
  ...homeCopy,
  metadata: { ...homeCopy.metadata, description: describeHomePage() },
})

const SECTION_PAGES: readonly SectionPage[] = [
  { handle: 'home', path: '/', name: 'Home', page: async () => getHomeSectionPage(), landing: null },
  ...landingPages.map(({ path, name, page }) => ({
    handle: path.split('/').at(-1) ?? path,
    path,
    name,
    page,
    landing: page,
  })),
]

const byHandle = new Map(SECTION_PAGES.map((page) => [page.handle, page]))

export const findSectionPage = (handle: string): SectionPage | null => byHandle.get(handle) ?? null

export const listSectionPages = (): string[] => SECTION_PAGES.map(({ handle }) => handle)

export type DefaultCopy = {
  page: unknown
  /** The texts of the page. The keys are paths such as sections.faq.title. */
  words: PageCopy
  /** The lists of the page whose entries can be added, removed and moved. */
  lists: ReturnType<typeof listPageLists>
  facts: PageFacts
}

/**
 * Finds the default texts of a page, with the current settings. Prices of the catalogue are placeholders in the texts. The values of the
 * placeholders are returned too.
 */
export async function findDefaultCopy(db: Database, handle: string): Promise<DefaultCopy> {
  const entry = findSectionPage(handle)
  const landing = entry?.landing ? await entry.landing() : null
  const page = entry ? await entry.page() : {}
  const words = listPageCopy(page)
  return {
    page,
    lists: listPageLists(page),
    words: landing ? replacePricesByFacts(landing, words) : words,
    facts: await findPageFacts(db, landing),
  }
}
