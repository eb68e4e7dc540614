import { listPageCopy, type PageCopy, replacePageCopy } from '../../../content/page-copy.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { fillInShopFacts, findShopFacts } from '../facts.ts'
import { findOwnTextSource } from '../shop-texts.ts'
import { type PageFacts, findPageFacts, findTextsWithOtherPrices } from './price-facts.ts'
import { findSectionPage, getHomeSectionPage } from './section-pages.ts'
import { parseEditedTexts } from './copy-source.ts'

/**
 * Returns the texts of a page with sections that the owner has changed. Their placeholders are filled in. The result's keys are the texts'
 * names.
 */
function ownWordsOf(handle: string, facts: PageFacts): PageCopy {
  const words = Object.entries(parseEditedTexts(findOwnTextSource(`sections/${handle}`)))
  return Object.fromEntries(
    words.map(([key, text]) => [key, fillInShopFacts(text, facts, (fact) => fact).text]),
  )
}

/** Returns the texts of a landing page that differ from its file, because the owner or a price in the catalogue has changed. */
export async function readShopPageCopy(db: Database | Transaction, handle: string): Promise<PageCopy> {
  const page = (await findSectionPage(handle)?.landing?.()) ?? null
  const facts = await findPageFacts(db, page)
  const own = ownWordsOf(handle, facts)
  return page ? { ...findTextsWithOtherPrices(page, listPageCopy(page), facts), ...own } : own
}

/**
 * Returns the parts of the home page that contain a changed text; the keys are the names of the parts. The other parts aren't needed,
 * because the page's scripts contain their default texts.
 */
export function getChangedHomeParts(): Readonly<Record<string, unknown>> {
  const home = getHomeSectionPage()
  const parts = Object.entries<unknown>(replacePageCopy(home, ownWordsOf('home', findShopFacts())))
  const standard = new Map(Object.entries<unknown>(home))
  return Object.fromEntries(parts.filter(([name, part]) => part !== standard.get(name)))
}
