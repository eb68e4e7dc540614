import { landingPages } from '../../../content/landing/landing-pages.ts'
import { isPageListKey, type PageWords, replacePageWords } from '../../../content/page-words.ts'
import { unindexedPages, publicPages } from '../../../content/public-pages.ts'
import type { PageSearchResult } from '../../../contract/search.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { readShopPageWords } from '../../texts/index.ts'

type BuiltPage = {
  page: PageSearchResult
  /** The page's texts that the owner has edited. Search treats them like the page's description. */
  editedTexts: string
}

/** Joins the texts of a page. Leaves out entries that only store the order of a list. */
const textOf = (words: PageWords): string =>
  Object.entries(words)
    .flatMap(([key, text]) => (isPageListKey(key) ? [] : [text]))
    .join(' ')

/** Lists the tools, forms and landing pages, and the home page, for search. Collections and the texts of content/ are listed elsewhere. */
export async function listSearchablePages(db: Database | Transaction): Promise<BuiltPage[]> {
  const landings = await Promise.all(
    landingPages.map(async ({ path, page: open }) => {
      const words = await readShopPageWords(db, path.split('/').at(-1) ?? '')
      const { name, description } = replacePageWords(await open(), words)
      return { page: { title: name, url: path, text: description }, editedTexts: textOf(words) }
    }),
  )
  const home = textOf(await readShopPageWords(db, 'home'))
  const named = [...publicPages, ...unindexedPages].flatMap((page) => {
    const editedTexts = page.path === '/' ? home : ''
    const text = page.text?.() ?? (editedTexts === '' ? undefined : '')
    return text === undefined || ('unlisted' in page && page.unlisted)
      ? []
      : [{ page: { title: page.name, url: page.path, text }, editedTexts }]
  })
  return [...named, ...landings]
}
