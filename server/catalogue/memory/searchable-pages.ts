import { landingPages } from '../../../content/landing/landing-pages.ts'
import { isPageListKey, type PageCopy, replacePageCopy } from '../../../content/page-copy.ts'
import { unindexedPages, publicPages } from '../../../content/public-pages.ts'
import type { PageSearchResult } from '../../../contract/search.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { readShopPageCopy } from '../../texts/index.ts'

type BuiltPage = {
  page: PageSearchResult
  /** The page's texts that the owner has edited. Search treats them like the page's description. */
  editedTexts: string
}

/** Joins the texts of a page. Leaves out entries that only store the order of a list. */
const textOf = (words: PageCopy): string =>
  Object.entries(words)
    .flatMap(([key, text]) => (isPageListKey(key) ? [] : [text]))
    .join(' ')

/** Lists the tools, forms and landing pages, and the home page, for search. Collections and the texts of content/ are listed elsewhere. */
export async function listSearchablePages(db: Database | Transaction): Promise<BuiltPage[]> {
  const landings = await Promise.all(
    landingPages.map(async ({ path, page: open }) => {
      const words = await readShopPageCopy(db, path.split('/').at(-1) ?? '')
      const { name, description } = replacePageCopy(await open(), words)
      return { page: { title: name, url: path, text: description }, editedTexts: textOf(words) }
    }),
  )
  const home = textOf(await readShopPageCopy(db, 'home'))
  const named = [...publicPages, ...unindexedPages].flatMap((page) => {
    const editedTexts = page.path === '/' ? home : ''
    const text = page.text?.() ?? (editedTexts === '' ? undefined : '')
    return text === undefined || ('unlisted' in page && page.unlisted)
      ? []
      : [{ page: { title: page.name, url: page.path, text }, editedTexts }]
  })
  return [...named, ...landings]
}
