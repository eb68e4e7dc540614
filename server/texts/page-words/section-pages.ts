import { home, homeDescription } from '../../../content/home.ts'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { listWords, type PageWords } from '../../../content/page-words.ts'

/** A page that is made of sections: home and the landing pages. Its owner changes the words, not the layout. */
export type SectionPage = {
  handle: string
  path: string
  name: string
  page: () => Promise<unknown>
}

/** Home as it comes, with what only search engines read of it. */
export const homePage = () => ({
  ...home,
  metadata: { ...home.metadata, description: homeDescription() },
})

const SECTION_PAGES: readonly SectionPage[] = [
  { handle: 'home', path: '/', name: 'Home', page: async () => homePage() },
  ...landingPages.map(({ path, name, page }) => ({
    handle: path.split('/').at(-1) ?? path,
    path,
    name,
    page,
  })),
]

const byHandle = new Map(SECTION_PAGES.map((page) => [page.handle, page]))

export const findSectionPage = (handle: string): SectionPage | null => byHandle.get(handle) ?? null

export const listSectionPages = (): string[] => SECTION_PAGES.map(({ handle }) => handle)

/** The words that a page comes with, with the settings of now. */
export async function findDefaultWords(handle: string): Promise<PageWords> {
  const entry = findSectionPage(handle)
  return entry ? listWords(await entry.page()) : {}
}
