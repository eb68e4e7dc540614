import { home, homeDescription } from '../../../content/home.ts'
import type { LandingPage } from '../../../content/landing/landing-page.ts'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { listLists, listWords, type PageWords } from '../../../content/page-words.ts'
import type { Database } from '../../db/database.ts'
import { type Facts, findPageFacts, withPriceFacts } from './price-facts.ts'

/** A page made of sections: home or a landing page. Its owner changes the texts, not the layout. */
export type SectionPage = {
  handle: string
  path: string
  name: string
  page: () => Promise<unknown>
  /** Null for home. */
  landing: (() => Promise<LandingPage>) | null
}

/** Returns home's default content, including the description that only search engines read. */
export const homePage = () => ({
  ...home,
  metadata: { ...home.metadata, description: homeDescription() },
})

const SECTION_PAGES: readonly SectionPage[] = [
  { handle: 'home', path: '/', name: 'Home', page: async () => homePage(), landing: null },
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

export type DefaultWords = {
  page: unknown
  /** By key. */
  words: PageWords
  /** Lists whose entries the owner can add, remove and move. */
  lists: ReturnType<typeof listLists>
  facts: Facts
}

/** Finds a page's default texts, with the current settings, with catalogue prices as placeholders, and with the placeholders' values. */
export async function findDefaultWords(db: Database, handle: string): Promise<DefaultWords> {
  const entry = findSectionPage(handle)
  const landing = entry?.landing ? await entry.landing() : null
  const page = entry ? await entry.page() : {}
  const words = listWords(page)
  return {
    page,
    lists: listLists(page),
    words: landing ? withPriceFacts(landing, words) : words,
    facts: await findPageFacts(db, landing),
  }
}
