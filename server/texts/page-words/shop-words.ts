import { listWords, type PageWords, withWords } from '../../../content/page-words.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { fillFacts, findFacts } from '../facts.ts'
import { findOwnSource } from '../shop-texts.ts'
import { type Facts, findPageFacts, wordsWithOtherPrices } from './price-facts.ts'
import { findSectionPage, homePage } from './section-pages.ts'
import { ownWords } from './words-source.ts'

/** The words of a page of sections that the owner changed, by key, with facts filled in. */
function ownWordsOf(handle: string, facts: Facts): PageWords {
  const words = Object.entries(ownWords(findOwnSource(`sections/${handle}`)))
  return Object.fromEntries(words.map(([key, text]) => [key, fillFacts(text, facts, (fact) => fact).text]))
}

/** The words of a landing page that differ from those of its file: the owner's, and prices that the catalogue has changed. */
export async function shopWords(db: Database | Transaction, handle: string): Promise<PageWords> {
  const page = (await findSectionPage(handle)?.landing?.()) ?? null
  const facts = await findPageFacts(db, page)
  const own = ownWordsOf(handle, facts)
  return page ? { ...wordsWithOtherPrices(page, listWords(page), facts), ...own } : own
}

/** The parts of home in which the owner changed a word, by name; home's own scripts hold the others. */
export function changedHome(): Readonly<Record<string, unknown>> {
  const home = homePage()
  const parts = Object.entries<unknown>(withWords(home, ownWordsOf('home', findFacts())))
  const standard = new Map(Object.entries<unknown>(home))
  return Object.fromEntries(parts.filter(([name, part]) => part !== standard.get(name)))
}
